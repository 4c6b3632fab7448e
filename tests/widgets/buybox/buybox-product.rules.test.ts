import { describe, expect, it } from 'vitest'
import { type ProductSettings, productFrom } from '../../../widgets/buybox/buybox-product.rules'
import { settings, stock, stockOf } from './sofa'

const more = {
  nid: 1201,
  title: 'Sofa',
  price: 900,
  final_sale: false,
  restricted: false,
  protection: false,
  lookbooks: [],
}

describe('the product of a page’s settings', () => {
  it('BUY-08 a product has its attributes in the page’s order, its models and its swatches', () => {
    const product = productFrom(1201, settings, 'USD')
    expect(product?.choices.attributes.map(({ label, options }) => [label, options.map(({ name }) => name)])).toEqual([
      ['Colour', ['Oat', 'Moss']],
      ['Size', ['2-Seat', '3-Seat']],
    ])
    expect(product?.choices.models.get('MOSS-3')).toEqual(new Set([12, 22]))
    expect([...(product?.swatches ?? [])]).toEqual([[12, '/styles/w320/moss.webp']])
  })

  it('BUY-08 an option has the fields of oid_details, and no formatted price', () => {
    const fields = {
      price: 40,
      formatted_price: '$41.00',
      label: 'Colour',
      name: 'Moss',
      aid: 1,
      display_mode: 'hidden',
    }
    const product = productFrom(1201, { ...settings, options: { ...settings.options, 12: fields } }, 'USD')
    const [colour] = product.choices.attributes
    expect([colour?.label, colour?.options[1]]).toEqual([
      'Colour',
      { oid: 12, aid: 1, name: 'Moss', price: 40, display: 'hidden' },
    ])
  })

  it('BUY-08 options are in the order of a list, or of their weights', () => {
    const given: Readonly<Record<number, object>> = settings.options
    const rows = { 12: { ...given[12], weight: -1 } }
    const names = (options: object) =>
      productFrom(
        1201,
        { ...settings, options: { ...settings.options, ...options } },
        'USD',
      ).choices.attributes[0]?.options.map(({ name }) => name)
    expect(names(rows)).toEqual(['Moss', 'Oat'])
    const { 11: oat, 12: moss, ...others } = given
    const list = [
      { ...moss, oid: 12 },
      { ...oat, oid: 11 },
      ...Object.entries(others).map(([oid, row]) => ({ ...row, oid: Number(oid) })),
    ]
    const product = productFrom(1201, { ...settings, options: { ...list } as never }, 'USD')
    expect(product.choices.attributes[0]?.options.map(({ oid, name }) => [oid, name])).toEqual([
      [12, 'Moss'],
      [11, 'Oat'],
    ])
    expect(product.choices.models.size).toBeGreaterThan(1)
  })

  it('BUY-08 the models come from oid_to_model if product_models is absent', () => {
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

  it.each<[string, Partial<ProductSettings>]>([
    ['needs-product-models', { models: {} }],
    ['needs-product-models', { models: undefined }],
    ['needs-models-stock', { stock: {} }],
    ['needs-models-stock', { stock: { OTHER: stockOf() } }],
    ['needs-oid-details', { options: {} }],
    ['needs-price', { more: undefined, stock: { 'OAT-2': stockOf({ price: undefined }) } }],
    ['needs-product-1201', { more: { ...more, nid: 7 } }],
  ])('BUY-08 there is no product, but the error %s, with the settings %j', (code, told) => {
    expect(() => productFrom(1201, { ...settings, ...told }, 'USD')).toThrow(expect.objectContaining({ code }))
  })

  it('BUY-08 a model without stock or with an unknown option is left out', () => {
    const { 'OAT-2': _, ...others } = stock
    const { 12: __, ...options } = settings.options as Record<string, never>
    const modelsOf = (told: Partial<ProductSettings>) => [
      ...productFrom(1201, { ...settings, ...told }, 'USD').choices.models.keys(),
    ]
    expect(modelsOf({ stock: others })).toEqual(['OAT-3', 'MOSS-3', 'MOSS-2'])
    expect(modelsOf({ options })).toEqual(['OAT-2', 'OAT-3'])
  })

  it.each([
    ['in the page’s currency', { amt: 200, currency: 'USD', available: true }, 200],
    ['for some items', { amt: 200, currency: 'USD', available: 3 }, 200],
    ['that is over', { amt: 200, currency: 'USD', available: false }, 0],
    ['that is sold out', { amt: 200, currency: 'USD', available: 0 }, 0],
    ['in another currency', { amt: 200, currency: 'CAD', available: true }, 0],
  ])('BUY-07 a sale %s (%j) subtracts %d', (_, sale, off) => {
    expect(productFrom(1201, { ...settings, sale }, 'USD')?.sale).toBe(off)
  })

  it('BUY-02 a final sale applies to all models, or to some', () => {
    const whole = productFrom(1201, { ...settings, more: { ...more, final_sale: true } }, 'USD')
    const some = productFrom(1201, { ...settings, more: { ...more, final_sale: ['OAT-2'] } }, 'USD')
    expect([whole?.isFinalSale('OAT-3'), some?.isFinalSale('OAT-2'), some?.isFinalSale('OAT-3')]).toEqual([
      true,
      true,
      false,
    ])
  })
})
