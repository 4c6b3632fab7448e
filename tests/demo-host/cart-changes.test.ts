import { type InferInput, parse } from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { typedEmail } from '../../core/base/input/typed.rules'
import { type Cart, type CartChange, cartChange, cartRead } from '../../core/shop/cart/cart.contract'
import { emailCart } from '../../core/shop/cart/cart-email.contract'
import { couponDiscount } from '../../demo-host/cart/coupon'
import { addFirst, addMarlow, call, marlow, refused } from './product-calls'
import { form, openShop, type Shop, type Visitor, visit } from './visitor'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

const id = marlow.model
const change = (visitor: Visitor, wish: CartChange) =>
  call(visitor, cartChange, { operation: crypto.randomUUID(), ...wish })
const read = async (visitor: Visitor): Promise<Cart> =>
  parse(cartRead.answer, await visitor.json(cartRead.path)).cart as Cart
const titles = ({ totals }: Cart) => totals.map(({ title, amount }) => [title, amount])

describe('the cart’s calls', () => {
  it('CART-01 return each line with its price and maximum quantity, and the totals', async () => {
    const guest = visit(shop)
    await addMarlow(guest, { qty: 2, protection: 'protection-3' })
    const cart = await read(guest)
    expect(cart).toMatchObject({ currency: 'USD', count: 2, total: 2 * (1890 + 189) })
    expect(cart.lines).toEqual([
      expect.objectContaining({
        id: `${id}:protection-3`,
        title: 'Marlow 3-Seat Sofa',
        options: ['Oat', '3-Seat'],
        qty: 2,
        most: 36,
        price: 1890,
        total: 2 * (1890 + 189),
        protection: '3 years of protection',
        custom: false,
      }),
    ])
    expect(titles(cart)).toEqual([
      ['Subtotal', 3780],
      ['Protection', 378],
    ])
    expect(cart.terms).toBeUndefined()
  })

  it('CART-01 change a quantity, remove a line and restore it at its position', async () => {
    const guest = visit(shop)
    await addMarlow(guest)
    await addFirst(guest, 1216, 'sol-lounge-chair')
    expect((await change(guest, { qty: { [id]: 3 } })).cart).toMatchObject({ count: 4 })
    const without = await change(guest, { qty: { [id]: 0 } })
    expect(without.cart.lines.map(({ nid }) => nid)).toEqual([1216])
    expect(await guest.read('/sofas')).toContain('<span class="cart-pieces" data-rove-header="count">1</span>')
    const back = await change(guest, { qty: { [id]: 3 } })
    expect(back.cart.lines.map(({ nid, qty }) => [nid, qty])).toEqual([
      [1201, 3],
      [1216, 1],
    ])
  })

  it('CART-01 refuse a quantity above the stock with the line’s error, and apply the other changes', async () => {
    const guest = visit(shop)
    await addMarlow(guest)
    const { cart, errors } = await change(guest, { qty: { [id]: 37, nothing: 1 }, coupon: 'rooms10' })
    expect(errors).toEqual([
      { field: 'nothing', message: 'This item is no longer in your cart.' },
      { field: id, message: 'Only 36 available.' },
    ])
    expect(cart).toMatchObject({ count: 1, total: 1701, coupon: { code: 'ROOMS10', title: '10% off' } })
  })

  it.each(['-1', '1.5', 'x', '100'])('CART-01 refuse the quantity %s of a line', async (count) => {
    const guest = visit(shop)
    await addMarlow(guest)
    const response = await guest(cartChange.path, form({ operation: 'a', [`qty[${id}]`]: count }))
    const { cart, errors } = (await response.json()) as InferInput<typeof cartChange.answer>
    expect(errors).toEqual([{ field: id, message: 'Please enter a number from 1 to 99.' }])
    expect(cart.count).toBe(1)
  })

  it('add two lines of one model for the stock limit', async () => {
    const guest = visit(shop)
    await addMarlow(guest, { qty: 30 })
    await addMarlow(guest, { qty: 2, protection: 'protection-1' })
    expect((await read(guest)).lines.map(({ most }) => most)).toEqual([34, 6])
    expect((await change(guest, { qty: { [`${id}:protection-1`]: 7 } })).errors).toHaveLength(1)
    expect((await change(guest, { qty: { [`${id}:protection-1`]: 7, [id]: 29 } })).errors).toEqual([])
  })

  it('refuse a change without an operation id', async () => {
    expect(await refused(visit(shop), cartChange.path, { operation: '' })).toMatchObject({ status: 400 })
  })

  it('PRICE-02 return the member’s price and the usual price to a member', async () => {
    const member = visit(shop)
    await member('/?as=member')
    await addMarlow(member)
    expect((await read(member)).lines[0]).toMatchObject({ price: 1512, regular: 1890 })
  })
})

