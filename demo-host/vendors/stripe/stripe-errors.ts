/** What goes wrong with a payment, as Stripe's API says it, in the shopper's language. */

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

/** A refusal of the bank's. @param locale Stripe's: `zh-HK` */
export function declined(reason: DeclineCode, locale: string): StripeFailure {
  const { code, text } = codes[reason]
  return {
    type: 'card_error',
    code,
    ...(code === 'card_declined' ? { decline_code: reason } : {}),
    message: stripeText(locale, text),
  }
}

/** The shopper did not prove who they are. */
export function notAuthenticated(locale: string): StripeFailure {
  return {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message: stripeText(locale, 'notAuthenticated'),
  }
}

/** A card number that cannot be one. */
export function incorrectNumber(locale: string): StripeFailure {
  return { type: 'card_error', code: 'incorrect_number', message: stripeText(locale, 'invalidNumber') }
}

/** What was asked cannot be done with a payment that stands like this. */
export function unexpectedState(status: string): StripeFailure {
  return {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `You cannot confirm this PaymentIntent because it has a status of ${status}.`,
  }
}

/** There is no such payment, or the secret is another's. */
export const noSuchPayment: StripeFailure = {
  type: 'invalid_request_error',
  code: 'resource_missing',
  message: 'No such payment_intent.',
}
