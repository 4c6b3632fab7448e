import { describe, expect, it } from 'vitest'
import {
  type Country,
  type CountryCode,
  countries,
  countryOfLocale,
  findCountry,
  isLocale,
  type Language,
  type Locale,
  languageOf,
  languageTag,
} from '../../../../core/base/country/countries.rules'

type Row = readonly [
  currency: Country['currency'],
  locales: Country['locales'],
  hidePrefix: string,
  numeric: number,
  hasDestination?: true,
]

/** The specification’s countries, in its order. */
const specified: Readonly<Record<CountryCode, Row>> = {
  US: ['USD', ['en_US'], 'usa', 840, true],
  CA: ['CAD', ['en_CA', 'fr_CA'], 'canada', 124, true],
  AU: ['AUD', ['en_AU'], 'au', 36],
  KR: ['KRW', ['ko_KR'], 'kr', 410],
  UK: ['GBP', ['en_UK'], 'uk', 826],
  HK: ['HKD', ['ch_HK'], 'hk', 344],
}

/** The specification’s locales. */
const written: Readonly<Record<Locale, readonly [code: CountryCode, language: Language, tag: string]>> = {
  en_US: ['US', 'en', 'en-US'],
  en_CA: ['CA', 'en', 'en-CA'],
  fr_CA: ['CA', 'fr', 'fr-CA'],
  en_AU: ['AU', 'en', 'en-AU'],
  ko_KR: ['KR', 'ko', 'ko-KR'],
  en_UK: ['UK', 'en', 'en-GB'],
  ch_HK: ['HK', 'zh-Hant-HK', 'zh-Hant-HK'],
}

describe('countries', () => {
  it.each(Object.entries(specified).map(([code, row]) => [code, ...row] as const))(
    'COUNTRY-01 %s pays in %s, reads %j, hides records by %s and is %i to Ubercart',
    (code, currency, locales, hidePrefix, numeric, hasDestination) => {
      expect(findCountry(code)).toEqual({ code, currency, locales, hidePrefix, numeric, hasDestination })
    },
  )

  it('COUNTRY-01 are those of the specification, in its order', () => {
    expect(countries.map(({ code }) => code)).toEqual(Object.keys(specified))
  })

  it.each((Object.keys(written) as Locale[]).map((locale) => [locale, ...written[locale]] as const))(
    'COUNTRY-01 the locale %s is of %s, its texts are written in %s, its tag is %s',
    (locale, code, language, tag) => {
      expect(isLocale(locale)).toBe(true)
      expect(countryOfLocale(locale)?.code).toBe(code)
      expect(languageOf(locale)).toBe(language)
      expect(languageTag(locale)).toBe(tag)
      expect(Intl.getCanonicalLocales(tag), 'the browser knows the tag').toEqual([tag])
    },
  )

  it('COUNTRY-01 have the locales of the specification, each of one country', () => {
    expect(countries.flatMap((country) => country.locales)).toEqual(Object.keys(written))
  })

  it.each(['GB', 'us', 'USA', ' US', '', undefined, null, 4, 840, {}, 'constructor', '__proto__', 'toString'])(
    'COUNTRY-01 %j is neither a country nor a locale',
    (value) => {
      expect(findCountry(value)).toBeUndefined()
      expect(countryOfLocale(value)).toBeUndefined()
      expect(isLocale(value)).toBe(false)
    },
  )
})
