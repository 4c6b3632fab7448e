/** @jsxImportSource hono/jsx */
import { formatMoney } from '../../core/domain/money'
import type { CartLine } from '../cart/cart-lines'
import type { Visitor } from '../visitor/visitor'
import { Picture } from './picture'

interface CartProps {
  lines: readonly CartLine[]
  visitor: Visitor
}

/** The cart: what was chosen, what it costs, and a way to let go of it. */
export function CartPage({ lines, visitor }: CartProps) {
  const { say, country } = visitor
  if (lines.length === 0) return <EmptyCart visitor={visitor} />
  const total = lines.reduce((sum, line) => sum + line.total, 0)
  return (
    <section class="listing cart">
      <header class="listing__head">
        <h1>{say('bag')}</h1>
      </header>
      <ul class="cart__lines">
        {lines.map((line) => (
          <li class="cart__line">
            <Line line={line} visitor={visitor} />
          </li>
        ))}
      </ul>
      <div class="cart__foot">
        <p class="cart__total">
          <span>{say('cartTotal')}</span> <strong>{formatMoney(total, country.currency)}</strong>
        </p>
        <p class="cart__soon">{say('cartSoon')}</p>
      </div>
    </section>
  )
}

function Line({ line, visitor }: { line: CartLine; visitor: Visitor }) {
  const { model, title, slug, picture, options, qty, price, protection, finalSale, total } = line
  const { say, country, persona } = visitor
  const money = (amount: number) => formatMoney(amount, country.currency)
  const href = `/product/${slug}`
  return (
    <>
      <span class="ground">
        <Picture file={picture} alt="" eager sizes="120px" />
      </span>
      <div class="cart__what">
        <h2>
          <a href={href}>{title}</a>
        </h2>
        <p>{options.join(' · ')}</p>
        <p>
          {say('cartQty')}: {qty}
          {qty > 1 && ` · ${say('cartEach').replace('{price}', money(price))}`}
          {persona === 'member' && (
            <>
              {' '}
              <span class="price__member">{say('member')}</span>
            </>
          )}
        </p>
        {protection && (
          <p>
            {protection.title} · {money(protection.charge)}
          </p>
        )}
        {finalSale && <p>{say('finalSale')}</p>}
        <form class="remove" action="/cart/remove" method="post" accept-charset="UTF-8">
          <input type="hidden" name="model" value={model} />
          <input type="hidden" name="protection" value={protection?.id ?? ''} />
          <button type="submit">
            {say('remove')}{' '}
            <span class="visually-hidden">
              {title}, {options.join(', ')}
            </span>
          </button>
        </form>
      </div>
      <p class="cart__price">{money(total)}</p>
    </>
  )
}

function EmptyCart({ visitor: { say } }: { visitor: Visitor }) {
  return (
    <section class="quiet">
      <h1>{say('cartEmpty')}</h1>
      <p class="uc-cart-empty">{say('cartHint')}</p>
      <a class="button" href="/best-sellers">
        {say('discover')}
      </a>
    </section>
  )
}
