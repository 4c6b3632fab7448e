/** What stands before a product's id where advertisers know it by country. Source: document 3, section 9 (TRACK-02). */
import type { CountryCode } from './countries'

/** By country: the network's own country has none. */
export const adPrefix: Readonly<Record<CountryCode, string>> = {
  US: '',
  CA: 'C-',
  AU: 'C-',
  KR: 'C-',
  UK: 'C-',
  HK: 'C-',
}
