/** Confirms a payment at the stand-in. Card data is checked and not stored. */

import { passesLuhn } from '../../../core/shop/order/bank-card.rules'
import type { Database } from '../../database/open'
import { brandOf, isExpired } from '../card-number'
import { open, type PaymentUpdate, updatePayment, type VendorPayment } from '../stand-in-payments'
import { declined, incorrectNumber, type StripeFailure } from './stripe-errors'
import { testAccounts, testCards, type Verdict, verdictOf } from './test-values'

/** The payment methods, with Stripe's names. */
export type MethodType = 'card' | 'us_bank_account' | 'acss_debit' | 'google_pay'

/** The data that the element sends: a type and its fields. */
export interface TypedMethod {
  readonly method: MethodType
  readonly number: string
  readonly month: number
  readonly year: number
  readonly cvc: string
}

/** The result: whether the payment has changed, and whether the browser gets an answer. */
export type ConfirmOutcome =
  | { readonly at: 'moved' }
  | { readonly at: 'too-late' }
  | { readonly at: 'failed'; readonly failure: StripeFailure }
  | { readonly at: 'lost'; readonly by: 'error' | 'silence' }

/** @param locale a locale of Stripe */
export async function confirm(
  db: Database,
  payment: VendorPayment,
  typed: TypedMethod,
  locale: string,
): Promise<ConfirmOutcome> {
  if (payment.next === 'microdeposits') return { at: 'too-late' }
  const verdict = judge(typed, locale)
  const kept = {
    method: typed.method,
    brand: typed.method === 'card' ? (brandOf(typed.number)?.brand ?? '') : '',
    lastFour: typed.number.slice(-4),
  }
  const moved = await updatePayment(db, payment.id, open, { ...kept, ...moveOf(verdict) })
  if (!moved) return { at: 'too-late' }
  if ('type' in verdict) return { at: 'failed', failure: verdict }
  if ('declined' in verdict) return { at: 'failed', failure: declined(verdict.declined, locale) }
  return 'lost' in verdict ? { at: 'lost', by: verdict.by } : { at: 'moved' }
}

function judge({ method, number, month, year }: TypedMethod, locale: string): Verdict | StripeFailure {
  if (method === 'google_pay') return { becomes: 'succeeded' }
  if (method !== 'card') return verdictOf(testAccounts, number)
  if (brandOf(number)?.length !== number.length || !passesLuhn(number)) return incorrectNumber(locale)
  if (isExpired(month, year, new Date())) return declined('expired_card', locale)
  return verdictOf(testCards, number)
}

function moveOf(verdict: Verdict | StripeFailure): PaymentUpdate {
  const untried = { status: 'requires_payment_method', next: null, proved: null } as const
  if ('type' in verdict || 'declined' in verdict) return { ...untried, refusal: 'declined' }
  if ('lost' in verdict)
    return verdict.lost === 'succeeded' ? { status: 'succeeded', next: null, refusal: null } : untried
  switch (verdict.becomes) {
    case 'authenticate': {
      const proved = verdict.after === 'succeeded' ? 'succeeded' : 'requires_payment_method'
      return { status: 'requires_action', next: 'authenticate', proved, refusal: null }
    }
    case 'microdeposits':
      return { status: 'requires_action', next: 'microdeposits', proved: null, refusal: null }
    default:
      return { status: verdict.becomes, next: null, refusal: null }
  }
}
