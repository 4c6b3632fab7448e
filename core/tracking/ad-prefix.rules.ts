/** The prefix of a product's id for advertisers, by country (TRACK-02). */
import type { CountryCode } from '../base/country/countries.rules'

/** The network's own country has none. */
const prefixes: Readonly<Partial<Record<CountryCode, string>>> = { US: '' }

/** The prefix in a country. */
export const adPrefix = (country: CountryCode): string => prefixes[country] ?? 'C-'
