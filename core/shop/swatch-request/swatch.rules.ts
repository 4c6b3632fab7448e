/** The fields of a swatch request and their rules, for the widget and for the server (SWATCH-03). */

import { type CountryCode, findCountryByNumber } from '../../base/country/countries.rules'
import { typedEmail, typedText } from '../../base/input/typed.rules'
import { type AddressError, addressFieldError } from '../address/address.rules'
import { type AddressField, normalForm } from '../address/address-input.rules'
import { phoneWithoutOne } from '../address/phone.rules'
import { isFormEmail } from '../contacts/email.rules'

/**
 * The fields, in the order of the form, each with the field of core/shop/address whose rules it has. `country` is an ISO
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
/** The text of each field that the form has; empty where nothing is filled in. */
export type SwatchValues = Readonly<Partial<Record<SwatchField, string>>>

/** The names of all fields, in the order of the form. */
export const swatchFields = Object.keys(rulesOf) as readonly SwatchField[]

/** The field of core/shop/address with the same rules; `undefined` if there is none. */
export function addressFieldOf(field: SwatchField): AddressField | undefined {
  return rulesOf[field]
}

/** The country with this ISO number; `undefined` if the shop does not know it. */
export function swatchCountry(numeric: string): CountryCode | undefined {
  return findCountryByNumber(Number(numeric))?.code
}

/**
 * The normal form of a field, as in the checkout. A phone number of the United States or Canada also loses a leading 1,
 * which leaves its 10 digits (SWATCH-03).
 */
export function normalSwatchValue(country: CountryCode, field: SwatchField, text: string): string {
  const known = rulesOf[field]
  if (!known) return field === 'email' ? typedEmail(text) : typedText(text)
  return known === 'phone' ? phoneWithoutOne(country, text) : normalForm(country, known, text)
}

/**
 * The values of a request, in their normal form.
 *
 * @param fields those that the form has
 * @param only the country of a form without the field
 */
export function readSwatchValues(
  read: (field: SwatchField) => string,
  fields: readonly SwatchField[] = swatchFields,
  only?: CountryCode,
): SwatchValues {
  const country = fields.includes('country') ? swatchCountry(typedText(read('country'))) : only
  const textOf = (field: SwatchField) =>
    country ? normalSwatchValue(country, field, read(field)) : typedText(read(field))
  return Object.fromEntries(fields.map((field) => [field, textOf(field)]))
}

/**
 * The errors of a request by field, in the order of the form. Empty where it is valid. A field without a value is not
 * part of the form, and has no error.
 *
 * @param countZones the number of provinces of a country
 * @param only the country of a form without the field
 */
export function swatchErrors(
  values: SwatchValues,
  countZones: (country: CountryCode) => number,
  only?: CountryCode,
): ReadonlyMap<SwatchField, AddressError> {
  const country = values.country === undefined ? only : swatchCountry(values.country)
  const errorOf = (field: SwatchField): AddressError | undefined => {
    const text = values[field]
    if (text === undefined) return undefined
    const address = rulesOf[field]
    if (field === 'country') return country ? undefined : text ? 'invalid' : 'required'
    if (field === 'email') return isFormEmail(typedEmail(text)) ? undefined : text ? 'invalid' : 'required'
    return country && address && addressFieldError(country, address, text, { zones: countZones(country) })
  }
  return new Map(
    swatchFields.flatMap((field): (readonly [SwatchField, AddressError])[] => {
      const error = errorOf(field)
      return error ? [[field, error]] : []
    }),
  )
}
