/** Sends the provider's result to the server (PAY-03, CHK-08). */

import type { Call } from '../../../core/base/net/http'
import { RoveError } from '../../../core/base/report/errors'
import { type Completion, paymentComplete } from '../../../core/shop/order/payment-complete.contract'
import type { CheckoutState } from '../checkout-state.types'

/**
 * Completes the order at the endpoint of its type. Resolves with the URL that shows it; empty if there is none. Rejects
 * with a RoveError if the server has not confirmed the completion.
 */
export async function completePayment(
  call: Call,
  { order, referral }: Pick<CheckoutState, 'order' | 'referral'>,
  attempt: string,
  completion: Omit<Completion, 'referralSource' | 'referralOther' | 'referralAssociate'>,
): Promise<string> {
  const { success, url } = await call(paymentComplete(order.type), {
    order: order.id,
    operation: attempt,
    ...completion,
    referralSource: referral.source,
    referralOther: referral.other,
    referralAssociate: referral.associate,
  })
  if (!success) throw new RoveError('refused', 'payment.complete')
  return url ?? ''
}
