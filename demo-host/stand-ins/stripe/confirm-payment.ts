/** `stripe.confirmPayment()`: confirms a payment, or returns the reason why not. */
import { openQuestion } from '../browser/dialog'
import type { ApiAnswer } from './element.script'
import { type ElementsInside, insideOf } from './elements-group'
import { integrationError } from './integration-error'
import type { PaymentIntent } from './intent'
import type { StripeFailure } from './stripe-errors'
import { type StripeTextCode, stripeText } from './stripe-texts'

/** Its options. */
export interface ConfirmOptions {
  readonly elements: unknown
  readonly confirmParams?: { readonly return_url?: string }
  readonly redirect?: 'always' | 'if_required'
}

/** Its result. */
export type ConfirmResult = { readonly paymentIntent: PaymentIntent } | { readonly error: unknown }

/** @param origin the vendor's host */
export async function confirmPayment(
  origin: string,
  { elements, confirmParams, redirect = 'always' }: ConfirmOptions,
): Promise<ConfirmResult> {
  const inside = insideOf(elements)
  if (!inside) throw integrationError('Invalid value for elements: it should be an Elements group.')
  if (redirect === 'always' && !confirmParams?.return_url)
    throw integrationError('Missing required param: confirmParams.return_url.')
  const chosen = (await inside.ask('submit')) as { error?: StripeFailure; selectedPaymentMethod?: string }
  if (chosen.error) return { error: chosen.error }
  if (chosen.selectedPaymentMethod === 'google_pay' && !(await approveWallet(origin, inside)))
    return { error: { type: 'validation_error', code: 'payment_method_customer_decline', message: '' } }
  const answer = await authenticate(origin, inside, await inside.ask('confirm'))
  if ('error' in answer) return { error: answer.error }
  if (redirect === 'if_required') return { paymentIntent: answer.intent }
  location.assign(returnUrl(confirmParams?.return_url ?? '', answer.intent))
  return new Promise(() => {})
}

/** Asks the visitor to authenticate if the bank requires it. A closed dialog counts as a failed authentication. */
async function authenticate(origin: string, inside: ElementsInside, answer: ApiAnswer): Promise<ApiAnswer> {
  if ('error' in answer || answer.intent.next_action?.type !== 'use_stripe_sdk') return answer
  const outcome = await question(origin, inside, answer.intent, 'bankTitle', 'bankText', ['complete', 'fail', 'close'])
  return inside.ask('authenticate', outcome === 'complete' ? 'complete' : 'fail')
}

/** Asks the visitor to approve the payment in the wallet. */
async function approveWallet(origin: string, inside: ElementsInside): Promise<boolean> {
  const answer = await inside.ask('read')
  // `confirm` fails too, and returns the error.
  if ('error' in answer) return true
  return (await question(origin, inside, answer.intent, 'walletTitle', 'walletText', ['pay', 'close'])) === 'pay'
}

function question(
  origin: string,
  { locale }: ElementsInside,
  { amount, currency }: PaymentIntent,
  title: StripeTextCode,
  text: StripeTextCode,
  buttons: readonly StripeTextCode[],
): Promise<string> {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const { maximumFractionDigits = 2 } = format.resolvedOptions()
  return openQuestion(origin, {
    title: stripeText(locale, title),
    text: stripeText(locale, text).replace('{amount}', format.format(amount / 10 ** maximumFractionDigits)),
    locale,
    buttons: buttons.map((code) => [code, stripeText(locale, code)] as const),
  })
}

function returnUrl(url: string, { id, client_secret, status }: PaymentIntent): string {
  const address = new URL(url, location.href)
  const params = { payment_intent: id, payment_intent_client_secret: client_secret, redirect_status: status }
  for (const [name, value] of Object.entries(params)) address.searchParams.set(name, value)
  return address.href
}
