/** Validates and normalises phone numbers, in the checkout and in the shop's other forms (ADDR-01, VALID-01). */
import type { CountryCode } from '../../base/country/countries.rules'
import { typedCode } from '../../base/input/typed.rules'

interface PhoneFormat {
  /** The number of digits of a national number. */
  readonly min: number
  readonly max: number
  /** The country's calling code, and its national replacement: `+44 20…` and `0044 20…` become `020…`. */
  readonly prefix: RegExp
  readonly national: string
}

const formats: Readonly<Record<CountryCode, PhoneFormat>> = {
  US: { min: 10, max: 10, prefix: /^1/, national: '' },
  CA: { min: 10, max: 10, prefix: /^1/, national: '' },
  AU: { min: 9, max: 10, prefix: /^610?/, national: '0' },
  KR: { min: 11, max: 11, prefix: /^820?/, national: '0' },
  UK: { min: 11, max: 11, prefix: /^440?/, national: '0' },
  HK: { min: 8, max: 10, prefix: /^852/, national: '' },
}

/** The digits of a text: `(604) 555-0100` is `6045550100`. */
export function digitsOf(text: string): string {
  return typedCode(text).replace(/\D/g, '')
}

/**
 * The normal form of a number: its national digits. A text with letters is returned as it is, and the number of another
 * country with its plus, so that the visitor can correct them.
 */
export function normalisePhone(country: CountryCode, text: string): string {
  const typed = typedCode(text)
  if (/[\p{L}\p{N}]/u.test(typed.replace(/\d/g, ''))) return typed
  const { prefix, national } = formats[country]
  const digits = digitsOf(typed)
  const hasPlus = /^\D*\+/.test(typed)
  if (!hasPlus && !digits.startsWith('00')) return digits
  const international = hasPlus ? digits : digits.slice(2)
  return prefix.test(international) ? international.replace(prefix, national) : `+${international}`
}

/**
 * The normal form of a number in forms that drop a leading 1: in the United States and Canada, eleven digits that begin
 * with 1 are the ten after it. Elsewhere a 1 is part of the number (SWATCH-03).
 */
export function phoneWithoutOne(country: CountryCode, text: string): string {
  const number = normalisePhone(country, text)
  return /^(US|CA)$/.test(country) && /^1\d{10}$/.test(number) ? number.slice(1) : number
}

/** Why a text is not a phone number of the country; `undefined` if it is one. */
export function phoneError(country: CountryCode, text: string): 'required' | 'starts-with-1' | 'invalid' | undefined {
  const number = normalisePhone(country, text)
  const { min, max } = formats[country]
  if (!number) return 'required'
  if (/\D/.test(number)) return 'invalid'
  if (number.startsWith('1')) return 'starts-with-1'
  return number.length < min || number.length > max ? 'invalid' : undefined
}

/**
 * Whether a text is a number of the United States or Canada, with or without the leading 1, separators and brackets.
 */
export function isNorthAmericanPhone(text: string): boolean {
  return /^(\+?1[ .-]?)?(\([2-9]\d{2}\)|[2-9]\d{2})[ .-]?\d{3}[ .-]?\d{4}$/.test(typedCode(text))
}
