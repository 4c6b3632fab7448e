/** Pays in a test checkout. */
import type { Outcome } from '../../../../widgets/checkout/methods/methods.types'
import { checkout, startCheckout } from '../each-checkout'
import type { createTestCheckout } from '../test-checkout'
import { flushPromises } from '../test-checkout'

/** The provider's data of a confirmed payment. */
export const completion = {
  paymentIntentId: 'pi_1',
  paymentMethodId: 'pm_1',
  status: 'succeeded',
  customerId: 'cus_1',
  adjustAmount: '',
} as const

/** @see completion */
export const confirmed: Outcome = { type: 'confirmed', completion }

/** Starts a checkout whose method is ready. */
export async function startReady(...options: Parameters<typeof createTestCheckout>): Promise<void> {
  await startCheckout(...options).ready()
}

/** Presses Pay. @param outcome the outcome; if absent, the one set before */
export async function pay(outcome?: Outcome): Promise<void> {
  if (outcome) checkout.method.pay.mockResolvedValueOnce(outcome)
  checkout.model.payment.pay()
  await flushPromises()
}
