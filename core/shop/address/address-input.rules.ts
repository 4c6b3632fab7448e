/** The fields of an address, and the normal form of what visitors type into them (ADDR-01). */

import type { CountryCode } from '../../base/country/countries.rules'
import { typedCode, typedText } from '../../base/input/typed.rules'
import { normalisePhone } from './phone.rules'

/** The fields of an address, in the order of the form. Ubercart's names. */
export const addressFields = [
  'first_name',
  'last_name',
  'company',
  'street1',
  'street2',
  'city',
  'zone',
  'postal_code',
  'phone',
] as const

/** The name of an address field. */
export type AddressField = (typeof addressFields)[number]

/**
 * The length limit of fields for which the specification gives none, in characters: the width of Ubercart's columns.
 */
export const textLimit = 255

/** The values of a list of zones in which nothing is chosen. */
const noZones: readonly string[] = ['0', 'State/Province', 'Section/Region']

/**
 * The normal form of a value, which is validated, stored, sent, and shown after blur. Nothing is cut. Texts are trimmed. A
 * phone has national digits only. A zone that is not chosen is empty.
 */
export function normalForm(country: CountryCode, field: AddressField, value: string | number): string {
  const text = typedText(String(value))
  if (field === 'phone') return normalisePhone(country, text)
  if (field === 'postal_code') return normalisePostal(country, text)
  return field === 'zone' && noZones.includes(text) ? '' : text
}

/** Korea has digits only, Canada a blank between the parts. The other countries keep one blank or hyphen. */
function normalisePostal(country: CountryCode, text: string): string {
  const typed = typedCode(text)
  if (country === 'KR') return typed.replace(/[ -]/g, '')
  return country === 'CA' ? typed.replace(/[ -]+/g, ' ').trim() : typed.replace(/ ?- ?/g, '-')
}
