import { describe, expect, it } from 'vitest'
import { generalErrors, maxQtyOf, pricesOf, readQty } from '../../../widgets/cart/cart.rules'
import { cartOf, line } from './carts'

describe('the cart’s rules', () => {
  it.each([
    ['1', 1],
    [' 99 ', 99],
    ['07', 7],
    ['１２', 12],
  ])('CART-01 %s is a quantity', (text, qty) => expect(readQty(text)).toBe(qty))

  it.each(['', '0', '00', '100', '1.5', '-1', '1e1', 'two', '１００'])('CART-01 “%s” is no quantity', (text) =>
    expect(readQty(text)).toBeUndefined(),
  )

  it('CART-01 the stepper’s maximum is the stock, but at least the quantity in the cart', () => {
    expect(maxQtyOf(line('a', { most: 4 }))).toBe(4)
    expect(maxQtyOf(line('a', { most: 400 }))).toBe(99)
    expect(maxQtyOf(line('a', { most: undefined }))).toBe(99)
    expect(maxQtyOf(line('a', { most: 2, qty: 5 }))).toBe(5)
  })

  it('PRICE-01 PRICE-02 the price of a line is that of all visitors; a member’s line has both', () => {
    const cart = cartOf([line('a', { price: 100 }), line('b', { price: 80, regular: 100 })])
    const [a, b] = cart.lines.map(({ nid, model }) => ({ nid, model, currency: 'USD' }))
    expect(pricesOf(cart)).toEqual([
      { ...a, isMember: false, price: 100 },
      { ...b, isMember: true, price: 80 },
      { ...b, isMember: false, price: 100 },
    ])
    const coupon = { code: 'TEN', title: '10 % off' }
    expect(pricesOf({ ...cart, coupon }), 'it can be part of the prices').toEqual([])
  })

  it('errors that belong to nothing shown are listed separately', () => {
    const errors = ['a', 'coupon', 'gone', ''].map((field) => ({ field, message: `about ${field}` }))
    const cart = cartOf([line('a')])
    expect(generalErrors({ cart, outcome: { at: 'refused', errors } })).toEqual(['about gone', 'about '])
  })
})
