/** Validates and normalises phone numbers, in the checkout and in the shop's other forms (ADDR-01, VALID-01). */
import type { CountryCode } from '../country/countries.rules'

interface PhoneFormat {
  /** The number of digits of a national number. */
  readonly min: number
  readonly max: number
  /** The international prefix, and its national replacement: `+44 20…` becomes `020…`. */
  readonly prefix: RegExp
  readonly national: string
}

const formats: Readonly<Record<CountryCode, PhoneFormat>> = {
  US: { min: 10, max: 10, prefix: /^\+1/, national: '' },
  CA: { min: 10, max: 10, prefix: /^\+1/, national: '' },
  AU: { min: 9, max: 10, prefix: /^\+610?/, national: '0' },
  KR: { min: 11, max: 11, prefix: /^\+820?/, national: '0' },
  UK: { min: 11, max: 11, prefix: /^\+440?/, national: '0' },
  HK: { min: 8, max: 10, prefix: /^\+852/, national: '' },
}

/** The maximum length of an international number, in digits: E.164. */
const maxDigits = 15

const isInternational = (text: string): boolean => text.trimStart().startsWith('+')

/** The digits of a text: `(604) 555-0100` is `6045550100`. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/**
 * The normal form of a number: its national digits. A text with letters is returned trimmed, so that the visitor can
 * correct it.
 */
export function normalisePhone(country: CountryCode, text: string): string {
  if (/[\p{L}\p{N}]/u.test(text.replace(/\d/g, ''))) return text.trim()
  const { prefix, national } = formats[country]
  const digits = digitsOf(text)
  return isInternational(text) ? digitsOf(`+${digits}`.replace(prefix, national)) : digits
}

/** Why a text is not a phone number of the country; `undefined` where it is one. */
export function phoneError(country: CountryCode, text: string): 'required' | 'starts-with-1' | 'invalid' | undefined {
  const number = normalisePhone(country, text)
  const { min, max } = formats[country]
  if (!number) return 'required'
  if (/\D/.test(number)) return 'invalid'
  if (number.startsWith('1')) return 'starts-with-1'
  return number.length < min || number.length > max ? 'invalid' : undefined
}

/**
 * The length limit of an input, in characters: only digits are counted, separators are free. An international number is
 * not cut at the national length, because the rest would be a different number.
 */
export function phoneLimit(country: CountryCode, text: string): number {
  const max = isInternational(text) ? maxDigits : formats[country].max
  let digits = 0
  for (let at = 0; at < text.length; at++) if (/\d/.test(text.charAt(at)) && ++digits === max) return at + 1
  return text.length + max - digits
}

/**
 * Whether a text is a number of the United States or Canada, with or without the leading 1, separators and brackets.
 */
export function isNorthAmericanPhone(text: string): boolean {
  return /^(\+?1[ .-]?)?(\([2-9]\d{2}\)|[2-9]\d{2})[ .-]?\d{3}[ .-]?\d{4}$/.test(text.trim())
}
