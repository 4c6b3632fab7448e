/** @jsxImportSource hono/jsx */
import { formatMoney } from '../../../core/base/country/money.rules'
import type { CartLine } from '../../cart/cart-lines'
import { termsPoints } from '../../cart/cart-terms'
import type { CartWire } from '../../cart/cart-wire'
import type { ShopCode } from '../../visitor/texts/texts'
import type { Visitor } from '../../visitor/visitor'
import { CartRow } from './cart-row'

/** The props of the cart page. */
export interface CartPageProps {
  lines: readonly CartLine[]
  /** The same cart in the contract's shape. */
  wire: CartWire
  visitor: Visitor
  /** The error texts. */
  problems: readonly string[]
  /** What is said of these goods while their payment is being checked or held, and the order's page. */
  paying?: { readonly words: string; readonly url: string } | undefined
}

/** The cart without script: Ubercart's form, with coupon and terms. */
export function CartPage({ lines, wire, visitor, problems, paying }: CartPageProps) {
  return (
    <section class="listing cart">
      <header class="listing__head">
        <h1>{visitor.t('bag')}</h1>
      </header>
      {problems.length > 0 && (
        <div class="messages error" role="alert">
          {problems.map((words) => (
            <p>{words}</p>
          ))}
        </div>
      )}
      {paying && (
        <div class="messages warning" role="alert">
          {paying.words} <a href={paying.url}>{visitor.t('checkAgain')}</a>
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

function CartForm({ lines, wire, visitor }: Omit<CartPageProps, 'problems' | 'paying'>) {
  const { t, country } = visitor
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
            <dt>{t('cartTotal')}</dt>
            <dd>
              <strong>{formatMoney(Number(wire.total), country.currency)}</strong>
            </dd>
          </div>
        </dl>
        {terms && !terms.agreed && <Terms title={terms.title} visitor={visitor} />}
        <button type="submit" name="op" value="Checkout" id="edit-checkout" class="button form-submit">
          {t('cartCheckout')}
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
            {visitor.t('couponCode')} <input type="text" name="coupon" class="form-text" autocomplete="off" />
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
      <p>{visitor.t('termsIntro')}</p>
      <ul>
        {termsPoints.map((code) => (
          <li>{visitor.t(code)}</li>
        ))}
      </ul>
      <label>
        <input type="checkbox" name="terms" value="1" /> {visitor.t('termsAgree')}
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
  const words = visitor.t(code)
  return hidden ? (
    <input type="submit" name={name} value={words} class="element-invisible" tabindex={-1} />
  ) : (
    <input type="submit" name={name} value={words} class="cart__button form-submit" />
  )
}

function EmptyCart({ visitor: { t } }: { visitor: Visitor }) {
  return (
    <div class="quiet">
      <h2>{t('cartEmpty')}</h2>
      <p class="uc-cart-empty">{t('cartHint')}</p>
      <a class="button" href="/best-sellers">
        {t('discover')}
      </a>
    </div>
  )
}
