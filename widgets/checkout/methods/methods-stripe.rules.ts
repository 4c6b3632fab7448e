/** Interprets Stripe's answers, and prepares its options (STRIPE-01, STRIPE-02). */

import type { Locale } from '../../../core/base/country/countries.rules'
import { isDark, over, readColor } from '../../../core/base/styles/color.rules'
import type { Decline, StripeIntent } from '../../../core/shop/order/payment.contract'
import type { Outcome } from './methods.types'

/** Markers that the server returns in place of a client secret. */
export const markers = { paidByCredit: 'fullPaidByStoreCredit', noAddress: 'missingBillingAddress' } as const

/** The order of Stripe's payment methods. */
export const paymentMethodOrder = ['card', 'us_bank_account', 'acss_debit']

/** Stripe's codes of the shop's locales. */
export const stripeLocales = {
  en_US: 'en',
  en_CA: 'en-CA',
  fr_CA: 'fr-CA',
  en_AU: 'en-AU',
  ko_KR: 'ko',
  en_UK: 'en-GB',
  ch_HK: 'zh-HK',
} as const satisfies Record<Locale, string>

/** Methods that are complete without input in the element: their own pages ask for the rest. */
const complete = new Set(
  'apple_pay google_pay link amazon_pay paypal cashapp alipay wechat_pay kakao_pay naver_pay payco samsung_pay revolut_pay klarna affirm afterpay_clearpay zip'.split(
    ' ',
  ),
)

/** Whether the input can be confirmed. @param value `type` is the method selected in the element */
export function isFilledIn({
  complete: isComplete,
  value,
}: {
  readonly complete: boolean
  readonly value: { readonly type: string }
}): boolean {
  return isComplete || complete.has(value.type)
}

/** The billing details that Stripe's element need not ask for. */
export function billingDetails({ name, email, address }: StripeIntent) {
  const { postalCode, ...parts } = address ?? { postalCode: '' }
  return { ...filled({ name, email }), address: filled({ ...parts, postal_code: postalCode }) }
}

/** How the page looks where the element is. */
export interface Look {
  /** The computed value of a token that is a colour: `--_ink`; empty without one. */
  readonly color: (token: string) => string
  readonly fontFamily: string
  readonly borderRadius: string
  readonly disableAnimations: boolean
}

/** The appearance of the element. Stripe derives further colours from these, so they are opaque. */
export function appearance({ color, fontFamily, borderRadius, disableAnimations }: Look) {
  const surface = readColor(color('--_surface'))?.rgb ?? [255, 255, 255]
  const opaque = (token: string) => {
    const read = readColor(color(token))
    return read ? `rgb(${over(read, surface).map(Math.round).join(', ')})` : color(token)
  }
  const variables = filled({
    fontFamily,
    colorPrimary: opaque('--_accent'),
    colorBackground: opaque('--_surface'),
    colorText: opaque('--_ink'),
    colorTextSecondary: opaque('--_soft-ink'),
    colorDanger: opaque('--_error'),
    borderRadius,
  })
  return { theme: isDark(surface) ? ('night' as const) : ('stripe' as const), variables, disableAnimations }
}

/** The result of a confirmation, reduced to the fields that are read. */
export interface StripeResult {
  readonly paymentIntent?: StripePayment | undefined
  readonly error?: StripeRefusal | undefined
}

interface StripePayment {
  readonly id: string
  readonly status: string
  readonly payment_method?: string | { readonly id: string } | null | undefined
}

/** Stripe's error. */
export interface StripeRefusal {
  readonly type: string
  readonly code?: string | undefined
  readonly decline_code?: string | undefined
  readonly message?: string | undefined
  readonly payment_intent?: StripePayment | undefined
}

/** Statuses of a payment that is charged, or will be without further action. */
const charged = ['succeeded', 'processing', 'requires_capture']
/** Statuses of a payment that is not charged: it can be tried again, or was cancelled. */
const notCharged = ['requires_payment_method', 'requires_confirmation', 'canceled']
/** Error types that mean a refusal, even without a payment. */
const refusalErrors = ['card_error', 'validation_error']
/** Error types that leave open whether a charge has happened, even with a payment. */
const unknownErrors = ['api_connection_error', 'api_error']

/** The outcome of a confirmation. The payment's own status counts before the error. */
export function outcomeOf(
  { paymentIntent, error }: StripeResult,
  known: Pick<Extract<Outcome, { type: 'confirmed' }>['completion'], 'customerId' | 'adjustAmount'>,
): Outcome {
  const payment = paymentIntent ?? error?.payment_intent
  if (payment && charged.includes(payment.status)) {
    const { id, status, payment_method: method } = payment
    const paymentMethodId = (typeof method === 'string' ? method : method?.id) ?? ''
    return { type: 'confirmed', completion: { paymentIntentId: id, paymentMethodId, status, ...known } }
  }
  const isRefused = payment ? notCharged.includes(payment.status) : refusalErrors.includes(error?.type ?? '')
  if (error && isRefused && !unknownErrors.includes(error.type)) return { type: 'refused', problem: problemOf(error) }
  return { type: 'unknown', problem: { code: 'unexplained' } }
}

/** Stripe's message, else our text. `undefined` if nothing was refused: a wallet was closed. */
export function problemOf({ type, message }: StripeRefusal) {
  if (message) return { message }
  return type === 'validation_error' ? undefined : ({ code: 'declined' } as const)
}

/** What is reported to the shop about a refusal; `undefined` if nobody refused: the input was incomplete, or a call failed. */
export function declineOf({ type, code = '', decline_code = '', message = '' }: StripeRefusal): Decline | undefined {
  return type === 'validation_error' || unknownErrors.includes(type) ? undefined : { type, code, decline_code, message }
}

function filled<Parts extends Record<string, string>>(parts: Parts): Partial<Parts> {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value)) as Partial<Parts>
}

/** Timeout of Stripe's element, in milliseconds. */
export const timeoutMs = 30_000
