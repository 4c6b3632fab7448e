/**
 * Telephone numbers as the checkout takes them, and the shop's other forms.
 * Source: document 2, sections 5 and 9 (ADDR-01, VALID-01).
 */
import type { CountryCode } from './countries'

interface Row {
  /** How many digits a number has at home. */
  readonly min: number
  readonly max: number
  /** How a number begins abroad, and what replaces that at home: `+44 20…` is `020…`. */
  readonly abroad: RegExp
  readonly home: string
}

const rows: Readonly<Record<CountryCode, Row>> = {
  US: { min: 10, max: 10, abroad: /^\+1/, home: '' },
  CA: { min: 10, max: 10, abroad: /^\+1/, home: '' },
  AU: { min: 9, max: 10, abroad: /^\+610?/, home: '0' },
  KR: { min: 11, max: 11, abroad: /^\+820?/, home: '0' },
  UK: { min: 11, max: 11, abroad: /^\+440?/, home: '0' },
  HK: { min: 8, max: 10, abroad: /^\+852/, home: '' },
}

/** The longest number there is, with its country's: E.164. */
const longest = 15

const isFromAbroad = (text: string): boolean => text.trimStart().startsWith('+')

/** What counts of a number: `(604) 555-0100` is `6045550100`. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/**
 * A number as it is sent: its digits, as they are dialled at home. A text with letters in it is none, and stays as it is
 * for its writer to mend.
 */
export function writePhone(country: CountryCode, text: string): string {
  if (/[\p{L}\p{N}]/u.test(text.replace(/\d/g, ''))) return text.trim()
  const { abroad, home } = rows[country]
  const digits = digitsOf(text)
  return isFromAbroad(text) ? digitsOf(`+${digits}`.replace(abroad, home)) : digits
}

/** Why a text is no telephone number in a country. */
export function phoneProblem(country: CountryCode, text: string): 'required' | 'starts-with-1' | 'invalid' | undefined {
  const number = writePhone(country, text)
  const { min, max } = rows[country]
  if (!number) return 'required'
  if (/\D/.test(number)) return 'invalid'
  if (number.startsWith('1')) return 'starts-with-1'
  return number.length < min || number.length > max ? 'invalid' : undefined
}

/**
 * How many characters of a text are taken in a country: its digits are counted, what stands between them is free. A
 * number from abroad is not cut short: it would pass for another one.
 */
export function phoneLimit(country: CountryCode, text: string): number {
  const max = isFromAbroad(text) ? longest : rows[country].max
  let digits = 0
  for (let at = 0; at < text.length; at++) if (/\d/.test(text.charAt(at)) && ++digits === max) return at + 1
  return text.length + max - digits
}

/** A number of the United States or Canada, with or without its 1, separators and brackets. */
export function isNorthAmericanPhone(text: string): boolean {
  return /^(\+?1[ .-]?)?(\([2-9]\d{2}\)|[2-9]\d{2})[ .-]?\d{3}[ .-]?\d{4}$/.test(text.trim())
}
