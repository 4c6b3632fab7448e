/** Settles an attempt in the visitor's absence. */
import { orderById } from '../order/order-records'
import { absentBuyer } from '../payment/absent-buyer'
import type { PaymentAttempt } from '../payment/payment-records'
import type { PaymentServices } from '../payment/payment-services'
import { type Settlement, settlePayment } from '../payment/settle-payment'

/** Updates the order from its provider; `undefined` if the order no longer exists. */
export async function settleUnattended(
  payments: PaymentServices,
  { owner, order, buyer }: PaymentAttempt,
): Promise<Settlement | undefined> {
  const orderRow = await orderById(payments.db, owner, order)
  return orderRow && settlePayment(payments, await absentBuyer(payments.db, orderRow, buyer), orderRow)
}
