/** Stripe's errors, in the visitor's language. */

import { type StripeTextCode, stripeText } from './stripe-texts'
import type { DeclineCode } from './test-values'

/** An error as Stripe writes it. */
export interface StripeFailure {
  readonly type: 'card_error' | 'invalid_request_error' | 'validation_error' | 'api_error' | 'api_connection_error'
  readonly code?: string
  readonly decline_code?: string
  readonly message: string
}

const codes: Readonly<Record<DeclineCode, { readonly code: string; readonly text: StripeTextCode }>> = {
  generic_decline: { code: 'card_declined', text: 'declined' },
  insufficient_funds: { code: 'card_declined', text: 'insufficientFunds' },
  expired_card: { code: 'expired_card', text: 'expired' },
  incorrect_cvc: { code: 'incorrect_cvc', text: 'incorrectCvc' },
  processing_error: { code: 'processing_error', text: 'processingError' },
}

/** The bank declined. @param locale Stripe's: `zh-HK` */
export function declined(reason: DeclineCode, locale: string): StripeFailure {
  const { code, text } = codes[reason]
  return {
    type: 'card_error',
    code,
    ...(code === 'card_declined' ? { decline_code: reason } : {}),
    message: stripeText(locale, text),
  }
}

/** Authentication failed. */
export function notAuthenticated(locale: string): StripeFailure {
  return {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message: stripeText(locale, 'notAuthenticated'),
  }
}

/** The card number is invalid. */
export function incorrectNumber(locale: string): StripeFailure {
  return { type: 'card_error', code: 'incorrect_number', message: stripeText(locale, 'invalidNumber') }
}

/** The payment's status does not allow the call. */
export function unexpectedState(status: string): StripeFailure {
  return {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `You cannot confirm this PaymentIntent because it has a status of ${status}.`,
  }
}

/** The payment does not exist, or the secret is wrong. */
export const noSuchPayment: StripeFailure = {
  type: 'invalid_request_error',
  code: 'resource_missing',
  message: 'No such payment_intent.',
}
