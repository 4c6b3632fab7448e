/** The script of the payment element's frame. Card data is sent to the API, never to the page. */
import { listen, post, postHeight } from '../browser/inside'
import { rowsFor } from './element-fields'
import { type PaymentForm, paymentForm } from './element-form'
import type { PaymentIntent } from './intent'
import type { StripeFailure } from './stripe-errors'
import { stripeText } from './stripe-texts'

/** The options with which the page starts it. */
export interface ElementBegin {
  readonly clientSecret: string
  /** Stripe's locale. */
  readonly locale: string
  readonly order: readonly string[]
  readonly collapsed: boolean
  /** The theme variables, with Stripe's names: `colorPrimary`. */
  readonly variables: Readonly<Record<string, string>>
}

/** The API's answer: a payment or an error. */
export type ApiAnswer = { readonly intent: PaymentIntent } | { readonly error: StripeFailure }

const frame: { begun?: ElementBegin; beginning?: Promise<unknown>; form?: PaymentForm } = {}

listen(async (type, body) => {
  if (type === 'begin') {
    frame.beginning = begin(body as ElementBegin)
    return undefined
  }
  // A request before the form is ready waits for it.
  await frame.beginning
  switch (type) {
    case 'look':
      dress((body as { variables: ElementBegin['variables'] }).variables)
      return undefined
    case 'submit':
      return submit()
    case 'confirm':
      return confirm()
    case 'authenticate':
      return call('/authenticate', { outcome: body })
    case 'read':
      return call('')
    case 'focus':
      return frame.form?.focus()
    default:
      return undefined
  }
})

async function begin(begun: ElementBegin) {
  frame.begun = begun
  document.documentElement.lang = begun.locale
  dress(begun.variables)
  const answer = await call('')
  if ('error' in answer) return post('loaderror', answer.error)
  const rows = rowsFor(answer.intent.payment_method_types, begun.order)
  frame.form = paymentForm(rows, begun.locale, begun.collapsed, (change) => post('change', change))
  document.body.replaceChildren(frame.form.node)
  postHeight()
  post('ready')
}

/** Values are set one by one, so that the page cannot inject rules. */
function dress(variables: ElementBegin['variables']) {
  for (const [name, value] of Object.entries(variables))
    document.documentElement.style.setProperty(`--${name}`, String(value))
}

function submit() {
  const { form, begun } = frame
  if (!form) return { error: { type: 'api_error', message: stripeText(begun?.locale ?? 'en', 'unexpected') } }
  const message = form.check()
  if (message) return { error: { type: 'validation_error', message } }
  return { selectedPaymentMethod: form.chosen()?.type ?? 'card' }
}

async function confirm(): Promise<ApiAnswer> {
  const typed = frame.form?.typed()
  frame.form?.lock(true)
  const answer = await call('/confirm', { ...typed })
  frame.form?.lock(false)
  return answer
}

/** @param sent the body of a change */
async function call(path: string, sent?: Readonly<Record<string, unknown>>): Promise<ApiAnswer> {
  const { clientSecret = '', locale = 'en' } = frame.begun ?? {}
  const [id = ''] = clientSecret.split('_secret_')
  const url = new URL(`/vendors/stripe/api/v1/payment_intents/${encodeURIComponent(id)}${path}`, location.origin)
  if (!sent) url.searchParams.set('client_secret', clientSecret)
  const failed = (type: StripeFailure['type'], text: 'connection' | 'unexpected'): ApiAnswer => ({
    error: { type, message: stripeText(locale, text) },
  })
  const response = await fetch(url, {
    ...(sent ? { method: 'POST', body: JSON.stringify({ ...sent, client_secret: clientSecret, locale }) } : {}),
    credentials: 'omit',
  }).catch(() => undefined)
  if (!response || response.status === 504) return failed('api_connection_error', 'connection')
  const answer = await response.json().catch(() => undefined)
  if (answer?.error) return { error: answer.error }
  return response.ok && answer?.object === 'payment_intent' ? { intent: answer } : failed('api_error', 'unexpected')
}
