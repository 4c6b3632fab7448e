/** @jsxImportSource hono/jsx */

import { formatDay } from '../../../core/base/country/day.rules'
import { shopDayAt } from '../../../core/base/country/shop-day.rules'
import { membershipEnd } from '../../../core/shop/membership/membership.rules'
import type { Order } from '../../../core/shop/order/order.contract'
import type { OrderRow } from '../../database/order-tables'
import type { Visitor } from '../../visitor/visitor'
import { OrderTable } from './checkout-review'
import { OrderTotals } from './checkout-summary'

interface CompleteProps {
  orderRow: OrderRow
  order: Order
  visitor: Visitor
}

/** The page of a paid order. */
export function CompletePage({ orderRow, order, visitor }: CompleteProps) {
  const { t } = visitor
  return (
    <section class="listing checkout complete">
      <header class="complete__head">
        <p class="quiet__before">{t('orderNumber', Number(order.id))}</p>
        <h1>{t('completeTitle')}</h1>
        <p>{t('completeText').replace('{email}', order.email)}</p>
        {order.membership === 1 && (
          <p class="complete__member">
            {t('completeMember').replace(
              '{date}',
              formatDay(visitor.locale, membershipEnd(shopDayAt(new Date(orderRow.modified).getTime()))),
            )}
          </p>
        )}
      </header>
      <div class="checkout__form">
        <OrderTable orderRow={orderRow} order={order} visitor={visitor} />
        <aside class="checkout__summary" aria-label={t('summary')}>
          <OrderTotals order={order} visitor={visitor} />
          <a class="button button--quiet" href="/">
            {t('keepShopping')}
          </a>
        </aside>
      </div>
    </section>
  )
}
