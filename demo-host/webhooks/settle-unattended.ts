/** Settles an attempt while its buyer is not here. */
import { orderById } from '../order/order-book'
import { absentVisitor } from '../payment/attempt-buyer'
import type { PaymentAttempt } from '../payment/payment-book'
import { type Settled, settlePayment } from '../payment/settle-payment'
import type { Till } from '../payment/till'

/** The order follows what the provider says of its live attempt; nothing where the order is gone. */
export async function settleUnattended(
  till: Till,
  { owner, order, buyer }: PaymentAttempt,
): Promise<Settled | undefined> {
  const kept = await orderById(till.db, owner, order)
  return kept && settlePayment(till, absentVisitor(kept, buyer), kept)
}
