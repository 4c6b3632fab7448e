/** The products of the wishlist as cards, the product that was just removed, and the empty list. */
import { useRef } from 'react'
import type { LovedProduct } from '../../core/shop/love/love.contract'
import { CloseIcon } from '../../core/view/dialog/close-icon'
import type { ViewProps } from '../../core/view/element/definition'
import type { WishlistModel, WishlistState } from './wishlist.model'

type Props = ViewProps<WishlistState, WishlistModel>

export function WishlistView({ state: { items, waiting, removed, failed }, model }: Props) {
  const status = useRef<HTMLDivElement>(null)
  const remove = async (item: LovedProduct) => {
    await model.remove(item)
    status.current?.focus()
  }
  const undo = async () => {
    await model.undo()
    status.current?.focus()
  }
  return (
    <>
      <div part="status" role="status" tabIndex={-1} ref={status}>
        {failed && <p className="failed">{model.t('failed')}</p>}
        {removed && (
          <p>
            {model.t('removed', { name: removed.title })}{' '}
            <button type="button" part="undo-button" onClick={undo}>
              {model.t('undo')}
            </button>
          </p>
        )}
      </div>
      {items.length === 0 ? (
        <Empty model={model} />
      ) : (
        <ul part="list" aria-label={model.t('list')}>
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
    <li part="card" data-state={waiting ? 'waiting' : 'idle'}>
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
        aria-label={model.t('remove', { name: item.title })}
        aria-disabled={waiting}
        onClick={() => onRemove(item)}
      >
        <CloseIcon />
      </button>
    </li>
  )
}

/** The price that this visitor pays comes first; for members, the regular price is struck (PRICE-02). */
function Price({ amount, model: { money, shown, t } }: Pick<Props, 'model'> & { readonly amount: number }) {
  const { due, regular } = shown(amount)
  if (regular === undefined) return <span part="price">{money(due)}</span>
  return (
    <>
      <span part="price">
        <span className="visually-hidden">{t('memberPrice')} </span>
        {money(due)}
      </span>{' '}
      <span part="member-label">{t('member')}</span> <span className="visually-hidden">{t('regularPrice')} </span>
      <s part="regular-price">{money(regular)}</s>
    </>
  )
}

function Empty({ model }: Pick<Props, 'model'>) {
  return (
    <div part="empty">
      <h2>{model.t('empty')}</h2>
      <p>{model.t('emptyHint')}</p>
      <a part="browse-link" href={model.safeUrl(model.basePath)}>
        {model.t('browse')}
      </a>
    </div>
  )
}
