/** The prices of the fixtures in each country: whole amounts at the stories' own exchange rates, by default 1. */
import type { CountryCode } from '../../core/base/country/countries.rules'
import { readMarket } from '../../core/base/country/country.setting'

const rates: Readonly<Partial<Record<CountryCode, number>>> = { CA: 1.3, AU: 1.5, KR: 1300, UK: 0.8, HK: 8 }

/** Converts a price in US dollars to a country's currency; default: that of the story's page. */
export function priceIn(dollars: number, country: CountryCode = readMarket().country.code): number {
  return Math.round(dollars * (rates[country] ?? 1))
}
