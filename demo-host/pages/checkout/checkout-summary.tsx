/** @jsxImportSource hono/jsx */

import { formatMoney } from '../../../core/base/country/money.rules'
import type { Order } from '../../../core/shop/order/order.contract'
import { leadTime } from '../../../core/shop/product/lead-time.rules'
import { labelled } from '../../visitor/labelled'
import type { Visitor } from '../../visitor/visitor'

interface SummaryProps {
  order: Order
  visitor: Visitor
}

/** The lines of an order. */
export function OrderLines({ order: { lines, currency }, visitor: { t, country, language } }: SummaryProps) {
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <ul class="order__lines">
      {lines.map(({ title, options, qty, price, regular, total, protection, image, url, ...lead }) => (
        <li class="order__line">
          <span class="ground">
            <img src={image ?? ''} alt="" width="320" height="400" decoding="async" />
          </span>
          <div>
            <h3>
              <a href={url ?? '/'}>{title}</a>
            </h3>
            <p>{options.join(' · ')}</p>
            <p>{labelled({ language }, t('cartQty'), qty)}</p>
            {price != null && (
              <p>
                {t('cartEach').replace('{price}', money(price))}
                {regular != null && (
                  <>
                    {' '}
                    <span class="price__member">{t('member')}</span>{' '}
                    <span class="visually-hidden">{t('cartRegular')}</span> <s>{money(regular)}</s>
                  </>
                )}
              </p>
            )}
            {protection && <p>{protection}</p>}
            <p>{leadTime(country.code, language, lead)}</p>
          </div>
          <p class="order__price">{money(total)}</p>
        </li>
      ))}
    </ul>
  )
}

/** The totals of an order. */
export function OrderTotals({ order, visitor: { t } }: SummaryProps) {
  const { totals, total, due, currency, status } = order
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <dl class="order__totals" id="line-items-div">
      {totals.map(({ id, title, amount }) => (
        <div class={`order__total order__total--${id}`}>
          <dt>{title}</dt>
          <dd>{id === 'shipping' && amount === 0 ? t('free') : money(amount)}</dd>
        </div>
      ))}
      <div class="order__total order__total--all">
        <dt>{t('cartTotal')}</dt>
        <dd>{money(total)}</dd>
      </div>
      {due < total && (
        <>
          <div class="order__total">
            <dt>{t('creditUsed')}</dt>
            <dd>{money(due - total)}</dd>
          </div>
          <div class="order__total order__total--due">
            <dt>{t(status === 'paid' ? 'orderPaid' : 'orderDue')}</dt>
            <dd>{money(due)}</dd>
          </div>
        </>
      )}
    </dl>
  )
}

/** The summary beside the form; folded on a phone, with the total. */
export function OrderSummary({ order, visitor }: SummaryProps) {
  return (
    <aside class="checkout__summary" id="cart-pane" aria-label={visitor.t('summary')}>
      <details>
        <summary>
          <span>{visitor.t('summary')}</span> <strong>{formatMoney(order.due, order.currency)}</strong>
        </summary>
        <OrderLines order={order} visitor={visitor} />
        <OrderTotals order={order} visitor={visitor} />
      </details>
    </aside>
  )
}
