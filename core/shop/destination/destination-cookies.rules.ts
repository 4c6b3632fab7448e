/**
 * The destination's cookies, one pair for each country (DELIV-01). In a file of their own: the rules of postal codes are
 * loaded later.
 */
import type { CountryCode } from '../../base/country/countries.rules'

/** Their lifetime, in days. */
export const destinationDays = 365

/** The cookie with the postal code, as the visitor has typed it. */
export const postalCookie = (country: CountryCode): string => `rove_postal_${country}`

/** The cookie with the name of the place. */
export const postalLabelCookie = (country: CountryCode): string => `rove_postal_label_${country}`
