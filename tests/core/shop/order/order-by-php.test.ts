import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { cart } from '../../../../core/shop/cart/cart.contract'
import { order } from '../../../../core/shop/order/order.contract'

const line = { title: 'Marlow Sofa', options: { 1: 'Oat', 3: 2 }, qty: '1', total: '1890', url: '', image: false }
const address = { first_name: 'Ada', postal_code: 90210, zone: '', country: '840', company: null }

/** An order as PHP's json_encode writes it: lists with gaps, four forms of an empty value, numbers as strings. */
const byPhp = {
  id: 7,
  status: 'open',
  currency: 'USD',
  lines: { 1: line },
  totals: { 0: { id: 'subtotal', title: 'Pieces', amount: '1890.00' }, 2: { id: 'tax', title: 'Tax', amount: 0 } },
  total: '1890',
  due: 1890,
  email: false,
  membership: '',
  delivery: address,
  billing: [],
  copy_address: '1',
  quotes: false,
  quote: '',
  protection: [],
  credit: false,
  coupon: [],
  methods: { 0: 'stripe', 2: 'klarna' },
}

describe('an order as PHP writes it', () => {
  it('CHK-01 is decoded, with each of PHP’s spellings of an absent value', () => {
    const { lines, totals, delivery, methods, ...read } = parse(order, byPhp)
    expect(lines).toEqual([
      {
        title: 'Marlow Sofa',
        options: ['Oat', '2'],
        qty: 1,
        total: 1890,
        protection: '',
        custom: false,
        url: undefined,
        image: undefined,
      },
    ])
    expect(totals.map(({ amount }) => amount)).toEqual([1890, 0])
    expect(delivery).toMatchObject({ postal_code: '90210', zone: 0, country: 840, company: '', phone: '' })
    expect(methods).toEqual(['stripe', 'klarna'])
    expect(read).toMatchObject({ id: '7', email: '', quotes: [], copy_address: true })
    for (const part of ['membership', 'quote', 'protection', 'credit', 'coupon'] as const)
      expect(read[part]).toBeUndefined()
  })

  it.each([
    ['an amount that is none', { due: '' }],
    ['no lines', { lines: undefined }],
    ['another currency', { currency: 'EUR' }],
    ['a status nobody knows', { status: 'free' }],
  ])('CHK-01 %s is rejected', (_, wrong) => {
    expect(() => parse(order, { ...byPhp, ...wrong })).toThrow()
  })
})

describe('a cart as PHP writes it', () => {
  it('CART-01 is decoded with gaps in its lists and PHP’s spellings of absent values', () => {
    const row = {
      ...line,
      id: 5,
      nid: '1201',
      model: 'M-1',
      price: '1890',
      most: '',
      regular: false,
      protection: false,
    }
    const read = parse(cart, {
      cart_id: 12,
      currency: 'USD',
      count: '1',
      lines: { 3: row },
      totals: [],
      total: 1890,
      coupon: [],
      terms: false,
    })
    expect(read).toMatchObject({ cart_id: '12', count: 1, lines: [{ id: '5', nid: 1201, protection: '' }] })
    expect([read.coupon, read.terms, read.lines[0]?.most]).toEqual([undefined, undefined, undefined])
  })
})
