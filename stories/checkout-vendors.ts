/** Those who take the money, standing in for themselves: only what of their scripts is used. */
import type { KlarnaSays } from '../widgets/checkout/methods/methods-klarna.rules'
import type { StripeSays } from '../widgets/checkout/methods/methods-stripe.rules'

/** How they are today. */
export interface Vendors {
  /** What Stripe says when a payment is confirmed; nothing yet where it takes its time. */
  readonly stripe?: StripeSays
  /** Whether its form is filled in as soon as it is there. */
  readonly filled?: boolean
  /** What Klarna says of its form, and then of the order. */
  readonly klarna?: KlarnaSays
  readonly authorizes?: KlarnaSays
}

/** Stripe's loader keeps the first Stripe that it finds: that one asks how it is today. */
let today: Vendors = {}

const silence = new Promise<never>(() => {})

const field = (label: string) =>
  `<label style="display:grid;gap:4px;font-size:14px">${label}<input style="min-height:44px;padding:0 12px"></label>`
const form = `<div style="display:grid;gap:12px">${['Card number', 'Expiry', 'Security code'].map(field).join('')}</div>`

function Stripe() {
  return {
    elements: () => ({
      create() {
        const heard: Record<string, (event: unknown) => void> = {}
        return {
          on(name: string, listener: (event: unknown) => void) {
            heard[name] = listener
          },
          mount(node: HTMLElement) {
            node.innerHTML = form
            heard.ready?.({})
            if (today.filled) heard.change?.({ complete: true, value: { type: 'card' } })
          },
          destroy() {},
        }
      },
      submit: async () => ({}),
      fetchUpdates: async () => ({}),
    }),
    confirmPayment: async () => today.stripe ?? silence,
  }
}

const Payments = {
  init() {},
  load({ container }: { container: HTMLElement }, _: object, answer: (says: KlarnaSays) => void) {
    container.innerHTML = '<p>Four payments, without interest. Klarna asks for the rest once you press Pay.</p>'
    answer(today.klarna ?? { show_form: true })
  },
  authorize(_: object, __: object, answer: (says: KlarnaSays) => void) {
    if (today.authorizes) answer(today.authorizes)
  },
}

/** Puts them on the page. */
export function standIn(vendors: Vendors): void {
  today = vendors
  Object.assign(window, { Stripe, Klarna: { Payments } })
}
