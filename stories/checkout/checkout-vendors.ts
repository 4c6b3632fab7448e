/** Stand-ins of the payment providers, reduced to what is used of their scripts. */
import type { KlarnaResult } from '../../widgets/checkout/methods/methods-klarna.rules'
import type { StripeResult } from '../../widgets/checkout/methods/methods-stripe.rules'

/** The behaviour of the stand-ins. */
export interface Vendors {
  /** Stripe's answer to a confirmation; without it, Stripe does not answer. */
  readonly stripe?: StripeResult
  /** Whether the form is complete as soon as it is shown. */
  readonly filled?: boolean
  /** Klarna's answer to the form, and then to the authorisation. */
  readonly klarna?: KlarnaResult
  readonly authorizes?: KlarnaResult
}

/** Stripe's loader keeps the first Stripe object that it finds, so that object reads the current behaviour from here. */
let behaviour: Vendors = {}

const noAnswer = new Promise<never>(() => {})

const field = (label: string) =>
  `<label style="display:grid;gap:4px;font-size:14px">${label}<input style="min-height:44px;padding:0 12px"></label>`
const form = `<div style="display:grid;gap:12px">${['Card number', 'Expiry', 'Security code'].map(field).join('')}</div>`

function Stripe() {
  return {
    elements: () => ({
      create() {
        const listeners: Record<string, (event: unknown) => void> = {}
        return {
          on(name: string, listener: (event: unknown) => void) {
            listeners[name] = listener
          },
          mount(node: HTMLElement) {
            node.innerHTML = form
            listeners.ready?.({})
            if (behaviour.filled) listeners.change?.({ complete: true, value: { type: 'card' } })
          },
          destroy() {},
        }
      },
      submit: async () => ({}),
      fetchUpdates: async () => ({}),
    }),
    confirmPayment: async () => behaviour.stripe ?? noAnswer,
  }
}

const Payments = {
  init() {},
  load({ container }: { container: HTMLElement }, _: object, answer: (result: KlarnaResult) => void) {
    container.innerHTML = '<p>Four payments, without interest. Klarna asks for the rest once you press Pay.</p>'
    answer(behaviour.klarna ?? { show_form: true })
  },
  authorize(_: object, __: object, answer: (result: KlarnaResult) => void) {
    if (behaviour.authorizes) answer(behaviour.authorizes)
  },
}

/** Installs the stand-ins on the page. */
export function standIn(vendors: Vendors): void {
  behaviour = vendors
  Object.assign(window, { Stripe, Klarna: { Payments } })
}
