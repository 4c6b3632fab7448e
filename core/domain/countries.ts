/**
 * The six countries the shop sells in, and what follows from each.
 * Source: document 0, sections 1 and 3 (COUNTRY-01); country filter: document 0, section 9 (SEARCH-06);
 * numeric codes: document 1, section 3 (Swatch request).
 */

/** A country as the `warehouse_location` cookie spells it. */
export type CountryCode = 'US' | 'CA' | 'AU' | 'KR' | 'UK' | 'HK'
/** ISO 4217. */
export type CurrencyCode = 'USD' | 'CAD' | 'AUD' | 'KRW' | 'GBP' | 'HKD'
/** A locale as the shop spells it: not BCP 47 (see `languageTag`). */
export type Locale = 'en_US' | 'en_CA' | 'fr_CA' | 'en_AU' | 'ko_KR' | 'en_UK' | 'ch_HK'
/** The languages that texts are written in. */
export type Language = 'en' | 'fr' | 'ko' | 'zh-Hant-HK'

/** One country's row. */
export interface Country {
  readonly code: CountryCode
  readonly name: string
  readonly currency: CurrencyCode
  /** The first one is the country's default. */
  readonly locales: readonly [Locale, ...Locale[]]
  /** Prefix of the numeric attribute that hides a record: `{hide}_hide=0`. */
  readonly hide: string
  /** ISO 3166-1 numeric, as Ubercart stores countries. */
  readonly numeric: number
}

/** The six countries the shop sells in; the first is where nobody said otherwise. */
export const countries: readonly Country[] = [
  { code: 'US', name: 'United States', currency: 'USD', locales: ['en_US'], hide: 'usa', numeric: 840 },
  { code: 'CA', name: 'Canada', currency: 'CAD', locales: ['en_CA', 'fr_CA'], hide: 'canada', numeric: 124 },
  { code: 'AU', name: 'Australia', currency: 'AUD', locales: ['en_AU'], hide: 'au', numeric: 36 },
  { code: 'KR', name: 'Korea', currency: 'KRW', locales: ['ko_KR'], hide: 'kr', numeric: 410 },
  { code: 'UK', name: 'United Kingdom', currency: 'GBP', locales: ['en_UK'], hide: 'uk', numeric: 826 },
  { code: 'HK', name: 'Hong Kong', currency: 'HKD', locales: ['ch_HK'], hide: 'hk', numeric: 344 },
]

interface LocaleRow {
  readonly language: Language
  readonly tag: string
}

const locales: Readonly<Record<Locale, LocaleRow>> = {
  en_US: { language: 'en', tag: 'en-US' },
  en_CA: { language: 'en', tag: 'en-CA' },
  fr_CA: { language: 'fr', tag: 'fr-CA' },
  en_AU: { language: 'en', tag: 'en-AU' },
  ko_KR: { language: 'ko', tag: 'ko-KR' },
  en_UK: { language: 'en', tag: 'en-GB' },
  ch_HK: { language: 'zh-Hant-HK', tag: 'zh-Hant-HK' },
}

/** The country with this code, or nothing when the shop does not sell there. */
export function findCountry(code: unknown): Country | undefined {
  return countries.find((country) => country.code === code)
}

/** The country that Ubercart stores as this number, or nothing when the shop does not sell there. */
export function findCountryByNumber(numeric: unknown): Country | undefined {
  return countries.find((country) => country.numeric === numeric)
}

/** The country a locale belongs to, or nothing when the locale is not one of the shop's. */
export function countryOfLocale(locale: unknown): Country | undefined {
  return countries.find((country) => country.locales.some((own) => own === locale))
}

/** Whether a string is one of the shop's seven locales. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(locales, value)
}

/** The language a locale's texts are written in: `ch_HK` reads `zh-Hant-HK`. */
export function languageOf(locale: Locale): Language {
  return locales[locale].language
}

/** The BCP 47 tag of a locale, for `lang` attributes and `Intl`: `en_UK` is `en-GB`. */
export function languageTag(locale: Locale): string {
  return locales[locale].tag
}
