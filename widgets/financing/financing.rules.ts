/** Computes the financing plans of an amount (FIN-01). */
import type { CurrencyCode } from '../../core/base/country/countries.rules'
import { roundHalfUp } from '../../core/base/country/money.rules'
import { aprOf, asLowAs, monthlyPayment, type Term, terms } from '../../core/shop/product/financing.rules'

/** One plan. Amounts are units of the currency. */
export interface Plan {
  readonly term: Term
  readonly monthly: number
  /** The sum of all payments. */
  readonly total: number
  /** The interest in the total. */
  readonly interest: number
}

/** The plans of an amount. */
export interface Offer {
  /** The lowest monthly payment. */
  readonly monthly: number
  /** The annual percentage rate as a share: 0.15 is 15 %. */
  readonly apr: number
  /** Shortest first. */
  readonly plans: readonly Plan[]
}

/** The plans of an amount; `undefined` below the minimum amount. */
export function offerFor(amount: number | undefined, programme: string): Offer | undefined {
  const apr = aprOf(programme)
  const monthly = amount === undefined ? undefined : asLowAs(amount, apr)
  if (amount === undefined || monthly === undefined) return undefined
  return { monthly, apr, plans: terms.map((term) => planOf(amount, term, apr)) }
}

function planOf(amount: number, term: Term, apr: number): Plan {
  const monthly = monthlyPayment(amount, term, apr)
  // Without interest the last payment absorbs the rounding: the total is the amount.
  const total = apr === 0 ? amount : roundHalfUp(monthly * term, 2)
  return { term, monthly, total, interest: roundHalfUp(total - amount, 2) }
}

/** The number of decimals: the won has none. */
export function decimalsOf(currency: CurrencyCode): 0 | 2 {
  return currency === 'KRW' ? 0 : 2
}

/** Converts an amount to the currency's minor unit, which lenders use. */
export function inMinorUnits(amount: number, currency: CurrencyCode): number {
  return Math.round(roundHalfUp(amount, decimalsOf(currency)) * 10 ** decimalsOf(currency))
}
