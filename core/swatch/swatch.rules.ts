/** The fields of a swatch request and their rules, for the widget and for the server (SWATCH-03). */
import { type AddressError, addressFieldError } from '../address/address.rules'
import type { AddressField } from '../address/address-input.rules'
import { digitsOf, normalisePhone, phoneLimit } from '../address/phone.rules'
import { type CountryCode, findCountryByNumber } from '../country/countries.rules'
import { isFormEmail } from '../visitor/email.rules'

/**
 * The fields, in the order of the form, each with the field of core/address whose rules it has. `country` is an ISO
 * number: 124 Canada, 840 US, 410 Korea, 826 UK, 36 Australia, 344 Hong Kong. `province` is the id of a zone.
 */
const rulesOf = {
  first_name: 'first_name',
  last_name: 'last_name',
  email: undefined,
  country: undefined,
  address1: 'street1',
  address2: 'street2',
  city: 'city',
  province: 'zone',
  postal_code: 'postal_code',
  phone: 'phone',
} as const satisfies Readonly<Record<string, AddressField | undefined>>

/** The name of a field. */
export type SwatchField = keyof typeof rulesOf
/** The text of each field; empty where there is none. */
export type SwatchValues = Readonly<Record<SwatchField, string>>

/** The names of all fields, in the order of the form. */
export const swatchFields = Object.keys(rulesOf) as readonly SwatchField[]

/** The digits of a phone number. Countries with longer numbers keep theirs. */
const phoneDigits = 10

/** The field of core/address with the same rules; `undefined` where there is none. */
export function addressFieldOf(field: SwatchField): AddressField | undefined {
  return rulesOf[field]
}

/** The country with this ISO number; `undefined` where the shop does not know it. */
export function swatchCountry(numeric: string): CountryCode | undefined {
  return findCountryByNumber(Number(numeric))?.code
}

/**
 * A phone number while it is typed or pasted: its digits without a leading 1 or +1, cut to 10 (SWATCH-03). Korean and
 * British numbers have 11 digits and are cut there. A number with another country’s prefix is not cut before it is
 * complete: see `completeSwatchPhone`.
 */
export function trimSwatchPhone(country: CountryCode, text: string): string {
  if (/^\s*\+(?!1)/.test(text)) return text
  return digitsOf(text)
    .replace(/^1/, '')
    .slice(0, Math.max(phoneDigits, phoneLimit(country, '')))
}

/** A phone number once it is complete: the country’s own prefix is removed, `+44 20…` becomes `020…`. */
export function completeSwatchPhone(country: CountryCode, text: string): string {
  return trimSwatchPhone(country, normalisePhone(country, trimSwatchPhone(country, text)))
}

/** The values of a request: trimmed, with a complete phone number. */
export function readSwatchValues(read: (field: SwatchField) => string): SwatchValues {
  const values = Object.fromEntries(swatchFields.map((field) => [field, read(field).trim()])) as SwatchValues
  const country = swatchCountry(values.country)
  return country ? { ...values, phone: completeSwatchPhone(country, values.phone) } : values
}

/**
 * The errors of a request by field, in the order of the form. Empty where it is valid.
 *
 * @param countZones the number of provinces of a country
 */
export function swatchErrors(
  values: SwatchValues,
  countZones: (country: CountryCode) => number,
): ReadonlyMap<SwatchField, AddressError> {
  const country = swatchCountry(values.country)
  const errorOf = (field: SwatchField): AddressError | undefined => {
    const text = values[field]
    const address = rulesOf[field]
    if (field === 'country') return country ? undefined : text ? 'invalid' : 'required'
    if (field === 'email') return isFormEmail(text) ? undefined : text ? 'invalid' : 'required'
    return country && address && addressFieldError(country, address, text, { zones: countZones(country) })
  }
  return new Map(
    swatchFields.flatMap((field): (readonly [SwatchField, AddressError])[] => {
      const error = errorOf(field)
      return error ? [[field, error]] : []
    }),
  )
}
