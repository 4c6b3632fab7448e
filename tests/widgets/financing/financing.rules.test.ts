import { describe, expect, it } from 'vitest'
import { countries, findCountry } from '../../../core/domain/countries'
import { decimalsOf, inMinorUnits, offerFor } from '../../../widgets/financing/financing.rules'
import { type FinancingSettings, lendersOf } from '../../../widgets/financing/lender/lender.rules'

const settings: FinancingSettings = {
  publicKey: '',
  klarnaClientId: '',
  mode: 'live',
  programme: 'standard_3_6_12',
  scripts: {},
}

describe('the plans for a price', () => {
  it('FIN-01 say for each term what is paid a month, in interest and in all', () => {
    expect(offerFor(1890, 'standard_3_6_12')).toEqual({
      monthly: 87.21,
      apr: 0.1,
      plans: [
        { term: 12, monthly: 166.16, interest: 103.92, total: 1993.92 },
        { term: 18, monthly: 113.51, interest: 153.18, total: 2043.18 },
        { term: 24, monthly: 87.21, interest: 203.04, total: 2093.04 },
      ],
    })
  })

  it('FIN-01 have no interest in the zero-percent programme, whatever the payments round to', () => {
    const offer = offerFor(1000, 'zero_percent')
    expect(offer?.monthly).toBe(41.67)
    for (const { total, interest } of offer?.plans ?? [])
      expect({ total, interest }).toEqual({ total: 1000, interest: 0 })
  })

  it('FIN-01 are told from 1000 on, and not of an unknown price', () => {
    expect(offerFor(1000, 'standard_3_6_12')).toBeDefined()
    expect(offerFor(999.99, 'standard_3_6_12')).toBeUndefined()
    expect(offerFor(undefined, 'standard_3_6_12')).toBeUndefined()
  })
})

describe('amounts', () => {
  it('have cents but for the won, and lenders count in the smallest unit', () => {
    expect(countries.map(({ currency }) => decimalsOf(currency))).toEqual([2, 2, 2, 0, 2, 2])
    expect(inMinorUnits(1890, 'USD')).toBe(189_000)
    expect(inMinorUnits(1.005, 'USD')).toBe(101)
    expect(inMinorUnits(19.99, 'GBP')).toBe(1999)
    expect(inMinorUnits(2_550_000, 'KRW')).toBe(2_550_000)
  })
})

describe('lenders', () => {
  const of = (code: string) => lendersOf(findCountry(code) as (typeof countries)[number])

  it('FIN-01 stand in their order, by the names they are known under; nobody in Korea and Hong Kong', () => {
    expect(of('US').map(({ name }) => name)).toEqual(['Affirm', 'Klarna'])
    expect(of('UK').map(({ name }) => name)).toEqual(['Klarna'])
    expect([...of('KR'), ...of('HK')]).toEqual([])
  })

  it('FIN-01 have words of their own only where the page has their key', () => {
    const withKey = (more: Partial<FinancingSettings>) =>
      of('US')
        .filter(({ hasKey }) => hasKey({ ...settings, ...more }))
        .map(({ lender }) => lender)
    expect(withKey({})).toEqual([])
    expect(withKey({ publicKey: 'abc' })).toEqual(['affirm'])
    expect(withKey({ klarnaClientId: 'abc' })).toEqual(['klarna'])
  })

  it('FIN-01 are kept 15 px from 400.00 on and 40 px below, where the second lender speaks', () => {
    const klarna = of('UK')[0]
    expect(klarna?.room(40_000)).toBe(15)
    expect(klarna?.room(39_999)).toBe(40)
  })
})
