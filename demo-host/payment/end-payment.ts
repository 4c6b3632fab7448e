/** Ends an attempt that is not approved, because its page has stopped it or the visitor continues in another tab. */
import type { AttemptEnd } from '../../core/shop/order/payment-status.contract'
import type { OrderRow } from '../database/order-tables'
import type { Visitor } from '../visitor/visitor'
import { logFailure } from './log-failure'
import { attemptOf, markRested } from './payment-records'
import type { PaymentServices } from './payment-services'
import { type Settlement, settleLocked } from './settle-payment'

/**
 * Ends this attempt only, unless it is too late, and returns the order's status.
 *
 * @param operation the attempt's operation id
 */
export function endPayment(
  payments: PaymentServices,
  visitor: Visitor,
  orderRow: OrderRow,
  operation: string,
  end: AttemptEnd,
): Promise<Settlement> {
  return payments.withOrderLock(orderRow.id, async () => {
    const settled = await settleLocked(payments, visitor, orderRow)
    const attempt = await attemptOf(payments.db, String(orderRow.id))
    if (settled.at !== 'open' || attempt?.operation !== operation) return settled
    if (end === 'rested') await markRested(payments.db, attempt)
    else if (!(await payments.providers[attempt.method].cancel(attempt.payment).catch(logFailure(undefined))))
      return { at: 'unknown' }
    return settleLocked(payments, visitor, orderRow)
  })
}
