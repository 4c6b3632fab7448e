import { describe, expect, it } from 'vitest'
import { begin, merge, next } from '../../../widgets/cart/cart.machine'
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

describe('the machine of a cart', () => {
  const start = begin(cartOf([line('a')]))

  it('an event without a meaning leaves it as it is', () => {
    expect(next(start, { type: 'sent' })).toBe(start)
    expect(next(start, { type: 'failed' })).toBe(start)
    expect(next(start, { type: 'answered', cart: start.cart, errors: [] })).toBe(start)
    expect(next(start, { type: 'staged', stage: 'browsing' })).toBe(start)
  })

  it('a later wish stands in the place of an earlier one', () => {
    expect(merge({ qty: { a: 1, b: 2 }, coupon: 'X' }, { qty: { a: 3 } })).toEqual({ qty: { a: 3, b: 2 }, coupon: 'X' })
    expect(merge({ coupon: 'X' }, { coupon: '' })).toEqual({ coupon: '' })
  })

  it('what was taken out by somebody else is not offered to be brought back', () => {
    const asked = next(next(start, { type: 'wished', change: { coupon: 'X' } }), { type: 'sent' })
    expect(next(asked, { type: 'answered', cart: cartOf([]), errors: [] }).removed).toBeUndefined()
  })
})
