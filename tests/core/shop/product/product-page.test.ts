import { type GenericSchema, safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { ownCopy } from '../../../../core/base/input/own-json'
import { cartAdd } from '../../../../core/shop/cart/cart-add.contract'
import { destinationUpdate } from '../../../../core/shop/destination/destination.contract'
import { notifyMe } from '../../../../core/shop/product/notify.contract'
import { protectionModal, protectionOffers } from '../../../../core/shop/product/protection.contract'
import { modelStock, modelsStock } from '../../../../core/shop/product/stock.contract'
import { noStock } from '../../../../core/shop/product/stock.rules'
import { captureConsole } from '../../base/page/console'

const said = captureConsole()
const decode = (schema: GenericSchema, answer: unknown) => {
  const decoded = safeParse(schema, ownCopy(answer))
  return decoded.success ? decoded.output : 'wrong shape'
}
describe('the stock in answers', () => {
  it.each([
    [{}, noStock],
    [
      { s: '12', sh: 'May 1', hs: 3, hsh: 'May 2', pr: '0', eta: '', p: '1890.5', ori: 2400, h: 0, d: '1' },
      {
        ...noStock,
        inStock: 12,
        ships: 'May 1',
        satellite: 3,
        satelliteShips: 'May 2',
        price: 1890.5,
        original: 2400,
        disallowed: true,
      },
    ],
    [
      { pr: '7', eta: 'June', h: 1 },
      { ...noStock, preOrder: 7, expected: 'June', hidden: true },
    ],
    [{ s: null, p: null, h: null, msg: null }, noStock],
    [{ msg: 'Made to order' }, { ...noStock, message: { text: 'Made to order', tip: undefined } }],
    [
      { msg: { text: 'Made to order', tip: '8 weeks' } },
      { ...noStock, message: { text: 'Made to order', tip: '8 weeks' } },
    ],
    [{ msg: '' }, noStock],
    [{ msg: [] }, noStock],
  ])('BUY-08 %j decodes to %j', (wire, stock) => {
    expect(decode(modelStock, wire)).toEqual(stock)
  })

  it('BUY-08 of no model is an empty list in PHP', () => {
    expect(decode(modelsStock, [])).toEqual({})
  })

  it.each([
    [{ s: 'some' }],
    [{ p: [] }],
    [{ p: -1 }],
    [{ p: 1e21 }],
    [{ ori: '-2' }],
    [{ h: {} }],
    [{ msg: 7 }],
    ['none'],
    [null],
  ])('BUY-08 an invalid model, written as %j, is left out and reported', (wire) => {
    expect(decode(modelsStock, { 'OAT-3': wire, 'OAT-2': {} })).toEqual({ 'OAT-2': noStock })
    expect(said()).toEqual([expect.stringMatching(/^\[rove\] models_stock: OAT-3 is not usable/)])
  })
})

describe('the calls of a product page', () => {
  it('DELIV-01 COVER-02 BUY-06 have names, paths and requirements, and ours are marked as proposed', () => {
    const calls = [destinationUpdate, cartAdd, notifyMe, protectionOffers, protectionModal]
    expect(calls.map(({ name, method, path, proposed }) => [name, method, path, proposed])).toEqual([
      ['destination.update', 'POST', '/ajax/destination/update', undefined],
      ['cart.add', 'POST', '/ajax/cart/add', true],
      ['notify.ask', 'POST', '/ajax/notify-me', true],
      ['protection.offers', 'POST', '/ajax/uc_mulberry', undefined],
      ['protection.modal', 'GET', '/ajax/uc_mulberry/modal', undefined],
    ])
    for (const { requirements } of calls) expect(requirements[0]).toMatch(/^[A-Z]+-\d\d$/)
    expect(calls.filter(({ changes }) => changes).map(({ name }) => name)).toEqual([
      'destination.update',
      'cart.add',
      'notify.ask',
    ])
  })

  it('DELIV-01 a destination is requested with postal code, product and model', () => {
    expect(destinationUpdate).toMatchObject({ method: 'POST', path: '/ajax/destination/update' })
    expect(destinationUpdate.query({ postal: '90210', nid: 1201, model: 'OAT-3' })).toEqual({
      postal: '90210',
      nid: '1201',
      model: 'OAT-3',
    })
  })

  it('BUY-02 an addition sends the fields of the server’s form and an operation id', () => {
    const options = new Map([
      [1, 11],
      [2, 22],
    ])
    expect(cartAdd.query({ nid: 1201, model: 'OAT-3', qty: 2, options, protection: 'p3', operation: 'ab12' })).toEqual({
      nid: '1201',
      model: 'OAT-3',
      qty: '2',
      'attributes[1]': '11',
      'attributes[2]': '22',
      protection: 'p3',
      operation: 'ab12',
    })
  })

  it('COVER-02 plans are requested with title, product and model', () => {
    expect(protectionOffers).toMatchObject({ method: 'POST', path: '/ajax/uc_mulberry' })
    expect(protectionOffers.query({ title: 'Sofa', id: 1201, model: 'OAT-3' })).toEqual({
      title: 'Sofa',
      id: '1201',
      model: 'OAT-3',
    })
  })

  it('COVER-02 the modal is requested as HTML, without its title', () => {
    expect(protectionModal).toMatchObject({ method: 'GET', path: '/ajax/uc_mulberry/modal' })
    expect(protectionModal.query({ nid: 1201, model: 'OAT-3' })).toEqual({
      ajax: '1',
      hide_title: '1',
      product: '1201',
      model: 'OAT-3',
    })
    expect(protectionModal.reads).toBe('html')
  })
})

describe('the answers of a product page', () => {
  const geo = { city: 'Beverly Hills', state_id: 12 }
  it.each([
    [
      'a place',
      { geo, zone: 8, models_stock: {}, satellite_id: null, restricted: '0', restricted_validated: true },
      { geo: { city: 'Beverly Hills', state_id: '12' }, zone: '8', restricted: false },
    ],
    ['no place', { geo: null }, { geo: null, restricted: false, restricted_validated: true }],
    ['nothing', {}, { restricted: false }],
  ])('DELIV-01 %s', (_, answer, decoded) => {
    expect(decode(destinationUpdate.answer, answer)).toMatchObject(decoded)
  })

  it('DELIV-01 an answer has a place, a zone, stock, a warehouse and a restriction', () => {
    const models_stock = { 'OAT-3': { s: 3 } }
    const answer = { geo, zone: 'us-west', models_stock, satellite_id: 21, restricted: 1, restricted_validated: 0 }
    expect(decode(destinationUpdate.answer, answer)).toEqual({
      geo: { city: 'Beverly Hills', state_id: '12' },
      zone: 'us-west',
      models_stock: { 'OAT-3': { ...noStock, inStock: 3 } },
      satellite_id: '21',
      restricted: true,
      restricted_validated: false,
    })
  })

  it.each([
    ['a city that is none', destinationUpdate.answer, { geo: { city: 7 } }],
    ['stock that is none', destinationUpdate.answer, { geo, models_stock: 'plenty' }],
    ['a line without a price', cartAdd.answer, { count: 1, line: { nid: 1, model: 'A', qty: 1, currency: 'USD' } }],
    [
      'a currency of nowhere',
      cartAdd.answer,
      { count: 1, line: { nid: 1, model: 'A', qty: 1, price: 1, currency: 'XXX' } },
    ],
    ['no word of success', notifyMe.answer, {}],
    ['offers that are none', protectionOffers.answer, { offers: 'none' }],
    ['an override below zero', protectionOffers.answer, { offers: [], override_order_charge: -1 }],
  ])('%s is invalid', (_, schema, answer) => {
    expect(decode(schema, answer)).toBe('wrong shape')
  })

  it('COVER-02 invalid offers are left out, with one report', () => {
    const offers = [{ id: 1, cost: '79' }, { id: 'p3' }, { id: 'p5', cost: -5 }, 'none', { id: 'p9', cost: 1e21 }]
    expect(decode(protectionOffers.answer, { offers })).toMatchObject({ offers: [{ id: '1', cost: 79 }] })
    expect(said()).toEqual([
      expect.stringMatching(/^\[rove\] protection\.offers: 1 is not usable \(1\.cost: .*: 4 left out$/),
    ])
  })

  it('COVER-02 an override that PHP writes as false is absent', () => {
    const answer = {
      offers: [{ id: 'p3', cost: 149 }],
      override_order_charge: false,
      override_order_charge_term_3: false,
    }
    expect(decode(protectionOffers.answer, answer)).toEqual({
      offers: [{ id: 'p3', cost: 149, term: undefined, title: '' }],
      override_order_charge: undefined,
      override_order_charge_term_3: undefined,
    })
    expect(said()).toEqual([])
  })
})
