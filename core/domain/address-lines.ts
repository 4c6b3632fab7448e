/** An address as its country writes it, for people to read. Source: document 2, section 5 (ADDR-01). */
import type { CountryCode, Language } from './countries'

/** An address in words. What is empty is left out. */
export interface WrittenAddress {
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

/** Where the family name comes first, with the language that reads an address from the country down to the name. */
const familyNameFirst: Readonly<Partial<Record<CountryCode, Language>>> = { KR: 'ko', HK: 'zh-Hant-HK' }

/** The lines of an envelope, from the first to the last. */
export function addressLines(code: CountryCode, language: Language, address: WrittenAddress): string[] {
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
