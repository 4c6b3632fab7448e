/** The loved products as cards, what was just removed, and the view of an empty list. */
import { useRef } from 'react'
import type { LovedProduct } from '../../core/contract/love'
import type { ViewProps } from '../../core/element/definition'
import { CloseIcon } from '../../core/ui/close-icon'
import type { wishlistAttributes } from './wishlist.element'
import type { WishlistModel, WishlistState } from './wishlist.model'

type Props = ViewProps<typeof wishlistAttributes, WishlistState, WishlistModel>

export function WishlistView({ state: { items, waiting, removed, failed }, model }: Props) {
  const status = useRef<HTMLDivElement>(null)
  const remove = async (item: LovedProduct) => {
    await model.remove(item)
    status.current?.focus()
  }
  const bringBack = async () => {
    await model.bringBack()
    status.current?.focus()
  }
  return (
    <>
      <div part="status" role="status" tabIndex={-1} ref={status}>
        {failed && <p className="failed">{model.say('failed')}</p>}
        {removed && (
          <p>
            {model.say('removed', { name: removed.title })}{' '}
            <button type="button" part="undo-button" onClick={bringBack}>
              {model.say('bringBack')}
            </button>
          </p>
        )}
      </div>
      {items.length === 0 ? (
        <Empty model={model} />
      ) : (
        <ul part="list" aria-label={model.say('list')}>
          {items.map((item) => (
            <Card key={item.nid} item={item} model={model} waiting={waiting.includes(item.nid)} onRemove={remove} />
          ))}
        </ul>
      )}
    </>
  )
}

interface CardProps {
  readonly item: LovedProduct
  readonly model: WishlistModel
  readonly waiting: boolean
  readonly onRemove: (item: LovedProduct) => void
}

function Card({ item, model, waiting, onRemove }: CardProps) {
  const image = model.safeUrl(item.image)
  return (
    <li part="card" data-state={waiting ? 'waiting' : 'resting'}>
      <a href={model.safeUrl(item.url)}>
        {image ? (
          <img part="image" src={image} alt="" width="480" height="600" loading="lazy" />
        ) : (
          <span className="blank" />
        )}
        <span part="title">{item.title}</span>
      </a>
      <Price amount={item.price} model={model} />
      <button
        type="button"
        part="remove-button"
        aria-label={model.say('remove', { name: item.title })}
        aria-disabled={waiting}
        onClick={() => onRemove(item)}
      >
        <CloseIcon />
      </button>
    </li>
  )
}

/** The price that counts comes first; what others pay is struck for members (PRICE-02). */
function Price({ amount, model: { money, shown, say } }: Pick<Props, 'model'> & { readonly amount: number }) {
  const { due, regular } = shown(amount)
  if (regular === undefined) return <span part="price">{money(due)}</span>
  return (
    <>
      <span part="price">
        <span className="visually-hidden">{say('memberPrice')} </span>
        {money(due)}
      </span>{' '}
      <span part="member-label">{say('member')}</span> <span className="visually-hidden">{say('regularPrice')} </span>
      <s part="regular-price">{money(regular)}</s>
    </>
  )
}

function Empty({ model }: Pick<Props, 'model'>) {
  return (
    <div part="empty">
      <h2>{model.say('empty')}</h2>
      <p>{model.say('emptyHint')}</p>
      <a part="browse-link" href={model.safeUrl(model.basePath)}>
        {model.say('browse')}
      </a>
    </div>
  )
}
