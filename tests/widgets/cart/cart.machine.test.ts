import { describe, expect, it } from 'vitest'
import { begin, merge, next } from '../../../widgets/cart/cart.machine'
import { cartOf, line } from './carts'

describe('the machine of a cart', () => {
  const start = begin(cartOf([line('a')]))

  it('CART-01 an event without a meaning leaves it as it is', () => {
    expect(next(start, { type: 'sent' })).toBe(start)
    expect(next(start, { type: 'failed' })).toBe(start)
    expect(next(start, { type: 'answered', cart: start.cart, errors: [] })).toBe(start)
    expect(next(start, { type: 'staged', stage: 'browsing' })).toBe(start)
  })

  it('CART-01 a later wish stands in the place of an earlier one', () => {
    expect(merge({ qty: { a: 1, b: 2 }, coupon: 'X' }, { qty: { a: 3 } })).toEqual({ qty: { a: 3, b: 2 }, coupon: 'X' })
    expect(merge({ coupon: 'X' }, { coupon: '' })).toEqual({ coupon: '' })
  })

  it('CART-01 what was taken out by somebody else is not offered to be brought back', () => {
    const asked = next(next(start, { type: 'wished', change: { coupon: 'X' } }), { type: 'sent' })
    expect(next(asked, { type: 'answered', cart: cartOf([]), errors: [] }).removed).toBeUndefined()
  })
})
