import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type VoucherRules, voucherDefaults, voucherFor } from '../../../../core/shop/product/voucher.rules'

const rules = (given: Partial<VoucherRules>): VoucherRules => ({
  type: 'rate',
  rate: voucherDefaults.rate,
  amountPer: undefined,
  maximum: voucherDefaults.cap,
  ...given,
})

describe('a voucher', () => {
  it.each<[string, number, Partial<VoucherRules>, number]>([
    ['a tenth', 1890, {}, 189],
    ['at most five hundred', 9000, {}, 500],
    ['another rate and cap', 1000, { rate: 0.25, maximum: 200 }, 200],
    ['so much for every hundred', 1890, { type: 'amount_per', rate: 20, amountPer: 100 }, 360],
    ['nothing for what is no hundred', 99, { type: 'amount_per', rate: 20, amountPer: 100 }, 0],
    ['capped', 9000, { type: 'amount_per', rate: 20, amountPer: 100 }, 500],
    ['nothing where nobody says per what', 9000, { type: 'amount_per', rate: 20 }, 0],
    ['nothing per nothing', 9000, { type: 'amount_per', rate: 20, amountPer: 0 }, 0],
    ['the rounded rate', 9000, { type: 'range', rate: 74.6 }, 75],
    ['the rounded rate, without a cap', 1, { type: 'range', rate: 800 }, 800],
    ['nothing for nothing', 0, { type: 'range', rate: 75 }, 0],
    ['nothing for less', -5, {}, 0],
    ['never less than nothing', 1000, { rate: -0.1 }, 0],
  ])('PRICE-03 is %s: of %d', (_, amount, given, voucher) => {
    expect(voucherFor(amount, rules(given))).toBe(voucher)
  })

  it('PRICE-03 is never above the maximum', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<VoucherRules['type']>('rate', 'amount_per'),
        fc.nat(1_000_000),
        fc.nat(1000),
        fc.nat(500),
        (type, amount, amountPer, maximum) => {
          expect(voucherFor(amount, rules({ type, amountPer, maximum, rate: 0.3 }))).toBeLessThanOrEqual(maximum)
        },
      ),
    )
  })
})
