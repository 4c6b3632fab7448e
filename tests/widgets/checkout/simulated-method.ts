/** A payment method in a simulated tab: the provider's form and its results. */
import type { Order } from '../../../core/shop/order/order.contract'
import type { PreparedMethod, PrepareMethod } from '../../../widgets/checkout/methods/methods.types'
import type { SimulatedShop } from './simulated-shop'
import type { SimulatedTab } from './simulated-tab'

export function simulatedMethod(shop: SimulatedShop, tab: SimulatedTab): PrepareMethod {
  return async ({ order, pageId, signal, onReady }) => {
    const ask = async ({ due: amount }: Order, operation?: string) => {
      const answer = await tab.call(
        { name: 'payment.stripe' },
        { order: order.id, page: pageId, operation, amount },
        signal,
      )
      tab.charged = (answer as { amount: number }).amount
      return tab.charged
    }
    const charged = await ask(order)
    onReady(true)
    const prepared: PreparedMethod = {
      amount: charged,
      verify: ask,
      pay: (attempt) =>
        new Promise((resolve) => {
          const { fate } = tab
          tab.fate = 'confirm'
          const held = shop.attempts.get(attempt)
          tab.must(
            'PAY-03 the amount charged is what button and summary have said',
            held?.amount === tab.shownAt.get(attempt),
          )
          shop.pay(attempt, fate, (outcome) => {
            if (!tab.isAlive) return
            if (outcome === 'charged')
              resolve({
                type: 'confirmed',
                completion: {
                  paymentIntentId: 'pi',
                  paymentMethodId: 'pm',
                  status: 'succeeded',
                  customerId: '',
                  adjustAmount: '',
                },
              })
            else if (outcome === 'refused') resolve({ type: 'refused', problem: { code: 'declined' } })
            else if (outcome === 'leaving') resolve({ type: 'leaving', url: 'https://provider.example/' })
            else resolve({ type: 'unknown' })
          })
        }),
      stop: () => tab.formGoes(),
    }
    return prepared
  }
}
