/**
 * What paying over time comes to. Source: document 1, sections 5 and 9; document 2, section 9 (FIN-01).
 */
import type { CountryCode } from './countries'
import { roundHalfUp } from './money'

/** In how many monthly payments. */
export const terms = [12, 18, 24] as const

/** One of the three terms. */
export type Term = (typeof terms)[number]

/** The programme of the financing settings, where they name none. */
export const standardProgramme = 'standard_3_6_12'
/** The programme without interest (proposed: the specification names the programme, not its id). */
export const zeroPercentProgramme = 'zero_percent'

/** From this amount on, in units of the country's currency, 'as low as' is told. */
export const asLowAsFrom = 1000

/** Who lends where. Nobody does in Korea and Hong Kong. */
const lenders: Readonly<Record<CountryCode, readonly Lender[]>> = {
  US: ['affirm', 'klarna'],
  CA: ['affirm', 'klarna'],
  AU: ['klarna'],
  UK: ['klarna'],
  KR: [],
  HK: [],
}

/** A provider whose message may stand beside ours. */
export type Lender = 'affirm' | 'klarna'

/** Who lends in a country, the first one first. */
export function lendersIn(country: CountryCode): readonly Lender[] {
  return lenders[country]
}

/** The yearly rate of a programme, a share: 0 without interest, else 0.10. */
export function aprOf(programme: string): number {
  return programme === zeroPercentProgramme ? 0 : 0.1
}

/**
 * One monthly payment of an annuity, to the cent.
 *
 * @param amount in units of the country's currency
 * @param apr a share a year
 */
export function monthlyPayment(amount: number, term: Term, apr: number): number {
  const rate = apr / 12
  const payment = rate === 0 ? amount / term : (amount * rate) / (1 - (1 + rate) ** -term)
  return roundHalfUp(payment, 2)
}

/** The lowest monthly payment, or nothing below the amount from which it may be told. */
export function asLowAs(amount: number, apr: number): number | undefined {
  if (!(amount >= asLowAsFrom)) return undefined
  return Math.min(...terms.map((term) => monthlyPayment(amount, term, apr)))
}
