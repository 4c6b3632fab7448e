import { describe, expect, it } from 'vitest'
import { extrasOf, sumsOf } from '../../../../core/shop/order/sums.rules'

const totals = [
  { id: 'goods', amount: 1940 },
  { id: 'coupon', amount: -194 },
  { id: 'membership', amount: 100 },
  { id: 'shipping', amount: 79 },
  { id: 'tax', amount: 127.13 },
]

describe('the sums of a cart or an order', () => {
  it('TRACK-02 the value is the goods minus the coupon; the total adds shipping and tax', () => {
    expect(sumsOf({ totals, total: 2052.13 })).toEqual({ value: 1846, total: 2052.13 })
  })

  it('TRACK-02 both are equal before shipping and tax are known', () => {
    expect(sumsOf({ totals: totals.slice(0, 2), total: 1746 })).toEqual({ value: 1746, total: 1746 })
  })

  it('TRACK-02 cents add up without a binary error', () => {
    const cents = [
      { id: 'shipping', amount: 0.1 },
      { id: 'tax', amount: 0.2 },
    ]
    expect(sumsOf({ totals: cents, total: 1000.3 }).value).toBe(1000)
  })

  it.each([
    [['goods 1940', 'coupon -194', 'membership 100', 'shipping 79', 'tax 127.13'], ['membership 100']],
    [
      ['subtotal 900', 'protection 89', 'membership 150', 'shipping 0'],
      ['protection 89', 'membership 150'],
    ],
    [['goods 66', 'membership 0', 'shipping 20'], []],
  ])('TRACK-01 TRACK-02 of %j, %j are items of the purchase: items less coupon are the value', (rows, extras) => {
    const all = rows.map((row) => {
      const [id = '', amount] = row.split(' ')
      return { id, title: id.toUpperCase(), amount: Number(amount) }
    })
    const found = extrasOf(all)
    expect(found.map(({ id, price }) => `${id} ${price}`)).toEqual(extras)
    expect(found.every(({ id, name, quantity }) => name === id.toUpperCase() && quantity === 1)).toBe(true)
    const total = all.reduce((sum, { amount }) => sum + amount, 0)
    const [goods, coupon] = [/goods|subtotal/, /coupon/].map((ids) =>
      all.reduce((sum, { id, amount }) => (ids.test(id) ? sum + amount : sum), 0),
    )
    const items = found.reduce((sum, { price }) => sum + price, goods ?? 0)
    expect(items + (coupon ?? 0)).toBeCloseTo(sumsOf({ totals: all, total }).value)
  })

  it('TRACK-02 protection is no item of its own where the lines’ prices contain it', () => {
    const totals = ['membership', 'protection'].map((id) => ({ id, title: id, amount: 50 }))
    expect(extrasOf(totals, true).map(({ id }) => id)).toEqual(['membership'])
  })
})
