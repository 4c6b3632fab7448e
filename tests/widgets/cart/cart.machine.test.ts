import { describe, expect, it } from 'vitest'
import { initialState, merge, next } from '../../../widgets/cart/cart.machine'
import { cartOf, line } from './carts'

describe('the cart’s state machine', () => {
  const start = initialState(cartOf([line('a')]))

  it('CART-01 an event that does not apply leaves the state unchanged', () => {
    expect(next(start, { type: 'sent' })).toBe(start)
    expect(next(start, { type: 'failed' })).toBe(start)
    expect(next(start, { type: 'answered', cart: start.cart, errors: [] })).toBe(start)
    expect(next(start, { type: 'stage-changed', stage: 'browsing' })).toBe(start)
  })

  it('CART-01 a later change replaces an earlier one', () => {
    expect(merge({ qty: { a: 1, b: 2 }, coupon: 'X' }, { qty: { a: 3 } })).toEqual({ qty: { a: 3, b: 2 }, coupon: 'X' })
    expect(merge({ coupon: 'X' }, { coupon: '' })).toEqual({ coupon: '' })
  })

  it('CART-01 a line removed by another tab cannot be restored here', () => {
    const asked = next(next(start, { type: 'changed', change: { coupon: 'X' } }), { type: 'sent' })
    expect(next(asked, { type: 'answered', cart: cartOf([]), errors: [] }).removed).toBeUndefined()
  })
})
