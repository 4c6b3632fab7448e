/** What Stripe's answers mean, and what it is told. Source: document 2, sections 3, 4 and 9 (STRIPE-01, STRIPE-02). */
import type { Decline, StripeIntent } from '../../../core/contract/payment'
import type { Locale } from '../../../core/domain/countries'
import type { Outcome } from './methods.model'

/** What the client secret says in place of a secret. */
export const markers = { paidByCredit: 'fullPaidByStoreCredit', noAddress: 'missingBillingAddress' } as const

/** The order that ways to pay stand in. */
export const paymentMethodOrder = ['card', 'us_bank_account', 'acss_debit']

/** As Stripe spells the shop's locales. */
export const stripeLocales = {
  en_US: 'en',
  en_CA: 'en-CA',
  fr_CA: 'fr-CA',
  en_AU: 'en-AU',
  ko_KR: 'ko',
  en_UK: 'en-GB',
  ch_HK: 'zh-HK',
} as const satisfies Record<Locale, string>

/** Wallets, and those that are paid later: their own pages ask for what is missing. */
const complete = new Set(
  'apple_pay google_pay link amazon_pay paypal cashapp alipay wechat_pay kakao_pay naver_pay payco samsung_pay revolut_pay klarna affirm afterpay_clearpay zip'.split(
    ' ',
  ),
)

/** Whether it can be confirmed with what is filled in. @param value `type` is the way to pay that is chosen in the element */
export function isFilledIn({
  complete: isComplete,
  value,
}: {
  readonly complete: boolean
  readonly value: { readonly type: string }
}): boolean {
  return isComplete || complete.has(value.type)
}

/** What Stripe's element does not ask for again. */
export function billingDetails({ name, email, address }: StripeIntent) {
  const { postalCode, ...parts } = address ?? { postalCode: '' }
  return { ...filled({ name, email }), address: filled({ ...parts, postal_code: postalCode }) }
}

/** How the element looks: as the room it stands in. @param token the value of one of our tokens there, `--_ink` */
export function appearance(token: (name: string) => string, fontFamily: string, disableAnimations: boolean) {
  const variables = filled({
    fontFamily,
    colorPrimary: token('--_accent'),
    colorBackground: token('--_surface'),
    colorText: token('--_ink'),
    colorTextSecondary: token('--_soft-ink'),
    colorDanger: token('--_error'),
    borderRadius: token('--_radius'),
  })
  return { theme: 'stripe' as const, variables, disableAnimations }
}

/** What Stripe says of a payment that was confirmed, as far as it is read. */
export interface StripeSays {
  readonly paymentIntent?: StripePayment | undefined
  readonly error?: StripeRefusal | undefined
}

interface StripePayment {
  readonly id: string
  readonly status: string
  readonly payment_method?: string | { readonly id: string } | null | undefined
}

/** Why Stripe did not do something. */
export interface StripeRefusal {
  readonly type: string
  readonly code?: string | undefined
  readonly decline_code?: string | undefined
  readonly message?: string | undefined
  readonly payment_intent?: StripePayment | undefined
}

/** The payment is taken, or will be by itself. */
const taken = ['succeeded', 'processing', 'requires_capture']
/** The payment can be tried again, or never: nothing was taken. */
const untaken = ['requires_payment_method', 'requires_confirmation', 'canceled']
/** Errors that are a no by themselves, also where they come without the payment. */
const refusals = ['card_error', 'validation_error']
/** Errors that say nothing of the money, whatever comes with them. */
const unsure = ['api_connection_error', 'api_error']

/** What came of confirming. The payment's own status is believed before the error it came with. */
export function outcomeOf(
  { paymentIntent, error }: StripeSays,
  known: Pick<Extract<Outcome, { type: 'confirmed' }>['completion'], 'customerId' | 'adjustAmount'>,
): Outcome {
  const payment = paymentIntent ?? error?.payment_intent
  if (payment && taken.includes(payment.status)) {
    const { id, status, payment_method: method } = payment
    const paymentMethodId = (typeof method === 'string' ? method : method?.id) ?? ''
    return { type: 'confirmed', completion: { paymentIntentId: id, paymentMethodId, status, ...known } }
  }
  const isRefused = payment ? untaken.includes(payment.status) : refusals.includes(error?.type ?? '')
  if (error && isRefused && !unsure.includes(error.type)) return { type: 'refused', problem: problemOf(error) }
  return { type: 'unknown', problem: { code: 'unknown' } }
}

/** Its own words; ours where it has none. Nothing where nobody has refused anything: a wallet was closed. */
export function problemOf({ type, message }: StripeRefusal) {
  if (message) return { words: message }
  return type === 'validation_error' ? undefined : ({ code: 'declined' } as const)
}

/** What the shop is told of a refusal; nothing where only something was not filled in. */
export function declineOf({ type, code = '', decline_code = '', message = '' }: StripeRefusal): Decline | undefined {
  return type === 'validation_error' ? undefined : { type, code, decline_code, message }
}

function filled<Parts extends Record<string, string>>(parts: Parts): Partial<Parts> {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value)) as Partial<Parts>
}
