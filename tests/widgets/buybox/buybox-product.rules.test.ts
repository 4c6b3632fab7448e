import { describe, expect, it } from 'vitest'
import { productFrom } from '../../../widgets/buybox/buybox-product.rules'
import { settings } from './sofa'

const more = {
  nid: 1201,
  title: 'Sofa',
  price: 900,
  final_sale: false,
  restricted: false,
  protection: false,
  lookbooks: [],
}

describe('a product of a page’s settings', () => {
  it('BUY-08 has its attributes in the page’s order, its models and its swatches', () => {
    const product = productFrom(1201, settings, 'USD')
    expect(product?.choices.attributes.map(({ label, options }) => [label, options.map(({ name }) => name)])).toEqual([
      ['Colour', ['Oat', 'Moss']],
      ['Size', ['2-Seat', '3-Seat']],
    ])
    expect(product?.choices.models.get('MOSS-3')).toEqual(new Set([12, 22]))
    expect([...(product?.swatches ?? [])]).toEqual([[12, '/styles/w320/moss.webp']])
  })

  it('BUY-08 has the models of oid_to_model where product_models is absent', () => {
    const product = productFrom(
      1201,
      { ...settings, models: undefined, modelsByOption: { 11: ['OAT-2', 'OAT-3'], 21: ['OAT-2'], 22: ['OAT-3'] } },
      'USD',
    )
    expect(product?.choices.models).toEqual(
      new Map([
        ['OAT-2', new Set([11, 21])],
        ['OAT-3', new Set([11, 22])],
      ]),
    )
  })

  it('BUY-08 is none without a model', () => {
    expect(productFrom(1201, { ...settings, models: {} }, 'USD')).toBeUndefined()
    expect(productFrom(1201, { ...settings, models: undefined }, 'USD')).toBeUndefined()
  })

  it.each([
    ['in the page’s currency', { amt: 200, currency: 'USD', available: true }, 200],
    ['for some pieces', { amt: 200, currency: 'USD', available: 3 }, 200],
    ['that is over', { amt: 200, currency: 'USD', available: false }, 0],
    ['that is sold out', { amt: 200, currency: 'USD', available: 0 }, 0],
    ['in another currency', { amt: 200, currency: 'CAD', available: true }, 0],
  ])('BUY-07 of a sale %s (%j) takes off %d', (_, sale, off) => {
    expect(productFrom(1201, { ...settings, sale }, 'USD')?.sale).toBe(off)
  })

  it('BUY-02 is a final sale whole, or for some models', () => {
    const whole = productFrom(1201, { ...settings, more: { ...more, final_sale: true } }, 'USD')
    const some = productFrom(1201, { ...settings, more: { ...more, final_sale: ['OAT-2'] } }, 'USD')
    expect([whole?.isFinalSale('OAT-3'), some?.isFinalSale('OAT-2'), some?.isFinalSale('OAT-3')]).toEqual([
      true,
      true,
      false,
    ])
  })
})
