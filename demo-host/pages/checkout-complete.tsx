/** @jsxImportSource hono/jsx */
import type { Order } from '../../core/contract/order'
import { dayIn } from '../../core/domain/day'
import { membershipEnd, yearMonthDay } from '../../core/domain/membership'
import type { KeptOrder } from '../database/order-tables'
import type { Visitor } from '../visitor/visitor'
import { OrderTable } from './checkout-review'
import { OrderTotals } from './checkout-summary'

interface CompleteProps {
  kept: KeptOrder
  order: Order
  visitor: Visitor
}

/** A paid order: what was bought, and what happens now. */
export function CompletePage({ kept, order, visitor }: CompleteProps) {
  const { say } = visitor
  return (
    <section class="listing checkout complete">
      <header class="complete__head">
        <p class="quiet__before">{say('orderNumber', Number(order.id))}</p>
        <h1>{say('completeTitle')}</h1>
        <p>{say('completeText').replace('{email}', order.email)}</p>
        {order.membership === 1 && (
          <p class="complete__member">
            {say('completeMember').replace(
              '{date}',
              dayIn(visitor.locale, yearMonthDay(membershipEnd(new Date(kept.modified)))),
            )}
          </p>
        )}
      </header>
      <div class="checkout__form">
        <OrderTable kept={kept} order={order} visitor={visitor} />
        <aside class="checkout__summary" aria-label={say('summary')}>
          <OrderTotals order={order} visitor={visitor} />
          <a class="button button--quiet" href="/">
            {say('keepShopping')}
          </a>
        </aside>
      </div>
    </section>
  )
}
