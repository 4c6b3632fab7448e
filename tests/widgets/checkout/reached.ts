import type { StepName } from '../../../widgets/checkout/checkout.rules'
import type { CheckoutState } from '../../../widgets/checkout/checkout-state.types'

/** Whether the order has the data that a step needs. Implemented independently of the checkout. */
export function reaches(step: StepName, { order, draft }: CheckoutState): boolean {
  const same = JSON.stringify(order.delivery) === JSON.stringify(draft.delivery)
  const needs: Readonly<Record<StepName, boolean>> = {
    account: true,
    membership: order.email !== '' && order.email === draft.email,
    address: typeof order.membership === 'number' && order.membership === draft.membership,
    protection: same && order.quotes.some(({ id }) => id === order.quote),
    payment: !order.protection || typeof order.protection.term === 'number',
  }
  const names = Object.keys(needs) as StepName[]
  return names.slice(0, names.indexOf(step) + 1).every((name) => needs[name])
}
