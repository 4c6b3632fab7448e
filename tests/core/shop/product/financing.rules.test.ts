import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countries } from '../../../../core/base/country/countries.rules'
import {
  aprOf,
  asLowAs,
  financingProvidersIn,
  monthlyPayment,
  standardProgramme,
  terms,
  zeroPercentProgramme,
} from '../../../../core/shop/product/financing.rules'

describe('paying over time', () => {
  // By the annuity formula with fifty decimal digits: amount, term, payment at 10% a year, payment at 0%.
  it.each([
    [1000, 12, 87.92, 83.33],
    [1000, 18, 60.06, 55.56],
    [1000, 24, 46.14, 41.67],
    [1890, 12, 166.16, 157.5],
    [1890, 18, 113.51, 105],
    [1890, 24, 87.21, 78.75],
    [2459.99, 12, 216.27, 205],
    [2459.99, 18, 147.74, 136.67],
    [2459.99, 24, 113.52, 102.5],
  ] as const)('FIN-01 %d in %d payments is %d a month at 10%%, %d without interest', (amount, term, tenth, none) => {
    expect(monthlyPayment(amount, term, 0.1)).toBe(tenth)
    expect(monthlyPayment(amount, term, 0)).toBe(none)
  })

  it('FIN-01 is 12, 18 or 24 payments', () => {
    expect(terms).toEqual([12, 18, 24])
  })

  it('FIN-01 has no interest in the zero-percent programme, and ten percent a year in every other', () => {
    expect(aprOf(zeroPercentProgramme)).toBe(0)
    expect(standardProgramme).toBe('standard_3_6_12')
    for (const programme of [standardProgramme, '', 'zero']) expect(aprOf(programme)).toBe(0.1)
  })

  it('FIN-01 is shown as the lowest payment, from 1000 on', () => {
    expect(asLowAs(1000, 0.1)).toBe(46.14)
    expect(asLowAs(1890, 0)).toBe(78.75)
    expect(asLowAs(999.99, 0.1)).toBeUndefined()
    expect(asLowAs(Number.NaN, 0.1)).toBeUndefined()
  })

  it('repays the amount, to half a cent a payment, and more payments are lower ones', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: 5_000_000 }), fc.constantFrom(0, 0.1), (cents, apr) => {
        const amount = cents / 100
        const payments = terms.map((term) => monthlyPayment(amount, term, apr))
        expect(payments).toEqual([...payments].sort((a, b) => b - a))
        terms.forEach((term, n) => {
          let debt = amount
          for (let month = 0; month < term; month += 1) debt = debt * (1 + apr / 12) - (payments[n] ?? 0)
          expect(Math.abs(debt)).toBeLessThan(0.0051 * term * (1 + apr))
        })
      }),
    )
  })

  it('FIN-01 has providers in some countries', () => {
    const lent = countries.map(({ code }) => [code, financingProvidersIn(code)])
    expect(Object.fromEntries(lent)).toMatchObject({
      US: ['affirm', 'klarna'],
      CA: ['affirm', 'klarna'],
      AU: ['klarna'],
      UK: ['klarna'],
      KR: [],
      HK: [],
    })
  })
})
