/** Paying at a desk, in the words of a test. */
import type { Outcome } from '../../../../widgets/checkout/methods/methods.model'
import type { checkoutDesk } from '../checkout-desk'
import { rest } from '../checkout-desk'
import { begin, desk } from '../each-desk'

/** What the provider says of a payment that is made. */
export const completion = {
  paymentIntentId: 'pi_1',
  paymentMethodId: 'pm_1',
  status: 'succeeded',
  customerId: 'cus_1',
  adjustAmount: '',
} as const

/** @see completion */
export const confirmed: Outcome = { type: 'confirmed', completion }

/** A checkout whose method is ready. */
export async function beginReady(...begun: Parameters<typeof checkoutDesk>): Promise<void> {
  await begin(...begun).ready()
}

/** Presses Pay. @param outcome what comes of it; absent, what the test has said before */
export async function pay(outcome?: Outcome): Promise<void> {
  if (outcome) desk.method.pay.mockResolvedValueOnce(outcome)
  desk.model.payment.pay()
  await rest()
}
