/** What paying over time comes to, term by term, and whether it is told. Source: document 1, sections 5 and 9 (FIN-01). */
import type { CurrencyCode } from '../../core/domain/countries'
import { aprOf, asLowAs, monthlyPayment, type Term, terms } from '../../core/domain/financing'
import { roundHalfUp } from '../../core/domain/money'

/** One way to pay. Amounts are units of the currency. */
export interface Plan {
  readonly term: Term
  readonly monthly: number
  /** All payments together. */
  readonly total: number
  /** How much of them is interest. */
  readonly interest: number
}

/** What can be told of an amount. */
export interface Offer {
  /** The lowest monthly payment. */
  readonly monthly: number
  /** A share a year. */
  readonly apr: number
  /** The shortest first. */
  readonly plans: readonly Plan[]
}

/** The plans for an amount; nothing below the amount from which they are told. */
export function offerFor(amount: number | undefined, programme: string): Offer | undefined {
  const apr = aprOf(programme)
  const monthly = amount === undefined ? undefined : asLowAs(amount, apr)
  if (amount === undefined || monthly === undefined) return undefined
  return { monthly, apr, plans: terms.map((term) => planOf(amount, term, apr)) }
}

function planOf(amount: number, term: Term, apr: number): Plan {
  const monthly = monthlyPayment(amount, term, apr)
  // Without interest the last payment is some cents less or more: what is paid is the amount.
  const total = apr === 0 ? amount : roundHalfUp(monthly * term, 2)
  return { term, monthly, total, interest: roundHalfUp(total - amount, 2) }
}

/** How many digits stand behind the point: the won has none. */
export function decimalsOf(currency: CurrencyCode): 0 | 2 {
  return currency === 'KRW' ? 0 : 2
}

/** An amount in the currency's smallest unit, as lenders count. */
export function inMinorUnits(amount: number, currency: CurrencyCode): number {
  return Math.round(roundHalfUp(amount, decimalsOf(currency)) * 10 ** decimalsOf(currency))
}
