/** Writes a payment in Stripe's shape. */
import type { VendorPayment } from '../stand-in-payments'
import type { StripeFailure } from './stripe-errors'

/** A payment intent as the browser sees it. */
export interface PaymentIntent {
  readonly id: string
  readonly object: 'payment_intent'
  readonly amount: number
  readonly currency: string
  readonly client_secret: string
  readonly status: VendorPayment['status']
  readonly payment_method: string | null
  readonly payment_method_types: readonly string[]
  readonly next_action: { readonly type: 'use_stripe_sdk' | 'verify_with_microdeposits' } | null
  readonly last_payment_error: StripeFailure | null
  readonly livemode: false
  readonly created: number
}

const actions = { authenticate: 'use_stripe_sdk', microdeposits: 'verify_with_microdeposits' } as const
const types: Readonly<Record<string, readonly string[]>> = {
  usd: ['card', 'us_bank_account', 'google_pay'],
  cad: ['card', 'acss_debit', 'google_pay'],
}

/** @param failure the last error, if it is known */
export function intentOf(payment: VendorPayment, failure: StripeFailure | null = null): PaymentIntent {
  const currency = payment.currency.toLowerCase()
  return {
    id: payment.id,
    object: 'payment_intent',
    amount: payment.amount,
    currency,
    client_secret: payment.secret,
    status: payment.status,
    payment_method: payment.method ? payment.id.replace('pi_', 'pm_') : null,
    payment_method_types: types[currency] ?? ['card', 'google_pay'],
    next_action: payment.next ? { type: actions[payment.next] } : null,
    last_payment_error: failure,
    livemode: false,
    created: Math.floor(payment.at / 1000),
  }
}
