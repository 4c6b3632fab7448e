import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countries,
  countryOfLocale,
  findCountry,
  isLocale,
  languageOf,
  languageTag,
} from '../../../core/domain/countries'
import { isEmail } from '../../../core/domain/email'
import { memberPrice, membershipDefaults } from '../../../core/domain/membership'
import { formatMoney, roundHalfUp } from '../../../core/domain/money'

describe('countries', () => {
  it('COUNTRY-01 are six, each with its currency and locales', () => {
    expect(countries.map(({ code, currency, locales }) => [code, currency, ...locales])).toEqual([
      ['US', 'USD', 'en_US'],
      ['CA', 'CAD', 'en_CA', 'fr_CA'],
      ['AU', 'AUD', 'en_AU'],
      ['KR', 'KRW', 'ko_KR'],
      ['UK', 'GBP', 'en_UK'],
      ['HK', 'HKD', 'ch_HK'],
    ])
  })

  it('COUNTRY-01 every locale belongs to one country, has a language and a tag that the browser knows', () => {
    const locales = countries.flatMap((country) => country.locales)
    expect(locales).toHaveLength(7)
    for (const locale of locales) {
      expect(countryOfLocale(locale)?.locales).toContain(locale)
      expect(Intl.getCanonicalLocales(languageTag(locale))).toHaveLength(1)
    }
    expect([languageOf('en_UK'), languageOf('fr_CA'), languageOf('ko_KR'), languageOf('ch_HK')]).toEqual([
      'en',
      'fr',
      'ko',
      'zh-Hant-HK',
    ])
    expect(languageTag('en_UK')).toBe('en-GB')
  })

  it('nothing else is a country or a locale, not even what every object has', () => {
    for (const value of ['GB', 'us', '', undefined, null, 4, 'constructor', '__proto__']) {
      expect(findCountry(value)).toBeUndefined()
      expect(isLocale(value)).toBe(false)
    }
  })
})

describe('money', () => {
  it.each([
    ['USD', 1299.5, '$1,300'],
    ['CAD', 1299.4, 'C$1,299'],
    ['AUD', 999, 'AU$999'],
    ['HKD', 14750, 'HK$14,750'],
    ['GBP', 0, '£0'],
    ['KRW', 2550000, '2,550,000₩'],
  ] as const)('PRICE-01 in %s is rounded, with its symbol in its place', (currency, amount, text) => {
    expect(formatMoney(amount, currency)).toBe(text)
  })

  it('PRICE-01 the listing’s non-member view shows two decimals', () => {
    expect(formatMoney(1299.5, 'USD', 2)).toBe('$1,299.50')
    expect(formatMoney(1.005, 'GBP', 2)).toBe('£1.01')
  })

  it('PRICE-01 a negative amount has its sign in front, and none when it rounds to nothing', () => {
    expect(formatMoney(-1200, 'USD')).toBe('-$1,200')
    expect(formatMoney(-1200, 'KRW')).toBe('-1,200₩')
    expect(formatMoney(-0.2, 'USD')).toBe('$0')
  })

  it('PRICE-01 says the figure it was given, in every currency', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom(...countries), (amount, { currency }) => {
        const figure = Number(formatMoney(amount, currency).replace(/[^\d-]/g, ''))
        expect(figure).toBe(amount)
      }),
    )
  })

  it('rounds half away from zero', () => {
    expect([roundHalfUp(2.5), roundHalfUp(-2.5), roundHalfUp(1.005, 2), roundHalfUp(1e21)]).toEqual([3, -3, 1.01, 1e21])
  })
})

describe('membership', () => {
  it('PRICE-02 takes the discount off and rounds', () => {
    expect(memberPrice(1890, 0.3)).toBe(1323)
    expect(memberPrice(999)).toBe(799)
  })

  it('LOAD-06 keeps the two defaults of the discount apart', () => {
    expect(membershipDefaults).toEqual({ fee: 100, discountInModal: 0.3, discountInPrice: 0.2 })
  })
})

describe('an e-mail address', () => {
  it.each(['a@b.co', 'first.last+tag@sub.example.com', "o'neil@example.ie", 'ü@exämple.de'])('%s is one', (text) => {
    expect(isEmail(text)).toBe(true)
  })
  it.each([
    '',
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a b@c.de',
    'a@b..co',
    'a@b.co,c@d.ef',
    '<a@b.co>',
    `${'a'.repeat(250)}@b.co`,
  ])('“%s” is none', (text) => {
    expect(isEmail(text)).toBe(false)
  })
})
