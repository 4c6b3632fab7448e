/** @jsxImportSource hono/jsx */
import type { Address, Order } from '../../core/contract/order'
import { shownFields } from '../../core/contract/order-form'
import { addressLines } from '../../core/domain/address-lines'
import { findCountryByNumber } from '../../core/domain/countries'
import { formatMoney } from '../../core/domain/money'
import type { KeptOrder } from '../database/order-tables'
import { provinceOf } from '../order/provinces'
import { writtenPhone } from '../order/written-phone'
import { labelled } from '../visitor/labelled'
import type { Visitor } from '../visitor/visitor'
import { FormKeys } from './checkout-form-keys'
import { methodName } from './checkout-method'
import { Messages } from './checkout-pane'
import { OrderLines, OrderTotals } from './checkout-summary'
import { countryName } from './country-name'

interface ReviewProps {
  kept: KeptOrder
  order: Order
  visitor: Visitor
  problems: readonly string[]
}

/** The order once more before it is submitted: Ubercart's table, and its two buttons. */
export function ReviewPage({ kept, order, visitor, problems }: ReviewProps) {
  const { say } = visitor
  return (
    <section class="listing checkout review">
      <header class="listing__head">
        <h1>{say('reviewTitle')}</h1>
        <p>{say('reviewHint')}</p>
      </header>
      <Messages title={say('errorMessage')} problems={problems} />
      <rove-checkout>
        <div class="checkout__form">
          <OrderTable kept={kept} order={order} visitor={visitor} />
          <form
            id="uc-cart-checkout-review-form"
            class="checkout__summary review__form"
            action="/cart/checkout/review"
            method="post"
            accept-charset="UTF-8"
          >
            <FormKeys id="uc_cart_checkout_review_form" visitor={visitor} />
            <input type="hidden" name={shownFields.order} value={order.id} />
            <input type="hidden" name={shownFields.due} value={order.due} />
            <OrderTotals order={order} visitor={visitor} />
            <div id="edit-actions" class="form-actions checkout__actions">
              <button type="submit" name="op" value="Submit order" id="edit-submit" class="button form-submit">
                {say('submitOrder')}
              </button>
              <button type="submit" name="op" value="Back" id="edit-back" class="button button--quiet form-submit">
                {say('backButton')}
              </button>
            </div>
          </form>
        </div>
      </rove-checkout>
    </section>
  )
}

/** Ubercart's table of an order. */
export function OrderTable({ kept, order, visitor }: Omit<ReviewProps, 'problems'>) {
  const { say } = visitor
  const quote = order.quotes.find(({ id }) => id === order.quote)
  const rows: readonly (readonly [title: string, text: readonly string[]])[] = [
    [say('paneCustomer'), [order.email]],
    [say('paneDelivery'), writtenAddress(visitor, order.delivery)],
    [say('paneBilling'), order.copy_address ? [say('copyAddress')] : writtenAddress(visitor, order.billing)],
    [say('paneQuotes'), [quote?.title ?? '']],
    [say('panePayment'), paymentLines(kept, order, visitor)],
    ...(kept.comments ? [[say('paneComments'), [kept.comments]] as const] : []),
  ]
  return (
    <div class="review__what">
      <OrderLines order={order} visitor={visitor} />
      <table class="order-review-table">
        <tbody>
          {rows.map(([title, text]) => (
            <tr>
              <th scope="row">{title}</th>
              <td>
                {text.map((line) => (
                  <span class="review__text">{line}</span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function writtenAddress(visitor: Visitor, address: Address): string[] {
  const country = findCountryByNumber(address.country) ?? visitor.country
  const zone = provinceOf(country.code, address.zone, visitor.language)?.name ?? ''
  const written = { ...address, zone, country: countryName(visitor, country) }
  return [
    ...addressLines(country.code, visitor.language, written),
    ...(address.phone ? [writtenPhone(country.code, address.phone)] : []),
  ]
}

function paymentLines({ method, card }: KeptOrder, { due, total, currency }: Order, visitor: Visitor): string[] {
  const { say } = visitor
  const used = total - due
  const name = methodName({ say }, method)
  return [
    ...(used > 0 ? [labelled(visitor, say('creditUsed'), formatMoney(used, currency))] : []),
    ...(name ? [name] : []),
    ...(card && method === 'credit'
      ? [
          say('cardEnding')
            .replace('{type}', cardNames[card.type] ?? '')
            .replace('{digits}', card.lastFour),
        ]
      : []),
    ...(method === 'other' ? [say('bankText').replace('{price}', formatMoney(due, currency))] : []),
  ]
}

const cardNames: Readonly<Record<string, string>> = {
  amex: 'American Express',
  visa: 'Visa',
  mastercard: 'Mastercard',
}
