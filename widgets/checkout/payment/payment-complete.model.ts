/** Telling the server what the provider has taken. Source: document 2, sections 3 and 7 (PAY-03, CHK-08). */
import { type Completion, paymentComplete } from '../../../core/contract/payment'
import { RoveError } from '../../../core/errors'
import type { Call } from '../../../core/net/http'
import type { CheckoutState } from '../checkout.machine'

/**
 * Completes an order where its type says. Resolves with where it is shown, empty where that is not told. Rejects with a
 * RoveError where the server has not said that it is complete.
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
