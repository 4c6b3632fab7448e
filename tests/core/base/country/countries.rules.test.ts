import { describe, expect, it } from 'vitest'
import {
  countries,
  countryOfLocale,
  findCountry,
  isLocale,
  type Locale,
  languageOf,
  languageTag,
} from '../../../../core/base/country/countries.rules'

describe('countries', () => {
  it.each([
    ['US', 'USD', ['en_US'], 'usa', 840, true],
    ['CA', 'CAD', ['en_CA', 'fr_CA'], 'canada', 124, true],
    ['AU', 'AUD', ['en_AU'], 'au', 36, undefined],
    ['KR', 'KRW', ['ko_KR'], 'kr', 410, undefined],
    ['UK', 'GBP', ['en_UK'], 'uk', 826, undefined],
    ['HK', 'HKD', ['ch_HK'], 'hk', 344, undefined],
  ] as const)(
    'COUNTRY-01 %s pays in %s, reads %j, hides records by %s and is %i to Ubercart',
    (code, currency, locales, hidePrefix, numeric, hasDestination) => {
      expect(findCountry(code)).toEqual({ code, currency, locales, hidePrefix, numeric, hasDestination })
    },
  )

  it('COUNTRY-01 are six, in the specification’s order', () => {
    expect(countries.map(({ code }) => code)).toEqual(['US', 'CA', 'AU', 'KR', 'UK', 'HK'])
  })

  it.each([
    ['en_US', 'US', 'en', 'en-US'],
    ['en_CA', 'CA', 'en', 'en-CA'],
    ['fr_CA', 'CA', 'fr', 'fr-CA'],
    ['en_AU', 'AU', 'en', 'en-AU'],
    ['ko_KR', 'KR', 'ko', 'ko-KR'],
    ['en_UK', 'UK', 'en', 'en-GB'],
    ['ch_HK', 'HK', 'zh-Hant-HK', 'zh-Hant-HK'],
  ] as const)(
    'COUNTRY-01 the locale %s is of %s, its texts are written in %s, its tag is %s',
    (locale, code, language, tag) => {
      expect(isLocale(locale)).toBe(true)
      expect(countryOfLocale(locale)?.code).toBe(code)
      expect(languageOf(locale)).toBe(language)
      expect(languageTag(locale)).toBe(tag)
      expect(Intl.getCanonicalLocales(tag), 'the browser knows the tag').toEqual([tag])
    },
  )

  it('COUNTRY-01 have seven locales, each of one country', () => {
    const locales: Locale[] = countries.flatMap((country) => country.locales)
    expect(new Set(locales).size).toBe(7)
    expect(locales).toHaveLength(7)
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
