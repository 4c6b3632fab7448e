/** One line: what it is, what it costs, how many. Source: document 2, sections 2 and 9 (CART-01, PROC-01). */
import { useRef } from 'react'
import type { CartModel } from './cart.model'
import type { ShownLine } from './cart.rules'
import { CartQuantity } from './cart-quantity.view'

interface LineProps {
  readonly shown: ShownLine
  readonly model: CartModel
  readonly onRemove: (id: string) => void
}

export function CartLineView({ shown, model, onRemove }: LineProps) {
  const { line, waiting, error } = shown
  const { say, money, safeUrl, leadTime } = model
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
        {line.final_sale && <p part="final-sale">{say('finalSale')}</p>}
      </div>
      <div className="price">
        <p part="price" aria-busy={waiting !== 'no'}>
          {money(line.total)}
        </p>
        <EachPrice shown={shown} model={model} />
      </div>
      <div className="edit">
        <CartQuantity shown={shown} name={name} model={model} field={field} />
        <button type="button" part="edit-button" aria-label={`${say('editQuantity')}: ${name}`} onClick={edit}>
          {say('editQuantity')}
        </button>
        <button
          type="button"
          part="remove-button"
          aria-label={`${say('remove')}: ${name}`}
          onClick={() => onRemove(id)}
        >
          {say('remove')}
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

/** For one piece, where there are more. A member reads what others pay for one, struck (PRICE-02). */
function EachPrice({ shown: { line }, model: { say, money } }: Pick<LineProps, 'shown' | 'model'>) {
  const { price, regular, qty, total } = line
  const isMember = regular != null && regular > price
  const isTold = qty > 1 || total !== price
  if (!isMember && !isTold) return null
  return (
    <p part="each-price">
      {isMember && <span part="member-label">{say('member')}</span>}
      {isTold && <span> {say('each', { price: money(price) })}</span>}
      {isMember && (
        <>
          <span className="visually-hidden"> {say('regularPrice')}</span> <s part="regular-price">{money(regular)}</s>
        </>
      )}
    </p>
  )
}
