import { describe, expect, it } from 'vitest'
import type { CountryCode, Language } from '../../../core/domain/countries'
import { dayIn } from '../../../core/domain/day'
import { leadDate } from '../../../core/domain/lead-date'
import { leadTime } from '../../../core/domain/lead-time'
import { leadDatesOf, noStock, stockDisplay } from '../../../core/domain/stock'

describe('when a line leaves', () => {
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

  it('PROC-01 BUY-08 what stock says of a model is what its line says', () => {
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

describe('a day', () => {
  it.each([
    ['en_US', 'March 22, 2027'],
    ['fr_CA', '22 mars 2027'],
    ['ko_KR', '2027년 3월 22일'],
    ['ch_HK', '2027年3月22日'],
  ] as const)('CREDIT-01 reads in %s as %s', (locale, words) => {
    expect(dayIn(locale, '2027-03-22')).toBe(words)
    expect(dayIn(locale, 'next spring')).toBe('next spring')
    expect(dayIn(locale, '2027-13-99')).toBe('2027-13-99')
  })
})
