import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countries } from '../../../../core/base/country/countries.rules'
import { formatMoney } from '../../../../core/base/country/money.rules'
import { type PriceFacts, pricesOf } from '../../../../core/shop/product/price.rules'

const facts = (given: Partial<PriceFacts> = {}): PriceFacts => ({
  price: 1890,
  original: undefined,
  sale: 0,
  protection: 0,
  isMember: false,
  memberDiscount: 0.2,
  isMSRPShown: true,
  comparePricesLocked: false,
  ...given,
})

describe('prices', () => {
  it('BUY-07 a visitor pays the price, and sees the member price', () => {
    expect(pricesOf(facts())).toMatchObject({ regular: 1890, due: 1890, member: 1512, total: 1890, lines: [] })
  })

  it('BUY-07 PRICE-02 a member pays the price less the discount', () => {
    expect(pricesOf(facts({ isMember: true }))).toMatchObject({
      due: 1512,
      lines: [
        { kind: 'regular', amount: 1890 },
        { kind: 'member', amount: -378 },
      ],
    })
  })

  it('BUY-07 first the sale, then the member discount is subtracted, protection added', () => {
    expect(pricesOf(facts({ isMember: true, sale: 190, protection: 149 }))).toMatchObject({
      due: 1360,
      total: 1509,
      lines: [
        { kind: 'regular', amount: 1890 },
        { kind: 'sale', amount: -190 },
        { kind: 'member', amount: -340 },
        { kind: 'protection', amount: 149 },
      ],
    })
  })

  it('BUY-07 a sale above the price makes it 0, and a negative sale is ignored', () => {
    expect(pricesOf(facts({ sale: 5000 })).due).toBe(0)
    expect(pricesOf(facts({ sale: -10 })).due).toBe(1890)
  })

  it('PRICE-04 the compare-at price is the original, else the price times 1.4', () => {
    expect(pricesOf(facts({ original: 2400 })).compareAt).toBe(2400)
    expect(pricesOf(facts()).compareAt).toBe(2646)
  })

  it('PRICE-04 is hidden where the shop or the page hides it, or it is not higher', () => {
    expect(pricesOf(facts({ isMSRPShown: false })).compareAt).toBeUndefined()
    expect(pricesOf(facts({ comparePricesLocked: true })).compareAt).toBeUndefined()
    expect(pricesOf(facts({ original: 1890 })).compareAt).toBeUndefined()
    expect(pricesOf(facts({ original: 1000 })).compareAt).toBeUndefined()
  })

  it('BUY-07 PRICE-01 the formatted lines add up to the total, in every currency', () => {
    const amounts = fc.double({ min: 0, max: 9_999_999, noNaN: true })
    fc.assert(
      fc.property(
        fc.constantFrom(...countries),
        amounts,
        amounts,
        amounts,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.boolean(),
        ({ currency }, price, sale, protection, memberDiscount, isMember) => {
          const { due, total, lines } = pricesOf(facts({ price, sale, protection, memberDiscount, isMember }))
          const written = (amount: number) => Number(formatMoney(amount, currency).replace(/[^\d-]/g, ''))
          const sum = lines.reduce((so, { amount }) => so + written(amount), 0)
          if (lines.length > 0) expect(sum).toBe(written(total))
          else expect(written(due)).toBe(written(total))
        },
      ),
      { numRuns: 2000 },
    )
  })
})
