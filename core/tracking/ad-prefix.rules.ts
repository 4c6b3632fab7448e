/** The prefix of a product's id for advertisers, by country (TRACK-02). */
import type { CountryCode } from '../base/country/countries.rules'

/** The prefixes. The network's own country has none. */
export const adPrefix: Readonly<Record<CountryCode, string>> = {
  US: '',
  CA: 'C-',
  AU: 'C-',
  KR: 'C-',
  UK: 'C-',
  HK: 'C-',
}
