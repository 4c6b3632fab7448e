import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CurrencyCode, countries } from '../../../../core/base/country/countries.rules'
import { formatMoney, roundHalfUp } from '../../../../core/base/country/money.rules'

const anyCurrency = fc.constantFrom(...countries.map(({ currency }) => currency))
const figureOf = (text: string) => Number(text.replace(/[^\d.-]/g, ''))

/** 1299.5, in whole units and to the cent. */
const written: Readonly<Record<CurrencyCode, readonly [whole: string, exact: string]>> = {
  USD: ['$1,300', '$1,299.50'],
  CAD: ['C$1,300', 'C$1,299.50'],
  AUD: ['AU$1,300', 'AU$1,299.50'],
  HKD: ['HK$1,300', 'HK$1,299.50'],
  GBP: ['£1,300', '£1,299.50'],
  KRW: ['1,300₩', '1,299.50₩'],
}

describe('money', () => {
  it.each((Object.keys(written) as CurrencyCode[]).map((currency) => [currency, ...written[currency]] as const))(
    'PRICE-01 in %s is %s, and %s in the listing’s non-member view',
    (currency, whole, exact) => {
      expect(formatMoney(1299.5, currency)).toBe(whole)
      expect(formatMoney(1299.5, currency, 2)).toBe(exact)
    },
  )

  it.each([
    [0, '$0'],
    [0.49, '$0'],
    [0.5, '$1'],
    [999, '$999'],
    [999.5, '$1,000'],
    [1000, '$1,000'],
    [14750, '$14,750'],
    [1234567, '$1,234,567'],
    [123456789012, '$123,456,789,012'],
    [Number.MAX_SAFE_INTEGER, '$9,007,199,254,740,991'],
    [1e-7, '$0'],
  ])('PRICE-01 %d dollars are %s', (amount, text) => {
    expect(formatMoney(amount, 'USD')).toBe(text)
  })

  it.each([
    [1.005, '£1.01'],
    [0, '£0.00'],
    [0.1 + 0.2, '£0.30'],
    [1234.5, '£1,234.50'],
    [1e-7, '£0.00'],
  ])('PRICE-01 with two decimals %d pounds are %s', (amount, text) => {
    expect(formatMoney(amount, 'GBP', 2)).toBe(text)
  })

  it.each([
    [-1200, '-$1,200', '-1,200₩'],
    [-0.5, '-$1', '-1₩'],
    [-0.2, '$0', '0₩'],
    [-0, '$0', '0₩'],
  ])('PRICE-01 %d has its sign first, and none when it rounds to 0', (amount, dollars, won) => {
    expect([formatMoney(amount, 'USD'), formatMoney(amount, 'KRW')]).toEqual([dollars, won])
  })

  it('PRICE-01 has the digits of the amount, in every currency', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e15, max: 1e15 }), anyCurrency, (amount, currency) => {
        expect(figureOf(formatMoney(amount, currency))).toBe(amount)
      }),
    )
  })

  it('PRICE-01 shows cents exactly, in every currency', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), anyCurrency, (cents, currency) => {
        const text = formatMoney(cents / 100, currency, 2)
        expect(Math.round(figureOf(text) * 100)).toBe(cents)
        expect(text).toMatch(/\d\.\d\d₩?$/)
      }),
    )
  })

  it('PRICE-01 has a comma between every three digits and nowhere else', () => {
    fc.assert(
      fc.property(fc.nat(1e15), (amount) => {
        expect(formatMoney(amount, 'USD')).toMatch(/^\$\d{1,3}(,\d{3})*$/)
      }),
    )
  })
})

describe('rounding', () => {
  it.each([
    [2.5, 3],
    [-2.5, -3],
    [2.4999, 2],
    [1.5, 2],
    [0.5, 1],
    [1e21, 1e21],
    [-1e21, -1e21],
  ])('rounds %d half away from zero to %d', (amount, rounded) => {
    expect(roundHalfUp(amount)).toBe(rounded)
  })

  it.each([
    [1.005, 1.01],
    [-1.005, -1.01],
    [8.345, 8.35],
    [1.115, 1.12],
    [1e-9, 0],
  ])('rounds %d to two decimals as %d, without binary error', (amount, rounded) => {
    expect(roundHalfUp(amount, 2)).toBe(rounded)
  })

  it('keeps a round number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (n) => {
        expect(roundHalfUp(n)).toBe(n)
        expect(roundHalfUp(n / 100, 2)).toBe(n / 100)
      }),
    )
  })
})
