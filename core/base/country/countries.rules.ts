/**
 * The countries the shop sells in, with the data of each (COUNTRY-01). Search filters by country: SEARCH-06. A new country
 * begins with a row here. Its code, currency and locale are then added to the types, and `npm run types` names each table
 * that needs a row for one of them.
 */

/** The cookie that holds the visitor's country (COUNTRY-02). */
export const countryCookie = 'warehouse_location'
/** A country as the cookie spells it. */
export type CountryCode = 'US' | 'CA' | 'AU' | 'KR' | 'UK' | 'HK'
/** ISO 4217. */
export type CurrencyCode = 'USD' | 'CAD' | 'AUD' | 'KRW' | 'GBP' | 'HKD'
/** A locale as the shop spells it: not BCP 47 (see `languageTag`). */
export type Locale = 'en_US' | 'en_CA' | 'fr_CA' | 'en_AU' | 'ko_KR' | 'en_UK' | 'ch_HK'
/** The languages of texts. */
export type Language = 'en' | 'fr' | 'ko' | 'zh-Hant-HK'

/** One country's row. */
export interface Country {
  readonly code: CountryCode
  readonly currency: CurrencyCode
  /** The first one is the country's default. */
  readonly locales: readonly [Locale, ...Locale[]]
  /** Prefix of the search attribute that is 1 for products hidden in this country. The filter is `usa_hide=0`. */
  readonly hidePrefix: string
  /** ISO 3166-1 numeric, as Ubercart stores countries. */
  readonly numeric: number
  /** Whether a delivery destination can be set by postal code (DELIV-02). */
  readonly hasDestination?: true
}

/** The countries the shop sells in. The first is the default. */
export const countries: readonly Country[] = [
  {
    code: 'US',
    currency: 'USD',
    locales: ['en_US'],
    hidePrefix: 'usa',
    numeric: 840,
    hasDestination: true,
  },
  {
    code: 'CA',
    currency: 'CAD',
    locales: ['en_CA', 'fr_CA'],
    hidePrefix: 'canada',
    numeric: 124,
    hasDestination: true,
  },
  { code: 'AU', currency: 'AUD', locales: ['en_AU'], hidePrefix: 'au', numeric: 36 },
  { code: 'KR', currency: 'KRW', locales: ['ko_KR'], hidePrefix: 'kr', numeric: 410 },
  { code: 'UK', currency: 'GBP', locales: ['en_UK'], hidePrefix: 'uk', numeric: 826 },
  { code: 'HK', currency: 'HKD', locales: ['ch_HK'], hidePrefix: 'hk', numeric: 344 },
]

/** The tags of the locales that are not written as BCP 47 writes them. */
const tags: Readonly<Partial<Record<Locale, string>>> = { en_UK: 'en-GB', ch_HK: 'zh-Hant-HK' }

/** The country with this code; `undefined` if the shop does not sell. */
export function findCountry(code: unknown): Country | undefined {
  return countries.find((country) => country.code === code)
}

/** The country with this ISO number, as Ubercart stores it; `undefined` if the shop does not sell. */
export function findCountryByNumber(numeric: unknown): Country | undefined {
  return countries.find((country) => country.numeric === numeric)
}

/** The country of a locale; `undefined` if the locale is not one of the shop's. */
export function countryOfLocale(locale: unknown): Country | undefined {
  return countries.find((country) => country.locales.some((own) => own === locale))
}

/** Whether a value is one of the shop's locales. */
export function isLocale(value: unknown): value is Locale {
  return !!countryOfLocale(value)
}

/** The language of a locale's texts: `zh-Hant-HK` for `ch_HK`. */
export function languageOf(locale: Locale): Language {
  const tag = languageTag(locale)
  return tag === 'zh-Hant-HK' ? tag : (tag.slice(0, 2) as Language)
}

/** The BCP 47 tag of a locale, for `lang` attributes and `Intl`: `en_UK` is `en-GB`. */
export function languageTag(locale: Locale): string {
  return tags[locale] ?? locale.replace('_', '-')
}
