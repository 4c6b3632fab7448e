/** Limits and normal forms of the inputs of an address (ADDR-01). */

import type { CountryCode } from '../country/countries.rules'
import { normalisePhone, phoneLimit } from './phone.rules'

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

/** The length limit of a postal code, in characters. */
const postalLimits: Readonly<Record<CountryCode, (text: string) => number>> = {
  US: () => 5,
  CA: (text) => (/^[^ -]{0,5}[ -]/.test(text) ? 7 : 6),
  AU: () => 5,
  KR: () => 5,
  UK: () => 8,
  HK: () => 5,
}

/** The values of a list of zones in which nothing is chosen. */
const noZones: readonly string[] = ['0', 'State/Province', 'Section/Region']

/**
 * The normal form of a value, which is stored, sent, and shown after blur: trimmed. A phone has digits only. A zone
 * that is not chosen is empty.
 */
export function normalForm(country: CountryCode, field: AddressField, value: string | number): string {
  const text = String(value).trim()
  if (field === 'phone') return normalisePhone(country, text)
  return field === 'zone' && noZones.includes(text) ? '' : text
}

/**
 * The length limit of an input for its present value, in characters. Apply it as `value.slice(0, limit)`: the attribute
 * `maxlength` would cut a pasted number before its blanks are removed.
 */
export function limitOf(country: CountryCode, field: AddressField, value: string): number {
  if (field === 'phone') return phoneLimit(country, value)
  if (field !== 'postal_code') return textLimit
  const text = value.trimStart()
  return value.length - text.length + postalLimits[country](text)
}
