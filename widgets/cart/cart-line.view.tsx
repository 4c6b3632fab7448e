/** One line: product, price, quantity (CART-01, PROC-01). */
import { useRef } from 'react'
import type { ShownLine } from './cart.rules'
import type { CartModel } from './cart.types'
import { CartQuantity } from './cart-quantity.view'

interface LineProps {
  readonly shown: ShownLine
  readonly model: CartModel
  readonly onRemove: (id: string) => void
}

export function CartLineView({ shown, model, onRemove }: LineProps) {
  const { line, waiting, error } = shown
  const { t, money, safeUrl, leadTime } = model
  const { id, title, options } = line
  const field = useRef<HTMLInputElement>(null)
  const edit = () => {
    field.current?.focus()
    field.current?.select()
  }
  const name = [title, ...options].join(', ')
  const href = safeUrl(line.url ?? '')
  const image = safeUrl(line.image ?? '')
  return (
    <li part="line" data-state={waiting}>
      {/* biome-ignore lint/a11y/useAnchorContent: the title beside it is the same link */}
      <a className="picture" href={href} tabIndex={-1} aria-hidden="true">
        {image ? <img part="image" src={image} alt="" width="480" height="600" /> : <span className="blank" />}
      </a>
      <div className="what">
        <h2 part="title">
          <a href={href}>{title}</a>
        </h2>
        {options.length > 0 && <p>{options.join(' · ')}</p>}
        {line.protection && <p>{line.protection}</p>}
        <p part="estimate">{leadTime(line)}</p>
        {line.final_sale && <p part="final-sale">{t('finalSale')}</p>}
      </div>
      <div className="price">
        <p part="price" aria-busy={waiting !== 'no'}>
          {money(line.total)}
        </p>
        <EachPrice shown={shown} model={model} />
      </div>
      <div className="edit">
        <CartQuantity shown={shown} name={name} model={model} field={field} />
        <button type="button" part="edit-button" aria-label={`${t('editQuantity')}: ${name}`} onClick={edit}>
          {t('editQuantity')}
        </button>
        <button type="button" part="remove-button" aria-label={`${t('remove')}: ${name}`} onClick={() => onRemove(id)}>
          {t('remove')}
        </button>
      </div>
      {error && (
        <p part="error" role="alert">
          {error}
        </p>
      )}
    </li>
  )
}

/** The price of one item, if the quantity is above one. Members also see the regular price, struck (PRICE-02). */
function EachPrice({ shown: { line }, model: { t, money } }: Pick<LineProps, 'shown' | 'model'>) {
  const { price, regular, qty, total } = line
  const isMember = regular != null && regular > price
  const isTold = qty > 1 || total !== price
  if (!isMember && !isTold) return null
  return (
    <p part="each-price">
      {isMember && <span part="member-label">{t('member')}</span>}
      {isTold && <span> {t('each', { price: money(price) })}</span>}
      {isMember && (
        <>
          <span className="visually-hidden"> {t('regularPrice')}</span> <s part="regular-price">{money(regular)}</s>
        </>
      )}
    </p>
  )
}
