/** Confirms a payment at the stand-in: what was typed is looked at, and forgotten. */

import { passesLuhn } from '../../../core/domain/card'
import type { Database } from '../../database/open'
import { brandOf, isExpired } from '../card-number'
import { movePayment, open, type PaymentMove, type VendorPayment } from '../vendor-book'
import { declined, incorrectNumber, type StripeFailure } from './stripe-errors'
import { testAccounts, testCards, type Verdict, verdictOf } from './test-values'

/** What the stand-in can be paid with, by Stripe's names. */
export type MethodType = 'card' | 'us_bank_account' | 'acss_debit' | 'google_pay'

/** What the element sends: a type, and what was typed for it. */
export interface Typed {
  readonly method: MethodType
  readonly number: string
  readonly month: number
  readonly year: number
  readonly cvc: string
}

/** What came of it: the payment has changed or not, and the browser hears of it or not. */
export type Confirmed =
  | { readonly at: 'moved' }
  | { readonly at: 'too-late' }
  | { readonly at: 'failed'; readonly failure: StripeFailure }
  | { readonly at: 'lost'; readonly by: 'error' | 'silence' }

/** @param locale Stripe's */
export async function confirm(db: Database, payment: VendorPayment, typed: Typed, locale: string): Promise<Confirmed> {
  if (payment.next === 'microdeposits') return { at: 'too-late' }
  const verdict = judge(typed, locale)
  const kept = {
    method: typed.method,
    brand: typed.method === 'card' ? (brandOf(typed.number)?.brand ?? '') : '',
    lastFour: typed.number.slice(-4),
  }
  const moved = await movePayment(db, payment.id, open, { ...kept, ...moveOf(verdict) })
  if (!moved) return { at: 'too-late' }
  if ('type' in verdict) return { at: 'failed', failure: verdict }
  if ('declined' in verdict) return { at: 'failed', failure: declined(verdict.declined, locale) }
  return 'lost' in verdict ? { at: 'lost', by: verdict.by } : { at: 'moved' }
}

function judge({ method, number, month, year }: Typed, locale: string): Verdict | StripeFailure {
  if (method === 'google_pay') return { becomes: 'succeeded' }
  if (method !== 'card') return verdictOf(testAccounts, number)
  if (brandOf(number)?.length !== number.length || !passesLuhn(number)) return incorrectNumber(locale)
  if (isExpired(month, year, new Date())) return declined('expired_card', locale)
  return verdictOf(testCards, number)
}

function moveOf(verdict: Verdict | StripeFailure): PaymentMove {
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
