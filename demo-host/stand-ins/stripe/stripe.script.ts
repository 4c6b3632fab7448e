/** `window.Stripe`, as far as a checkout uses it: https://docs.stripe.com/js. A stand-in, for the demo only. */
import { type ConfirmOptions, confirmPayment } from './confirm-payment'
import { type ElementsOptions, elementsGroup } from './elements-group'

const origin = new URL((document.currentScript as HTMLScriptElement | null)?.src || location.href).origin

/** @param key the shop's publishable key */
function Stripe(key: unknown, options: { readonly locale?: string } = {}) {
  if (typeof key !== 'string' || !key.startsWith('pk_'))
    throw new Error('Invalid value for Stripe(): apiKey should be a string.')
  return {
    elements: (asked: ElementsOptions) => elementsGroup(origin, { locale: options.locale ?? 'en', ...asked }),
    confirmPayment: (asked: ConfirmOptions) => confirmPayment(origin, asked),
    async retrievePaymentIntent(clientSecret: string) {
      const [id = ''] = clientSecret.split('_secret_')
      const path = `/vendors/stripe/api/v1/payment_intents/${encodeURIComponent(id)}`
      const response = await fetch(`${origin}${path}?client_secret=${encodeURIComponent(clientSecret)}`).catch(
        () => null,
      )
      const answer = await response?.json().catch(() => undefined)
      if (answer?.object === 'payment_intent') return { paymentIntent: answer }
      return { error: answer?.error ?? { type: 'api_connection_error', message: 'No answer.' } }
    },
  }
}

// The release that the official package loads. The package warns about any other release.
const stripeRelease = 'endive'

Object.assign(window, { Stripe: Object.assign(Stripe, { version: stripeRelease }) })
