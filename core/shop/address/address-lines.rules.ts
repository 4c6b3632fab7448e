/** Formats an address for display, by the rules of its country (ADDR-01). */
import type { CountryCode, Language } from '../../base/country/countries.rules'

/** The parts of an address as text. Empty parts are left out. */
export interface FormattedAddress {
  readonly first_name: string
  readonly last_name: string
  readonly company: string
  readonly street1: string
  readonly street2: string
  readonly city: string
  readonly postal_code: string
  /** The name of its state or province. */
  readonly zone: string
  /** The name of its country. */
  readonly country: string
}

/**
 * Countries that write the family name first. In the language given, the address begins with the country and ends with
 * the name.
 */
const familyNameFirst: Readonly<Partial<Record<CountryCode, Language>>> = { KR: 'ko', HK: 'zh-Hant-HK' }

/** The lines of an address, first to last. */
export function addressLines(code: CountryCode, language: Language, address: FormattedAddress): string[] {
  const { first_name, last_name, company, street1, street2, city, postal_code, zone, country } = address
  const names = Object.hasOwn(familyNameFirst, code) ? [last_name, first_name] : [first_name, last_name]
  const isSpaced = !names.every((part) => /^[\p{sc=Hangul}\p{sc=Han}]*$/u.test(part))
  const name = joined(names, isSpaced ? ' ' : '')
  const lines =
    familyNameFirst[code] === language
      ? [country, joined([postal_code, zone, city, street1, street2], ' '), company, name]
      : [name, company, joined([street1, street2]), city, joined([zone, postal_code], ' '), country]
  return lines.filter(Boolean)
}

function joined(parts: readonly string[], between = ', '): string {
  return parts.filter(Boolean).join(between)
}
