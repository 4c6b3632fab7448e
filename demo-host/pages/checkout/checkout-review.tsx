/** @jsxImportSource hono/jsx */

import { findCountryByNumber, languageTag } from '../../../core/base/country/countries.rules'
import { countryName } from '../../../core/base/country/country-name.rules'
import { formatMoney } from '../../../core/base/country/money.rules'
import { addressLines } from '../../../core/shop/address/address-lines.rules'
import type { Address, Order } from '../../../core/shop/order/order.contract'
import { shownFields } from '../../../core/shop/order/order-form.contract'
import type { OrderRow } from '../../database/order-tables'
import { formatPhone } from '../../order/format-phone'
import { provinceOf } from '../../order/provinces'
import { labelled } from '../../visitor/labelled'
import type { Visitor } from '../../visitor/visitor'
import { FormKeys } from './checkout-form-keys'
import { methodName } from './checkout-method'
import { Messages } from './checkout-pane'
import { OrderLines, OrderTotals } from './checkout-summary'

interface ReviewProps {
  orderRow: OrderRow
  order: Order
  visitor: Visitor
  problems: readonly string[]
}

/** The review page: Ubercart's table of the order and its two buttons. */
export function ReviewPage({ orderRow, order, visitor, problems }: ReviewProps) {
  const { t } = visitor
  return (
    <section class="listing checkout review">
      <header class="listing__head">
        <h1>{t('reviewTitle')}</h1>
        <p>{t('reviewHint')}</p>
      </header>
      <Messages title={t('errorMessage')} problems={problems} />
      <rove-checkout>
        <div class="checkout__form">
          <OrderTable orderRow={orderRow} order={order} visitor={visitor} />
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
            <input type="hidden" name={shownFields.version} value={order.version} />
            <OrderTotals order={order} visitor={visitor} />
            <div id="edit-actions" class="form-actions checkout__actions">
              <button type="submit" name="op" value="Submit order" id="edit-submit" class="button form-submit">
                {t('submitOrder')}
              </button>
              <button type="submit" name="op" value="Back" id="edit-back" class="button button--quiet form-submit">
                {t('backButton')}
              </button>
            </div>
          </form>
        </div>
      </rove-checkout>
    </section>
  )
}

/** Ubercart's table of an order. */
export function OrderTable({ orderRow, order, visitor }: Omit<ReviewProps, 'problems'>) {
  const { t } = visitor
  const quote = order.quotes.find(({ id }) => id === order.quote)
  const rows: readonly (readonly [title: string, text: readonly string[]])[] = [
    [t('paneCustomer'), [order.email]],
    [t('paneDelivery'), writtenAddress(visitor, order.delivery)],
    [t('paneBilling'), order.copy_address ? [t('copyAddress')] : writtenAddress(visitor, order.billing)],
    [t('paneQuotes'), [quote?.title ?? '']],
    [t('panePayment'), paymentLines(orderRow, order, visitor)],
    ...(orderRow.comments ? [[t('paneComments'), [orderRow.comments]] as const] : []),
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
  const written = { ...address, zone, country: countryName(languageTag(visitor.locale), country) }
  return [
    ...addressLines(country.code, visitor.language, written),
    ...(address.phone ? [formatPhone(country.code, address.phone)] : []),
  ]
}

function paymentLines({ method, card }: OrderRow, { due, total, currency }: Order, visitor: Visitor): string[] {
  const { t } = visitor
  const used = total - due
  const name = methodName({ t }, method)
  return [
    ...(used > 0 ? [labelled(visitor, t('creditUsed'), formatMoney(used, currency))] : []),
    ...(name ? [name] : []),
    ...(card && method === 'credit'
      ? [
          t('cardEnding')
            .replace('{type}', cardNames[card.type] ?? '')
            .replace('{digits}', card.lastFour),
        ]
      : []),
    ...(method === 'other' ? [t('bankText').replace('{price}', formatMoney(due, currency))] : []),
  ]
}

const cardNames: Readonly<Record<string, string>> = {
  amex: 'American Express',
  visa: 'Visa',
  mastercard: 'Mastercard',
}
