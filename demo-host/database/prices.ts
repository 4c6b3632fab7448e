/** What a product costs in each country, from its price in US dollars. */
import type { CountryCode } from '../../core/domain/countries'

/** Times the price in US dollars, rounded to the step. A dear thing is rounded more coarsely than a cheap one. */
const rates: Readonly<Record<CountryCode, { readonly rate: number; readonly fine: number; readonly coarse: number }>> =
  {
    US: { rate: 1, fine: 1, coarse: 1 },
    CA: { rate: 1.35, fine: 1, coarse: 10 },
    AU: { rate: 1.5, fine: 1, coarse: 10 },
    KR: { rate: 1350, fine: 1000, coarse: 10_000 },
    UK: { rate: 0.8, fine: 1, coarse: 5 },
    HK: { rate: 7.8, fine: 10, coarse: 50 },
  }

/** @returns a price in units of the country's currency */
export function priceIn(country: CountryCode, dollars: number): number {
  const { rate, fine, coarse } = rates[country]
  const step = dollars < 100 ? fine : coarse
  return Math.round((dollars * rate) / step) * step
}
