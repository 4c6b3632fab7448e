/** Where the shop looks up a postal code before it sells. Source: document 1, section 5 (DELIV-02). */
import type { CountryCode } from './countries'

const checked = ['CA', 'US'] as const

/** A country whose postal codes are looked up. */
export type PostalCountry = (typeof checked)[number]

/** Whether a destination can be set in a country. */
export function hasPostalCheck(country: CountryCode): country is PostalCountry {
  return (checked as readonly CountryCode[]).includes(country)
}
