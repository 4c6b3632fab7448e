import { describe, expect, it } from 'vitest'
import { mostOf, otherErrors, readQty } from '../../../widgets/cart/cart.rules'
import { cartOf, line } from './carts'

describe('the rules of a cart', () => {
  it.each([
    ['1', 1],
    [' 99 ', 99],
    ['07', 7],
  ])('CART-01 %s is a quantity', (text, qty) => expect(readQty(text)).toBe(qty))

  it.each(['', '0', '00', '100', '1.5', '-1', '1e1', 'two', '２'])('CART-01 “%s” is none', (text) =>
    expect(readQty(text)).toBeUndefined(),
  )

  it('CART-01 the stepper ends at the most there is, but never below what is in the cart', () => {
    expect(mostOf(line('a', { most: 4 }))).toBe(4)
    expect(mostOf(line('a', { most: 400 }))).toBe(99)
    expect(mostOf(line('a', { most: undefined }))).toBe(99)
    expect(mostOf(line('a', { most: 2, qty: 5 }))).toBe(5)
  })

  it('what was refused of nothing that is shown is told apart', () => {
    const errors = ['a', 'coupon', 'gone', ''].map((field) => ({ field, message: `about ${field}` }))
    const cart = cartOf([line('a')])
    expect(otherErrors({ cart, outcome: { at: 'refused', errors } })).toEqual(['about gone', 'about '])
  })
})
