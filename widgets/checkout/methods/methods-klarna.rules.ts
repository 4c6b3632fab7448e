/** What Klarna's answers mean. Source: document 2, sections 3, 4 and 9 (KLARNA-01). */
import type { KlarnaSession } from '../../../core/contract/payment'
import type { Outcome, Unusable } from './methods.model'

/** Klarna's own, as it documents it. */
export const script = 'https://x.klarnacdn.net/kp/lib/v1/api.js'

/** Where its page is. */
export const hosts = ['klarna.com', 'klarna.net']

/** What Klarna says of its form, and of an order that was shown to it. */
export interface KlarnaSays {
  readonly show_form?: boolean
  readonly approved?: boolean
  readonly authorization_token?: string
  readonly error?: { readonly invalid_fields?: readonly string[] }
}

/** In which of its ways the session is paid. */
export function categoryOf({ payment_method_categories: [first] }: KlarnaSession): string {
  return first?.identifier ?? 'pay_over_time'
}

/** What the session is for, in units of the currency; Klarna counts in hundredths. Nothing where it does not say. */
export function amountOf({ order }: KlarnaSession): number | undefined {
  const amount = Number(order.order_amount)
  return Number.isInteger(amount) && amount >= 0 ? amount / 100 : undefined
}

/** Why its form cannot be used; nothing where it can. */
export function unusable({ show_form, error }: KlarnaSays): Unusable | undefined {
  if (!show_form) return { problem: { code: 'notHere' } }
  if (!error) return undefined
  return { problem: { code: error.invalid_fields?.length ? 'notAccepted' : 'unusable' } }
}

/**
 * What came of asking it for the money, where there is no token to go on with. A yes without a token, and a failure that
 * names no field, say nothing of what Klarna has done: the server is asked.
 */
export function refusalOf({ approved, show_form, error }: KlarnaSays): Outcome {
  if (approved) return { type: 'unknown' }
  if (!show_form) return { type: 'refused', problem: { code: 'declined' }, over: true }
  if (!error) return { type: 'refused', problem: { code: 'cancelled' } }
  return error.invalid_fields?.length ? { type: 'refused', problem: { code: 'notAccepted' } } : { type: 'unknown' }
}
