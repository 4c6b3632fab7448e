/** Handles a page's call for a payment: with an operation id an attempt begins, without one a payment is prepared. */
import type { OrderRow } from '../database/order-tables'
import type { Visitor } from '../visitor/visitor'
import { type AttemptRequest, type BeginResult, beginPayment } from './begin-payment'
import type { PaymentServices } from './payment-services'
import { preparePayment } from './prepare-payment'
import { settlePayment } from './settle-payment'

/** The payment for the page, or the order's status if there is none. */
export async function readyToPay(
  payments: PaymentServices,
  visitor: Visitor,
  orderRow: OrderRow,
  asked: AttemptRequest,
): Promise<BeginResult> {
  if (asked.operation) return beginPayment(payments, visitor, orderRow, asked)
  const ready = await preparePayment(payments, visitor, orderRow, asked)
  if (ready) return { at: 'payable', ...ready }
  const settled = await settlePayment(payments, visitor, orderRow)
  return settled.at === 'none' ? { at: 'unknown' } : settled
}
