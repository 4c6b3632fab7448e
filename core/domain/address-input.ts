/**
 * What the inputs of an address take, and the form in which they keep it.
 * Source: document 2, sections 5 and 9 (ADDR-01).
 */
import type { AddressField } from './address'
import type { CountryCode } from './countries'
import { phoneLimit, writePhone } from './phone'

/** How many characters a part has at most where the specification says nothing: what Ubercart's columns hold. */
export const textLimit = 255

/** How many characters of a postal code are taken. */
const postalLimits: Readonly<Record<CountryCode, (text: string) => number>> = {
  US: () => 5,
  CA: (text) => (/^[^ -]{0,5}[ -]/.test(text) ? 7 : 6),
  AU: () => 5,
  KR: () => 5,
  UK: () => 8,
  HK: () => 5,
}

/** What a list of zones says where nothing is chosen in it. */
const noZones: readonly string[] = ['0', 'State/Province', 'Section/Region']

/**
 * A part as it is kept and sent, and as its input shows it once it is left: trimmed; of a phone only the digits; of a
 * zone nothing where none is chosen.
 */
export function normalForm(country: CountryCode, field: AddressField, value: string | number): string {
  const text = String(value).trim()
  if (field === 'phone') return writePhone(country, text)
  return field === 'zone' && noZones.includes(text) ? '' : text
}

/**
 * How many characters an input takes, with what it holds now. `value.slice(0, limit)` is what it keeps of a text: an
 * input's own `maxlength` would cut a pasted number before its blanks are known.
 */
export function limitOf(country: CountryCode, field: AddressField, value: string): number {
  if (field === 'phone') return phoneLimit(country, value)
  if (field !== 'postal_code') return textLimit
  const text = value.trimStart()
  return value.length - text.length + postalLimits[country](text)
}