describe('coupons', () => {
  const withCoupon = async (coupon: string, query = '/') => {
    const guest = visit(shop)
    await guest(query)
    await addMarlow(guest)
    return change(guest, { coupon })
  }

  it('CART-01 subtract a percentage or an amount, and can be removed', async () => {
    expect((await withCoupon('ROOMS10')).cart).toMatchObject({ total: 1701 })
    expect((await withCoupon(' welcome50 ', '/?country=CA')).cart).toMatchObject({ total: 2550 - 68 })
    const guest = visit(shop)
    await addMarlow(guest)
    await change(guest, { coupon: 'ROOMS10' })
    const { cart } = await change(guest, { coupon: '' })
    expect([cart.total, cart.coupon]).toEqual([1890, undefined])
  })

  it.each([
    ['NONE', 'This coupon code is not valid.'],
    ['SPRING20', 'This coupon has expired.'],
    ['MEMBERS15', 'This coupon is for members.'],
  ])('CART-01 the coupon %s is refused: %s', async (code, message) => {
    const { cart, errors } = await withCoupon(code)
    expect(errors).toEqual([{ field: 'coupon', message }])
    expect(cart.total).toBe(1890)
  })

  it('CART-01 a members’ coupon ends with the membership', async () => {
    const member = visit(shop)
    await member('/?as=member')
    await addMarlow(member)
    expect((await change(member, { coupon: 'MEMBERS15' })).cart).toMatchObject({ total: 1512 - 227 })
  })

  it('reduce goods and not protection, at most to zero', () => {
    const us = { country: { code: 'US', currency: 'USD' }, persona: 'guest', say: String } as never
    expect(couponDiscount(us, [{ qty: 1, price: 30 }], 'WELCOME50')).toBe(30)
    expect(couponDiscount(us, [{ qty: 3, price: 30 }], 'ROOMS10')).toBe(9)
    expect(couponDiscount(us, [{ qty: 3, price: 30 }], 'SPRING20')).toBe(0)
    expect(couponDiscount(us, [{ qty: 3, price: 30 }], '')).toBe(0)
  })
})

describe('made-to-order products', () => {
  it('CART-02 require agreement to their terms, which is stored', async () => {
    const guest = visit(shop)
    await addFirst(guest, 1204, 'juno-velvet-sofa')
    const before = await read(guest)
    expect(before.lines[0]).toMatchObject({ custom: true })
    expect(before.terms).toMatchObject({ title: 'Terms of custom orders', agreed: false })
    expect(before.terms?.html).toContain('<script>')
    expect((await change(guest, { terms: true })).cart.terms?.agreed).toBe(true)
    expect((await read(guest)).terms?.agreed).toBe(true)
  })
})

describe('the call that mails a cart', () => {
  const letter = (emails: readonly string[], other: object = {}) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...(emailCart.json?.({
        emails: emails.map(typedEmail),
        body: '',
        subscribe: true,
        cart: { cart_id: 'c', currency: 'USD', count: 0, lines: [], totals: [], total: 5 },
      }) as object),
      ...other,
    }),
  })

  it('MAILCART-01 is logged without the address', async () => {
    const guest = visit(shop)
    expect((await guest(emailCart.path, letter(['one@home.test', 'two@home.test']))).status).toBe(200)
    const log = await guest.read('/demo/log')
    expect(log).toContain('0 products to 2 addresses, may be written to')
    expect(log).not.toContain('one@home.test')
  })

  it.each([
    ['no address', letter([])],
    ['four addresses', letter(['a@b.test', 'b@b.test', 'c@b.test', 'd@b.test'])],
    ['what is no address', letter(['home'])],
    ['no cart', letter(['a@b.test'], { products: undefined })],
    ['no JSON', { method: 'POST', body: 'x' }],
  ])('MAILCART-01 refuses %s', async (_, init) => {
    expect((await visit(shop)(emailCart.path, init)).status).toBe(400)
  })
})
