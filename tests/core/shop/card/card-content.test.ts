import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { productCard } from '../../../../core/shop/card/card.contract'
import { decimalsOf } from '../../../../core/shop/card/card.rules'
import { cardContent } from '../../../../core/shop/card/card-content'

const guest = { isMember: false, memberDiscount: 0.2 }
const member = { isMember: true, memberDiscount: 0.2 }
const sofa = { nid: 1201, url: '/product/marlow', title: 'Marlow', default_price: '1890' }
const content = (fields: object, terms = guest) => cardContent(parse(productCard, { ...sofa, ...fields }), terms)

describe('the content of a card', () => {
  it('LIST-01 is read from the fields of the server, as PHP writes them', () => {
    const card = content({
      image_lrg: '/files/marlow.webp',
      image_alt_lrg: '/files/marlow--2.webp',
      sold_out: 'notify',
      swatches: [{ label: 'Moss', color: '#6b7354', image_lrg: '/files/moss.webp', url_query: 'oid=3' }],
    })
    expect(card).toEqual({
      nid: '1201',
      href: 'http://localhost:3000/product/marlow',
      title: 'Marlow',
      picture: 'http://localhost:3000/files/marlow.webp',
      secondPicture: 'http://localhost:3000/files/marlow--2.webp',
      price: { kind: 'regular', due: 1890, was: undefined },
      soldOut: 'notify',
      swatches: [
        {
          label: 'Moss',
          color: '#6b7354',
          href: 'http://localhost:3000/product/marlow?oid=3',
          picture: 'http://localhost:3000/files/moss.webp',
          price: { kind: 'regular', due: 1890, was: undefined },
        },
      ],
    })
  })

  it('LIST-01 PRICE-02 has no price where one cannot be read, and no other sale', () => {
    const prices = (fields: object) => content(fields)?.swatches?.map(({ price }) => price?.due)
    expect(prices({ swatches: [{ label: 'A', default_price: '2,490.00' }, { label: 'B' }] })).toEqual([undefined, 1890])
    expect(content({ sale_price: '1.500,00' })?.price).toBeUndefined()
    expect(prices({ sale_price: 800, swatches: [{ label: 'A', default_price: 2490 }, { label: 'B' }] })).toEqual([
      2490, 800,
    ])
  })

  it('RESULTS-02 LIST-01 shows the filtered colour’s picture, price and link', () => {
    const swatches = [
      { label: 'Oat', group: 'Beige', model: 'OAT', image_lrg: '/files/oat.webp', url_query: 'oid=1' },
      { label: 'Moss', group: 'Green', image_lrg: '/files/moss.webp', url_query: 'oid=2', default_price: 1990 },
      { label: 'Fern', group: 'Green', image_lrg: '/files/fern.webp', url_query: 'oid=3' },
    ]
    const fields = parse(productCard, {
      ...sofa,
      swatches,
      image_lrg: '/files/oat.webp',
      image_alt_lrg: '/files/2.webp',
    })
    const shown = (colors: string[]) => {
      const { href = '', picture, secondPicture, price } = cardContent(fields, guest, { colors }) ?? {}
      return [new URL(href).search, picture?.split('/').at(-1), !!secondPicture, price?.due]
    }
    expect(shown([])).toEqual(['', 'oat.webp', true, 1890])
    expect(shown(['Beige'])).toEqual(['?oid=1', 'oat.webp', true, 1890])
    expect(shown(['Blue', 'Green'])).toEqual(['?oid=2', 'moss.webp', false, 1990])
    expect(shown(['Blue'])).toEqual(['', 'oat.webp', true, 1890])
  })

  it('LIST-01 has the sale price only for models whose flag allows it', () => {
    const swatches = [
      { label: 'Oat', model: 'OAT', url_query: 'oid=1' },
      { label: 'Moss', model: 'MOSS', url_query: 'oid=2' },
    ]
    const card = content({ sale_price: 1500, sale_flags: { OAT: 1, MOSS: 0 }, swatches })
    expect(card?.price).toEqual({ kind: 'sale', due: 1500, was: 1890 })
    expect(card?.swatches?.map(({ price }) => price?.due)).toEqual([1500, 1890])
    expect(content({ sale_price: 1500, sale_flags: { OAT: '0' } })?.price?.kind).toBe('regular')
    expect(content({ sale_price: 1500, sale_flags: [] })?.price?.kind).toBe('sale')
    expect(content({ sale_price: 1900 })?.price, 'a price above the regular one is no sale').toMatchObject({
      due: 1890,
    })
  })

  it('PRICE-02 shows a member the member price, and the regular price struck through', () => {
    expect(content({}, member)?.price).toEqual({ kind: 'member', due: 1512, was: 1890 })
    expect(content({ sale_price: 1500 }, member)?.price).toEqual({ kind: 'member', due: 1200, was: 1890 })
    expect(content({ default_price: 'none' })?.price).toBeUndefined()
  })

  it('keeps a query that the address has', () => {
    const swatches = [{ label: 'Moss', url_query: '?oid=3' }]
    const card = content({ url: '/product/marlow?from=list', url_query: 'oid=1', swatches })
    expect(card?.href).toBe('http://localhost:3000/product/marlow?from=list&oid=1')
    expect(card?.swatches?.[0]?.href).toBe('http://localhost:3000/product/marlow?from=list&oid=3')
  })

  it('is nothing where the address would run a script', () => {
    expect(content({ url: 'javascript:alert(1)' })).toBeUndefined()
    expect(content({ image_lrg: 'javascript:alert(1)' })?.picture).toBeUndefined()
  })

  it('PRICE-01 has two decimals in a category for non-members, and none elsewhere', () => {
    expect(decimalsOf('category', guest, 'USD')).toBe(2)
    expect(decimalsOf('category', member, 'USD')).toBe(0)
    expect(decimalsOf('other', guest, 'USD')).toBe(0)
    expect(decimalsOf('category', guest, 'KRW'), 'the won has no smaller unit').toBe(0)
  })

  it('PRICE-01 rounds all its amounts to the decimals that are shown', () => {
    const price = (decimals: 0 | 2, fields: object, terms = guest) =>
      cardContent(parse(productCard, { ...sofa, ...fields }), terms, { decimals })?.price
    const sale = { default_price: '1299.5', sale_price: '999.25' }
    expect(price(2, { default_price: '1299.5' })).toEqual({ kind: 'regular', due: 1299.5, was: undefined })
    expect(price(2, sale)).toEqual({ kind: 'sale', due: 999.25, was: 1299.5 })
    expect(price(0, sale)).toEqual({ kind: 'sale', due: 999, was: 1300 })
    expect(price(0, { default_price: 1299.9, sale_price: 1299.6 })?.was, 'the same amount').toBeUndefined()
    expect(price(2, { default_price: 1.1, sale_price: 0.8 })?.due, 'no binary error').toBe(0.8)
    expect(price(2, sale, member), 'members see whole units').toMatchObject({ due: 799 })
  })

  it('PRICE-01 gives swatches the decimals of their list', () => {
    const swatches = [{ label: 'Moss', default_price: '1399.95', sale_price: '1100.1' }]
    const card = cardContent(parse(productCard, { ...sofa, swatches }), guest, { decimals: 2 })
    expect(card?.swatches?.[0]?.price).toEqual({ kind: 'sale', due: 1100.1, was: 1399.95 })
  })
})
