import { beforeEach, describe, expect, it } from 'vitest'
import { pageBus } from '../../../../core/base/bus/bus'
import { comparePrices } from '../../../../core/shop/price-check/compare-prices'
import type { ProductPrice } from '../../../../core/shop/price-check/mismatch.rules'
import type { PriceMismatch } from '../../../../core/shop/price-check/price.facts'

let mismatches: PriceMismatch[] = []

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('rove.page'))
  document.body.innerHTML = ''
  mismatches = []
  pageBus().on('price:mismatch', (mismatch) => void mismatches.push(mismatch))
})

const pays = { nid: 1201, model: 'OAT', currency: 'USD', isMember: false } as const
const shows = (by: string, price: number, more: Partial<ProductPrice> = {}) =>
  pageBus().publish('price:shown', { by, prices: [{ ...pays, price, ...more }] })
const suggests = (price: number) => shows('rove-search', price, { model: undefined })
const chooses = (model: string, regularPrice: number, memberPrice: number, price = regularPrice) =>
  pageBus().publish('model:chosen', {
    ...{ nid: 1201, model, options: [], currency: 'USD', stock: 'in-stock' },
    ...{ price, memberPrice, regularPrice },
  })
const answers = (price: number, more = {}) =>
  pageBus().publish('cart:added', { nid: 1201, model: 'OAT', qty: 1, price, currency: 'USD', ...more })

describe('the prices that a page shows', () => {
  it('PRICE-01 a difference is published once', () => {
    chooses('OAT', 1890, 1512)
    comparePrices()
    expect(mismatches).toEqual([])
    shows('rove-cart', 1990)
    comparePrices()
    shows('rove-cart', 1991)
    comparePrices()
    expect(mismatches).toEqual([
      {
        ...{ nid: 1201, model: 'OAT', currency: 'USD' },
        ...{ one: { by: 'rove-buybox', price: 1890 }, other: { by: 'rove-cart', price: 1990 } },
      },
    ])
  })

  it('PRICE-01 a place has the price that it has stated last', () => {
    chooses('OAT', 1890, 1512)
    shows('rove-cart', 1990)
    shows('rove-cart', 1890)
    comparePrices()
    expect(mismatches).toEqual([])
  })

  it('PRICE-01 the prices of models that were chosen before still count', () => {
    chooses('OAT', 1890, 1512)
    chooses('FOG', 1990, 1592)
    shows('rove-cart', 1790)
    comparePrices()
    expect(mismatches).toMatchObject([{ model: 'OAT', one: { price: 1890 }, other: { price: 1790 } }])
  })

  it.each([
    ['another destination', () => pageBus().publish('destination:changed', {} as never)],
    ['the end of the sale', () => pageBus().publish('countdown:closed', { by: 'zero' })],
  ])('PRICE-01 are not compared with those before %s', (_, change) => {
    chooses('OAT', 1890, 1512)
    change()
    shows('rove-cart', 1990)
    comparePrices()
    expect(mismatches).toEqual([])
  })

  it('PRICE-01 are compared with those before the visitor has closed a countdown', () => {
    chooses('OAT', 1890, 1512)
    pageBus().publish('countdown:closed', { by: 'visitor' })
    shows('rove-cart', 1990)
    comparePrices()
    expect(mismatches).toHaveLength(1)
  })

  it('PRICE-02 a member’s own price is published, where both differ', () => {
    chooses('OAT', 1890, 1512, 1512)
    pageBus().publish('price:shown', {
      by: 'rove-cart',
      prices: [
        { ...pays, price: 1990 },
        { ...pays, isMember: true, price: 1592 },
      ],
    })
    comparePrices()
    expect(mismatches).toMatchObject([{ one: { price: 1512 }, other: { price: 1592 } }])
  })

  it('PRICE-01 the lowest price of several models is that of none', () => {
    pageBus().publish('model:chosen', {
      ...{ nid: 1201, model: undefined, options: [], currency: 'USD', stock: undefined },
      ...{ price: 1890, memberPrice: 1512, regularPrice: 1890 },
    })
    suggests(1990)
    comparePrices()
    expect(mismatches).toEqual([])
  })

  it('PRICE-02 the server’s answer to an addition is compared too', () => {
    chooses('OAT', 1890, 1512)
    answers(1512)
    comparePrices()
    expect(mismatches).toEqual([])
    answers(1700)
    comparePrices()
    expect(mismatches).toMatchObject([{ one: { by: 'rove-buybox' }, other: { by: 'server', price: 1700 } }])
  })

  it.each([
    ['without a price', { price: undefined }],
    ['without a model', { model: undefined }],
    ['without a currency', { currency: undefined }],
    ['by its command', { commanded: true }],
  ])('PRICE-02 what the server says %s is not compared', (_, more) => {
    chooses('OAT', 1890, 1512)
    answers(1700, more)
    comparePrices()
    expect(mismatches).toEqual([])
  })
})

const card = (due: string, { kind = 'regular', href = '/product/marlow', swatches = '' } = {}) =>
  `<article data-nid="1201"><a data-rove-card="link" href="${href}">Marlow</a>${swatches}
    <p data-rove-card="price"><i data-rove-card="price-kind" data-kind="${kind}"></i><b data-rove-card="due-amount">${due}</b></p></article>`
const swatches = [1, 2].map((due) => `<a data-rove-card="swatch" data-due="${due}"></a>`).join('')

describe('the price of a card', () => {
  it.each([
    ['$1,990', 1990],
    ['$1,990.00', 1990],
    ['1990₩', 1990],
  ])('PRICE-01 is read: %s', (text, price) => {
    document.body.innerHTML = `<rove-listing>${card(text)}</rove-listing>`
    suggests(1890)
    comparePrices()
    expect(mismatches).toMatchObject([{ one: { by: 'rove-search' }, other: { by: 'rove-listing', price } }])
    expect(mismatches[0]?.model).toBeUndefined()
  })

  it('PRICE-01 is the server’s outside our elements', () => {
    document.body.innerHTML = card('$1,990')
    suggests(1890)
    comparePrices()
    expect(mismatches).toMatchObject([{ other: { by: 'server' } }])
  })

  it('PRICE-01 can have two decimals where another place has whole units', () => {
    document.body.innerHTML = `<rove-listing>${card('$1,889.50')}</rove-listing>`
    suggests(1890)
    comparePrices()
    expect(mismatches).toEqual([])
  })

  it.each([
    ['in a form that can be misread', card('1.990,00 €')],
    ['that is hidden', `<div hidden>${card('$1,990')}</div>`],
    ['of members', card('$1,990', { kind: 'member' })],
    ['of a chosen colour', card('$1,990', { href: '/product/marlow?oid=2' })],
    ['of a product whose colours have prices of their own', card('$1,990', { swatches })],
    ['that two cards of a list have differently', `${card('$1,990')}${card('$1,991')}`],
    ['of no card', '<article data-nid="1201"></article>'],
  ])('PRICE-01 is not compared: one %s', (_, html) => {
    document.body.innerHTML = html
    suggests(1890)
    comparePrices()
    expect(mismatches).toEqual([])
  })
})
