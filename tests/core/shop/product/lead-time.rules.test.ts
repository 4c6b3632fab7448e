import { describe, expect, it } from 'vitest'
import type { CountryCode, Language } from '../../../../core/base/country/countries.rules'
import { formatDay } from '../../../../core/base/country/day.rules'
import { leadDate } from '../../../../core/shop/product/lead-date.rules'
import { leadTime } from '../../../../core/shop/product/lead-time.rules'
import { leadDatesOf, noStock, stockDisplay } from '../../../../core/shop/product/stock.rules'

describe('the lead time of a line', () => {
  it.each<[CountryCode, Language, object, string]>([
    ['US', 'en', {}, 'Ships in 1–5 business days'],
    ['CA', 'fr', {}, 'Expédition en 1 à 4 jours ouvrables'],
    ['HK', 'zh-Hant-HK', {}, '1 至 2 個工作天內寄出'],
    ['KR', 'ko', { custom: true }, '주문 제작, 17–22주 소요'],
    ['HK', 'en', { custom: true }, 'Made to order, ready in 8–10 weeks'],
    ['US', 'en', { ships: 'November 26' }, 'Ships November 26'],
    ['US', 'en', { expected: 'May 2030' }, 'Expected May 2030'],
    ['US', 'en', { custom: true, ships: 'November 26' }, 'Made to order, ready in 17–22 weeks'],
  ])('PROC-01 in %s, in %s, with %j it reads %s', (country, language, facts, words) => {
    expect(leadTime(country, language, facts)).toBe(words)
  })

  it('PROC-01 BUY-08 a line has the date of its model’s stock', () => {
    const stock = {
      ...noStock,
      inStock: 3,
      ships: 'May 1',
      satellite: 1,
      satelliteShips: 'May 2',
      preOrder: 4,
      expected: 'June',
    }
    expect(leadDatesOf(stockDisplay(stock, false))).toEqual({ ships: 'May 1' })
    expect(leadDatesOf(stockDisplay(stock, true))).toEqual({ ships: 'May 2' })
    expect(leadDatesOf(stockDisplay({ ...stock, inStock: 0 }, false))).toEqual({ expected: 'June' })
    expect(leadDate('en', leadDatesOf(stockDisplay(noStock, false))), 'nothing of it leaves').toBeUndefined()
  })
})

describe('a date', () => {
  it.each([
    ['en_US', 'March 22, 2027'],
    ['fr_CA', '22 mars 2027'],
    ['ko_KR', '2027년 3월 22일'],
    ['ch_HK', '2027年3月22日'],
  ] as const)('CREDIT-01 in %s is written as %s', (locale, words) => {
    expect(formatDay(locale, '2027-03-22')).toBe(words)
    expect(formatDay(locale, 'next spring')).toBe('next spring')
    expect(formatDay(locale, '2027-13-99')).toBe('2027-13-99')
  })
})
