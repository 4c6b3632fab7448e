import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ShopDay } from '../../../../core/base/country/shop-day.rules'
import { memberPrice, membershipDefaults, membershipEnd } from '../../../../core/shop/membership/membership.rules'
import { voucherDefaults } from '../../../../core/shop/product/voucher.rules'

describe('membership', () => {
  it.each([
    [1890, 0.3, 1323],
    [999, 0.2, 799],
    [45, 0.3, 32],
    [1295, 0.3, 907],
    [100, 0, 100],
    [100, 1, 0],
    [0, 0.3, 0],
  ])('PRICE-02 the member price of %d with a discount of %d is %d', (price, discount, pays) => {
    expect(memberPrice(price, discount)).toBe(pays)
  })

  it('PRICE-02 the default discount is a fifth', () => {
    expect(memberPrice(1000)).toBe(800)
  })

  it('PRICE-02 the member price is rounded to whole units, for all values', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.integer({ min: 0, max: 100 }), (price, percent) => {
        expect(memberPrice(price, percent / 100)).toBe(Math.floor((price * (100 - percent) + 50) / 100))
      }),
      { numRuns: 2000 },
    )
  })

  it('LOAD-06 keeps the two default discounts apart', () => {
    expect(membershipDefaults).toEqual({ fee: 100, discountInModal: 0.3, discountInPrice: 0.2 })
    expect(voucherDefaults).toMatchObject({ rate: 0.1, cap: 500 })
  })

  it('LOAD-06 a voucher is a tenth of the amount, at most five hundred', () => {
    expect(voucherDefaults).toEqual({ rate: 0.1, cap: 500, type: 'rate' })
  })
})

describe('a membership', () => {
  it.each([
    ['any day', '2026-11-21', '2027-11-21'],
    ['the last day of a year', '2026-12-31', '2027-12-31'],
    ['the day before a leap day', '2027-02-28', '2028-02-28'],
    ['the day after one', '2027-03-01', '2028-03-01'],
    ['a leap day', '2028-02-29', '2029-03-01'],
  ])('MEMB-01 that begins on %s ends a year later', (_, begins, ends) => {
    expect(membershipEnd(begins as ShopDay)).toBe(ends)
  })
})
