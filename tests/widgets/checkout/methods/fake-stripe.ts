/** A Stripe stand-in that answers as the test says, reduced to what is used of Stripe.js. */
import type { StripeRefusal, StripeResult } from '../../../../widgets/checkout/methods/methods-stripe.rules'

type Told = (event: never) => void

/** Stripe's loader keeps the first Stripe that it finds, so that one delegates to the current stand-in. */
let now: (key: string) => object
const Stripe = (key: string) => now(key)

/** Installs the stand-in as `window.Stripe`, where the loader finds it. `made` has its arguments. */
export function standInStripe(options: { loads?: boolean } = {}) {
  const made: {
    secret: string
    group: Record<string, unknown>
    element: Record<string, unknown>
    mounted?: HTMLElement
    destroyed: boolean
  }[] = []
  const confirmed: { secret: string; params: Record<string, unknown> }[] = []
  let listeners: Record<string, Told> = {}
  const stripe = {
    made,
    confirmed,
    keys: [] as string[],
    refreshed: 0,
    refreshes: true,
    checks: async (): Promise<{ error?: StripeRefusal }> => ({}),
    says: async (): Promise<StripeResult> => ({
      paymentIntent: { id: 'pi_1', status: 'succeeded', payment_method: 'pm_1' },
    }),
    fill: (change: { complete: boolean; value: { type: string } }) => listeners.change?.(change as never),
  }
  now = (key) => {
    stripe.keys.push(key)
    return {
      elements(group: { clientSecret: string }) {
        return {
          secret: group.clientSecret,
          create(_: string, element: Record<string, unknown>) {
            const one = { secret: group.clientSecret, group, element, destroyed: false } as (typeof made)[number]
            made.push(one)
            listeners = {}
            return {
              on: (name: string, listener: Told) => {
                listeners[name] = listener
              },
              mount(node: HTMLElement) {
                one.mounted = node
                if (options.loads === false) listeners.loaderror?.({ error: { message: 'no such intent' } } as never)
                else listeners.ready?.({} as never)
              },
              destroy() {
                one.destroyed = true
              },
            }
          },
          submit: () => stripe.checks(),
          async fetchUpdates() {
            stripe.refreshed += 1
            return stripe.refreshes ? {} : { error: { message: 'no connection' } }
          },
        }
      },
      confirmPayment({ elements, ...params }: { elements: { secret: string } } & Record<string, unknown>) {
        confirmed.push({ secret: elements.secret, params })
        return stripe.says()
      },
    }
  }
  Object.assign(window, { Stripe, roveSettings: { rove: { stripe: { publishableKey: 'pk_1' } } } })
  return stripe
}
