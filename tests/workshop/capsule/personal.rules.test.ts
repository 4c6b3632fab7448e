import { describe, expect, it } from 'vitest'
import { createCleaner, isPersonal, maskText } from '../../../workshop/capsule/personal.rules'

describe('personal data', () => {
  it.each([
    'email',
    'first_name',
    'lastName',
    'street1',
    'postal_code',
    'phone',
    'client_token',
    'session_id',
    'checkout_token',
    'order_id',
    'customerId',
    'cart_id',
    'customer_address_1',
    'authorization_token',
    'x_signature',
    'delivery_street2',
  ])('the field %s is personal', (name) => expect(isPersonal(name)).toBe(true))

  it.each(['title', 'price', 'nid', 'model', 'country', 'html', 'url', 'state', 'label', 'image', 'quantity'])(
    'the field %s is not',
    (name) => expect(isPersonal(name)).toBe(false),
  )

  it('a masked text keeps its form', () => {
    expect(maskText('Jane Roe, 12 Main St.')).toBe('Xxxx Xxx, 00 Xxxx Xx.')
    expect(maskText('홍길동')).toBe('가가가')
  })

  it('masks what it has learned from a personal field wherever it occurs', () => {
    const cleaner = createCleaner()
    cleaner.learnFrom({ order: { delivery: { first_name: 'Canaria', street1: '12 Canary Row' } } })
    expect(cleaner.text('Hello canaria! To 12 Canary Row.')).toBe('Hello xxxxxxx! To 00 Xxxxxx Xxx.')
    expect(cleaner.json({ title: 'Canaria’s sofa', nid: 1201 })).toEqual({ title: 'Xxxxxxx’s sofa', nid: 1201 })
  })

  it('a product keeps its name, a person does not', () => {
    const cleaner = createCleaner()
    const given = { products: [{ name: 'Marlow Sofa', price: '10' }], user: { name: 'Canaria', email: 'c@x.example' } }
    cleaner.learnFrom(given)
    expect(cleaner.json(given)).toEqual({
      products: [{ name: 'Marlow Sofa', price: '10' }],
      user: { name: 'Xxxxxxx', email: '***' },
    })
  })

  it('masks each word of a name, also a short one', () => {
    const cleaner = createCleaner()
    cleaner.learnFrom([{ full_name: 'Jane Roe' }, { recipient: '김 민수' }, { first_name: 'Jo' }])
    expect(cleaner.text('Ms Roe, 민수 and Jo, in a row')).toBe('Ms Xxx, 가가 and Xx, in a row')
    expect(cleaner.text('김민수님, 환영합니다')).toBe('김가가님, 환영합니다')
  })

  it('masks all values of the headers that the page sends with its calls', () => {
    const { json } = createCleaner()
    expect(json({ 'rove.request': { headers: { 'X-XSRF': 'Zm9vYmFyCg' } } })).toEqual({
      'rove.request': { headers: { 'X-XSRF': 'Xx0xXxXxXx' } },
    })
  })

  it.each(['07700 900123', '020 7946 0958', '0412 345 678', '9123 4567', '01012345678', '212 555 0143'])(
    'masks the telephone number %s',
    (number) => expect(createCleaner().text(`call ${number}.`)).toBe(`call ${number.replace(/\d/g, '0')}.`),
  )

  it('masks telephone and card numbers, addresses of mail and tokens in any text', () => {
    const { text } = createCleaner()
    expect(text('call +1 (212) 555-0143 or 010-1234-5678')).toBe('call +0 (000) 000-0000 or 000-0000-0000')
    expect(text('4242 4242 4242 4242')).toBe('0000 0000 0000 0000')
    expect(text('to canary@shop.example')).toBe('to ***')
    expect(text('pi_3NcanaryXX and 0123456789abcdef0123456789abcdef')).toBe('masked and masked')
  })

  it('keeps prices, times and product numbers', () => {
    const { json } = createCleaner()
    const given = {
      price: '1,299.00',
      at: 1_795_874_700_000,
      text: '1795874700000 ms',
      nid: 1201,
      ends: '2026-12-01',
      years: '2025-2026',
    }
    expect(json(given)).toEqual(given)
  })

  it('cleans JSON in a string and the query of an address', () => {
    const cleaner = createCleaner()
    expect(cleaner.json({ body: '{"email":"canary@shop.example","count":3}' })).toEqual({
      body: '{"email":"***","count":3}',
    })
    expect(cleaner.url('/ajax/x?email=canary%40shop.example&nid=1201#canary')).toBe('/ajax/x?email=***&nid=1201')
    expect(cleaner.url('/ajax/x?id[]=1&id[]=2')).toBe('/ajax/x?id%5B%5D=1&id%5B%5D=2')
  })
})
