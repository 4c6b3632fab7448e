/** Computes monthly payments (FIN-01). */
import type { CountryCode } from '../../base/country/countries.rules'
import { roundHalfUp } from '../../base/country/money.rules'

/** The number of monthly payments. */
export const terms = [12, 18, 24] as const

/** One of the three terms. */
export type Term = (typeof terms)[number]

/** The default programme. */
export const standardProgramme = 'standard_3_6_12'
/** The programme without interest (proposed: the specification names the programme, not its id). */
export const zeroPercentProgramme = 'zero_percent'

/** The lowest amount for which 'as low as' is shown, in units of the country's currency. */
export const asLowAsFrom = 1000

/** The financing providers of each country. Korea and Hong Kong have none. */
const financingProviders: Readonly<Record<CountryCode, readonly FinancingProvider[]>> = {
  US: ['affirm', 'klarna'],
  CA: ['affirm', 'klarna'],
  AU: ['klarna'],
  UK: ['klarna'],
  KR: [],
  HK: [],
}

/** A financing provider. Its message can be shown beside ours. */
export type FinancingProvider = 'affirm' | 'klarna'

/** The financing providers of a country, in order of preference. */
export function financingProvidersIn(country: CountryCode): readonly FinancingProvider[] {
  return financingProviders[country]
}

/** The annual rate of a programme, a fraction: 0 without interest, else 0.10. */
export function aprOf(programme: string): number {
  return programme === zeroPercentProgramme ? 0 : 0.1
}

/**
 * One monthly payment of an annuity, to the cent.
 *
 * @param amount in units of the country's currency
 * @param apr the annual rate, a fraction
 */
export function monthlyPayment(amount: number, term: Term, apr: number): number {
  const rate = apr / 12
  const payment = rate === 0 ? amount / term : (amount * rate) / (1 - (1 + rate) ** -term)
  return roundHalfUp(payment, 2)
}

/** The lowest monthly payment, that of the longest term; `undefined` below `asLowAsFrom`. */
export function asLowAs(amount: number, apr: number): number | undefined {
  if (!(amount >= asLowAsFrom)) return undefined
  return Math.min(...terms.map((term) => monthlyPayment(amount, term, apr)))
}
