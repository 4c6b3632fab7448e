import { describe, expect, it } from 'vitest'
import { sumsOf } from '../../../core/order/sums.rules'

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
})
