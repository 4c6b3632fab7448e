/** @jsxImportSource hono/jsx */
import { formatMoney } from '../../core/domain/money'
import type { CartLine } from '../cart/cart-lines'
import { termsPoints } from '../cart/cart-terms'
import type { CartWire } from '../cart/cart-wire'
import type { ShopCode } from '../visitor/texts/texts'
import type { Visitor } from '../visitor/visitor'
import { CartRow } from './cart-row'

/** What the cart's page is made from. */
export interface CartPageProps {
  lines: readonly CartLine[]
  /** The same cart as the widgets are told it. */
  wire: CartWire
  visitor: Visitor
  /** What was not done, in words. */
  problems: readonly string[]
}

/** The cart, complete without script: Ubercart's form, with the coupon and the terms in it. */
export function CartPage({ lines, wire, visitor, problems }: CartPageProps) {
  return (
    <section class="listing cart">
      <header class="listing__head">
        <h1>{visitor.say('bag')}</h1>
      </header>
      {problems.length > 0 && (
        <div class="messages error" role="alert">
          {problems.map((words) => (
            <p>{words}</p>
          ))}
        </div>
      )}
      <rove-cart>
        {lines.length === 0 ? (
          <EmptyCart visitor={visitor} />
        ) : (
          <CartForm lines={lines} wire={wire} visitor={visitor} />
        )}
      </rove-cart>
      <rove-email-cart />
    </section>
  )
}

function CartForm({ lines, wire, visitor }: Omit<CartPageProps, 'problems'>) {
  const { say, country } = visitor
  const { terms } = wire
  return (
    <form id="uc-cart-view-form" class="cart__form" action="/cart" method="post" accept-charset="UTF-8">
      <input type="hidden" name="form_id" value="uc_cart_view_form" />
      {/* What Enter in a field presses. */}
      <FormButton name="update-cart" code="cartUpdate" visitor={visitor} hidden />
      <ul class="cart__lines">
        {lines.map((line, n) => (
          <li class="cart__line">
            <CartRow line={line} n={n} visitor={visitor} />
          </li>
        ))}
      </ul>
      <div class="cart__foot">
        <FormButton name="update-cart" code="cartUpdate" visitor={visitor} />
        <Coupon wire={wire} visitor={visitor} />
        <dl class="cart__totals">
          {wire.totals.map(({ title, amount }) => (
            <div>
              <dt>{title}</dt>
              <dd>{formatMoney(Number(amount), country.currency)}</dd>
            </div>
          ))}
          <div class="cart__total">
            <dt>{say('cartTotal')}</dt>
            <dd>
              <strong>{formatMoney(Number(wire.total), country.currency)}</strong>
            </dd>
          </div>
        </dl>
        {terms && !terms.agreed && <Terms title={terms.title} visitor={visitor} />}
        <button type="submit" name="op" value="Checkout" id="edit-checkout" class="button form-submit">
          {say('cartCheckout')}
        </button>
      </div>
    </form>
  )
}

function Coupon({ wire: { coupon }, visitor }: Pick<CartPageProps, 'wire' | 'visitor'>) {
  return (
    <div class="cart__coupon" id="coupon-pane">
      {coupon ? (
        <>
          <span>
            {coupon.code} · {coupon.title}
          </span>
          <FormButton name="coupon-remove" code="couponRemove" visitor={visitor} />
        </>
      ) : (
        <>
          <label>
            {visitor.say('couponCode')} <input type="text" name="coupon" class="form-text" autocomplete="off" />
          </label>
          <FormButton name="coupon-apply" code="couponApply" visitor={visitor} />
        </>
      )}
    </div>
  )
}

function Terms({ title, visitor }: { title: string; visitor: Visitor }) {
  return (
    <details class="cart__terms" open>
      <summary>{title}</summary>
      <p>{visitor.say('termsIntro')}</p>
      <ul>
        {termsPoints.map((code) => (
          <li>{visitor.say(code)}</li>
        ))}
      </ul>
      <label>
        <input type="checkbox" name="terms" value="1" /> {visitor.say('termsAgree')}
      </label>
    </details>
  )
}

interface FormButtonProps {
  name: string
  code: ShopCode
  visitor: Visitor
  hidden?: boolean
}

function FormButton({ name, code, visitor, hidden = false }: FormButtonProps) {
  const words = visitor.say(code)
  return hidden ? (
    <input type="submit" name={name} value={words} class="element-invisible" tabindex={-1} />
  ) : (
    <input type="submit" name={name} value={words} class="cart__button form-submit" />
  )
}

function EmptyCart({ visitor: { say } }: { visitor: Visitor }) {
  return (
    <div class="quiet">
      <h2>{say('cartEmpty')}</h2>
      <p class="uc-cart-empty">{say('cartHint')}</p>
      <a class="button" href="/best-sellers">
        {say('discover')}
      </a>
    </div>
  )
}
