/** Stripe's payment element on the page. Owns @stripe/stripe-js. Stripe refuses shadow roots: it stands among the page's own nodes. */
import { loadStripe } from '@stripe/stripe-js/pure'
import type { StripeIntent } from '../../../core/contract/payment'
import { within } from '../../../core/deadline'
import { RoveError } from '../../../core/errors'
import { has } from '../../../core/own'
import { share } from '../../../core/page'
import type { MethodDeps } from './methods.model'
import { takePlace } from './methods-place.model'
import {
  appearance,
  billingDetails,
  isFilledIn,
  paymentMethodOrder,
  type StripeRefusal,
  type StripeSays,
  stripeLocales,
} from './methods-stripe.rules'
import { loadNamedScript } from './methods-vendor.model'

/** The element, filled in by the shopper. */
export interface StripeForm {
  /** Looks at what is filled in, and shows what is wrong with it. A wallet asks the shopper here. */
  check(): Promise<StripeRefusal | undefined>
  /** Confirms the payment: from now on money may move. */
  confirm(): Promise<StripeSays>
  /** The payment is another amount now: what is filled in stays. Rejects with RoveError where it does not show that. */
  refresh(): Promise<void>
  stop(): void
}

/** How long the element may take to show itself, in milliseconds. */
const patience = 30_000

/** Shows the element for one payment. Rejects with RoveError: `blocked`, `not-shown` or `timeout`. */
export async function showStripe(
  key: string,
  { clientSecret, ...details }: StripeIntent,
  { room, signal, locale, returnUrl, onReady }: MethodDeps,
): Promise<StripeForm> {
  const stripe = await within(patience, 'stripe', loadOnce(key))
  const style = getComputedStyle(room)
  const elements = stripe.elements({
    clientSecret,
    locale: stripeLocales[locale],
    appearance: appearance(
      (name) => style.getPropertyValue(name).trim(),
      style.fontFamily,
      matchMedia('(prefers-reduced-motion: reduce)').matches,
    ),
  })
  const element = elements.create('payment', {
    layout: { type: 'accordion' },
    paymentMethodOrder,
    defaultValues: { billingDetails: billingDetails({ clientSecret, ...details }) },
  })
  const place = takePlace(room, signal, () => element.destroy())
  const shown = new Promise<void>((resolve, reject) => {
    element.on('ready', () => resolve())
    element.on('loaderror', ({ error }) => {
      const failure = new RoveError('not-shown', 'stripe', { cause: error.message })
      onReady(false)
      reject(failure)
    })
  })
  element.on('change', (change) => onReady(isFilledIn(change)))
  try {
    element.mount(place.node)
    await within(patience, 'stripe', shown)
  } catch (cause) {
    place.stop()
    throw cause instanceof RoveError ? cause : new RoveError('not-shown', 'stripe', { cause })
  }
  return {
    check: async () => (await elements.submit()).error,
    confirm: () =>
      stripe.confirmPayment({ elements, confirmParams: { return_url: returnUrl }, redirect: 'if_required' }),
    async refresh() {
      const { error } = await elements.fetchUpdates()
      if (error) throw new RoveError('not-refreshed', 'stripe', { cause: error.message })
    },
    stop: place.stop,
  }
}

/** Stripe for this key, once a page. One that did not come is tried again the next time. */
async function loadOnce(key: string) {
  const [{ loaded }, forget] = share(`stripe ${key}`, () => ({ loaded: load(key), stop() {} }))
  try {
    return await loaded
  } catch (cause) {
    forget()
    throw cause instanceof RoveError ? cause : new RoveError('blocked', 'stripe', { cause })
  }
}

async function load(key: string) {
  // Signals of how somebody moves and types are sent before anything is paid: not without being asked.
  if (!(await loadNamedScript('stripe')) && !has(window, 'Stripe'))
    loadStripe.setLoadParameters({ advancedFraudSignals: false })
  const stripe = await loadStripe(key, { developerTools: { assistant: { enabled: false } } })
  if (!stripe) throw new RoveError('blocked', 'stripe')
  return stripe
}
