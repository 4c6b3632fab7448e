import { describe, expect, it } from 'vitest'
import { type Country, findCountry } from '../../../core/base/country/countries.rules'
import { decimalsOf, inMinorUnits, offerFor } from '../../../widgets/financing/financing.rules'
import { lendersOf } from '../../../widgets/financing/lender/lender.rules'
import type { FinancingSettings } from '../../../widgets/financing/lender/lender.types'

const settings: FinancingSettings = {
  publicKey: '',
  klarnaClientId: '',
  mode: 'live',
  programme: 'standard_3_6_12',
  scripts: {},
}

describe('the plans of a price', () => {
  it('FIN-01 each term has a monthly payment, interest and total', () => {
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

  it('FIN-01 the zero-percent programme has no interest, whatever the rounding', () => {
    const offer = offerFor(1000, 'zero_percent')
    expect(offer?.monthly).toBe(41.67)
    for (const { total, interest } of offer?.plans ?? [])
      expect({ total, interest }).toEqual({ total: 1000, interest: 0 })
  })

  it('FIN-01 plans exist from 1000 on, and not for an unknown price', () => {
    expect(offerFor(1000, 'standard_3_6_12')).toBeDefined()
    expect(offerFor(999.99, 'standard_3_6_12')).toBeUndefined()
    expect(offerFor(undefined, 'standard_3_6_12')).toBeUndefined()
  })
})

describe('amounts of financing', () => {
  it('amounts have cents except in won, and lenders use the minor unit', () => {
    const currencies = ['USD', 'CAD', 'AUD', 'KRW', 'GBP', 'HKD'] as const
    expect(currencies.map(decimalsOf)).toEqual([2, 2, 2, 0, 2, 2])
    expect(inMinorUnits(1890, 'USD')).toBe(189_000)
    expect(inMinorUnits(1.005, 'USD')).toBe(101)
    expect(inMinorUnits(19.99, 'GBP')).toBe(1999)
    expect(inMinorUnits(2_550_000, 'KRW')).toBe(2_550_000)
  })
})

describe('the lenders of a country', () => {
  const of = (code: string) => lendersOf(findCountry(code) as Country)

  it('FIN-01 lenders have a fixed order and public names; Korea and Hong Kong have none', () => {
    expect(of('US').map(({ name }) => name)).toEqual(['Affirm', 'Klarna'])
    expect(of('UK').map(({ name }) => name)).toEqual(['Klarna'])
    expect([...of('KR'), ...of('HK')]).toEqual([])
  })

  it('FIN-01 lenders’ messages are shown only if the page has their key', () => {
    const withKey = (more: Partial<FinancingSettings>) =>
      of('US')
        .filter(({ hasKey }) => hasKey({ ...settings, ...more }))
        .map(({ lender }) => lender)
    expect(withKey({})).toEqual([])
    expect(withKey({ publicKey: 'abc' })).toEqual(['affirm'])
    expect(withKey({ klarnaClientId: 'abc' })).toEqual(['klarna'])
  })

  it('FIN-01 the second lender’s message gets 15 px from 400.00 on, and 40 px below', () => {
    const klarna = of('UK')[0]
    expect(klarna?.height(40_000)).toBe(15)
    expect(klarna?.height(39_999)).toBe(40)
  })
})
