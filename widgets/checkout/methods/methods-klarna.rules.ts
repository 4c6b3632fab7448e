/** Interprets Klarna's answers (KLARNA-01). */
import type { KlarnaSession } from '../../../core/shop/order/payment.contract'
import type { Outcome, Unusable } from './methods.types'

/** The URL of Klarna's script, as documented. */
export const script = 'https://x.klarnacdn.net/kp/lib/v1/api.js'

/** The hosts of Klarna's page. */
export const hosts = ['klarna.com', 'klarna.net']

/** The result of loading Klarna's form, or of an authorisation. */
export interface KlarnaResult {
  readonly show_form?: boolean
  readonly approved?: boolean
  readonly authorization_token?: string
  readonly error?: { readonly invalid_fields?: readonly string[] }
}

/** The first payment category of the session. */
export function categoryOf({ payment_method_categories: [first] }: KlarnaSession): string {
  return first?.identifier ?? 'pay_over_time'
}

/** The session's amount, in units of the currency; Klarna counts in hundredths. `undefined` if it is absent. */
export function amountOf({ order }: KlarnaSession): number | undefined {
  const amount = Number(order.order_amount)
  return Number.isInteger(amount) && amount >= 0 ? amount / 100 : undefined
}

/** Why the form cannot be used; `undefined` if it can. */
export function unusableReason({ show_form, error }: KlarnaResult): Unusable | undefined {
  if (!show_form) return { problem: { code: 'notHere' } }
  if (!error) return undefined
  return { problem: { code: error.invalid_fields?.length ? 'notAccepted' : 'unusable' } }
}

/**
 * The outcome of an authorisation without a usable token. An approval without a token, and a failure without an invalid
 * field, leave open what Klarna has done: the server's status decides.
 */
export function refusalOf({ approved, show_form, error }: KlarnaResult): Outcome {
  if (approved) return { type: 'unknown' }
  if (!show_form) return { type: 'refused', problem: { code: 'declined' }, over: true }
  if (!error) return { type: 'refused', problem: { code: 'cancelled' } }
  return error.invalid_fields?.length ? { type: 'refused', problem: { code: 'notAccepted' } } : { type: 'unknown' }
}

/** Timeout of Klarna's script and of its form, in milliseconds. */
export const timeoutMs = 30_000
