import { describe, expect, it } from 'vitest'
import { differingPrices, type PlacedPrice } from '../../../../core/shop/price-check/mismatch.rules'

const price = (by: string, more: Partial<PlacedPrice> = {}): PlacedPrice => ({
  ...{ by, at: 0, nid: 1201, model: 'OAT', currency: 'USD', isMember: false, price: 1890 },
  ...more,
})
const box = price('rove-buybox')

describe('two prices of a page', () => {
  it('PRICE-01 differ from one unit of the currency on', () => {
    expect(differingPrices([box, price('rove-cart', { price: 1890.49 })])).toEqual([])
    const wrong = price('rove-cart', { price: 1891 })
    expect(differingPrices([box, wrong])).toEqual([[box, wrong]])
    expect(differingPrices([wrong, box])).toEqual([[wrong, box]])
    expect(differingPrices([box, wrong, price('server')])).toEqual([
      [box, wrong],
      [wrong, price('server')],
    ])
  })

  it.each<[string, Partial<PlacedPrice>]>([
    ['another product', { nid: 1202 }],
    ['another model', { model: 'FOG' }],
    ['the product without a model', { model: undefined }],
    ['another currency', { currency: 'KRW' }],
    ['members', { isMember: true }],
    ['an unknown visitor, where only one price is known', { isMember: undefined }],
    ['a later time, when the sale can have ended', { at: 600_001 }],
  ])('PRICE-01 PRICE-02 are not compared where one is that of %s', (_, more) => {
    expect(differingPrices([box, price('rove-cart', { price: 1512, ...more })])).toEqual([])
  })

  it('PRICE-01 are not compared in one place, nor where a place has two of them', () => {
    const twice = [price('rove-cart', { price: 1700 }), price('rove-cart', { price: 1800 })]
    expect(differingPrices([box, ...twice])).toEqual([])
    expect(differingPrices(twice)).toEqual([])
    expect(differingPrices([price('rove-cart', { price: 1700 }), box])).toHaveLength(1)
  })

  it('PRICE-02 the server’s price for an unknown visitor is either that of members or that of all others', () => {
    const both = [box, price('rove-buybox', { isMember: true, price: 1512 })]
    const answer = (amount: number) => price('server', { isMember: undefined, price: amount })
    for (const right of [1890, 1512]) expect(differingPrices([...both, answer(right)])).toEqual([])
    expect(differingPrices([...both, answer(1900)])).toEqual([[box, answer(1900)]])
    expect(differingPrices([answer(1900), ...both])).toEqual([[answer(1900), box]])
  })
})
