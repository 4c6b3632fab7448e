/** What the fixtures cost in each country: whole amounts at a rate of the stories' own. */
import type { CountryCode } from '../core/domain/countries'
import { readPlace } from '../core/host/place'

const rates: Readonly<Record<CountryCode, number>> = { US: 1, CA: 1.3, AU: 1.5, KR: 1300, UK: 0.8, HK: 8 }

/** A price in US dollars in a country's money: that of the story's page where none is named. */
export function priceIn(dollars: number, country: CountryCode = readPlace().country.code): number {
  return Math.round(dollars * rates[country])
}
