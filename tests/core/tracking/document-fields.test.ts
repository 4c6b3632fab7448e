import { describe, expect, it } from 'vitest'
import { pageBus } from '../../../core/base/bus/bus'
import type { FactName, Facts } from '../../../core/base/bus/facts'
import { documentFields, lackingIn } from './document-fields'
import { resetDeviceEachTest } from './each-visit'
import { logAfterLeaving, noProducts, sofa as plain, visit } from './tracked-page'

resetDeviceEachTest()

const sofa = { ...plain, quantity: 1, image: '/sofa.jpg', brand: 'Loft' }
const cart = { items: [sofa], coupon: 'TEN', value: 1200, total: 1320 }
const order = {
  transaction_id: 7,
  id: 7,
  discount: 0,
  shipping: 120,
  tax: 0,
  value: 1200,
  coupon: 'TEN',
  items: [sofa],
}
const tell = <F extends FactName>(fact: F, payload: Facts[F]) => pageBus().publish(fact, payload)
/** A suggestion of a product that the page does not list, with all fields of a search hit from the specification. */
const chosen = {
  ...{ query: 'oak', index: 'products', objectID: 'OAK-7', href: '/x', place: 2 },
  item: {
    ...{ id: 'OAK-7', id_default: 'OAK', id_google: 'G7', nid: '7', name: 'Oak Table' },
    ...{ url: '/x', image: '/oak.jpg', price: 300 },
  },
}
const lines = [{ nid: 1201, model: 'OAT', qty: 1, price: 1200 }]

/** A visit that causes every event except those of clicks and forms (page-interactions.test.ts). */
const pages: readonly (readonly [object, object, () => void])[] = [
  [
    { type: 'home' },
    {},
    () => {
      tell('country:changed', { from: 'US', to: 'KR' })
      tell('search:submitted', { query: 'oak', href: '/search' })
      tell('coupon:changed', { op: 'add', coupon: 'TEN', total: 90 })
    },
  ],
  [{ type: 'product', items: [sofa] }, {}, () => tell('notify:asked', { nid: 1201, model: 'OAT', qty: 1 })],
  [
    { type: 'category', list: 'Sofas', items: [sofa] },
    {},
    () => {
      tell('love:changed', { nid: 1201, loved: true, count: 1, subscribed: true })
      tell('love:changed', { nid: 1201, loved: false, count: 0 })
    },
  ],
  [
    { type: 'search', query: 'oak', list: 'Results', items: [sofa] },
    {},
    () => {
      tell('search:selected', chosen)
      tell('cart:added', { nid: 1201, model: 'OAT', qty: 1, price: 1200, currency: 'USD' })
    },
  ],
  [{ type: 'swatches', swatches: ['Oat'] }, {}, () => {}],
  [
    { type: 'cart', cart },
    {},
    () => tell('cart:emailed', { emails: 1, subscribed: false, lines, value: 1320, total: 1320, currency: 'USD' }),
  ],
  [
    { type: 'checkout', cart },
    { checkout: { order: { id: '7' } }, login: { id: 3, created: 1, orders: 0 } },
    () => {
      tell('checkout:advanced', {
        step: 'payment',
        number: 4,
        order: '7',
        value: 1200,
        total: 1320,
        currency: 'USD',
        ...noProducts,
        coupon: 'TEN',
      })
      tell('payment:changed', {
        method: 'stripe',
        chosen: true,
        due: 1320,
        value: 1200,
        total: 1320,
        currency: 'USD',
        ...noProducts,
        coupon: 'TEN',
      })
      tell('checkout:failed', { message: 'Please complete this field', field: 'membership' })
    },
  ],
  [{ type: 'complete', order }, {}, () => tell('order:placed', { id: '7', value: 1200, total: 1320, currency: 'USD' })],
]

describe('the specification’s fields', () => {
  it('TRACK-01 are sent with their events: items, cart, checkout, user and order', async () => {
    const logged: { event: string; params: Readonly<Record<string, unknown>> }[] = []
    for (const [page, more, act] of pages) {
      await visit({ page }, more)
      act()
      logged.push(...(await logAfterLeaving()))
    }
    const missed = Object.keys(documentFields).filter((name) => !logged.some(({ event }) => event === name))
    expect(missed, 'every other event of the table was caused').toEqual([
      ...['get_directions', 'open_lookbook', 'request_swatch', 'form_submit'],
    ])
    // A product that the page does not list has the fields of a search hit from the specification.
    const ofHits = 'fsku gsku parent variant category catpath item_category item_category1 item_category2'
    expect(logged.flatMap(({ event, params }) => lackingIn(event, params))).toEqual(
      ofHits.split(' ').map((name) => `select_item: items.${name}`),
    )
  })

  it('TRACK-01 the check finds a missing field', () => {
    expect(lackingIn('view_swatches', {})).toEqual(['view_swatches: swatches'])
    expect(lackingIn('view_item', { value: 0, items: [{ ...sofa }] })).toContain('view_item: items.item_id')
    expect(lackingIn('view_item', { value: 1, items: [] })).toEqual(['view_item: items'])
    expect(lackingIn('viewed', {})).toEqual(['viewed: a row of the table'])
  })
})

describe('a notify-me event requested by the server', () => {
  it('TRACK-01 has the name and price of its own product, not of the page’s product', async () => {
    const rug = { id: 'RUG7', nid: '7', name: 'Field Rug', price: 300 }
    const asked = async (model: string, page: object) => {
      await visit({ page })
      tell('notify:asked', { nid: undefined, model, qty: 1, commanded: true })
      return (await logAfterLeaving()).find(({ event }) => event === 'notify_me')?.params.items
    }
    const items = [sofa, rug]
    expect(await asked('RUG7-L', { type: 'product', items })).toMatchObject([{ item_name: 'Field Rug', price: 300 }])
    expect(await asked('OAT', { type: 'product', items: [sofa] })).toMatchObject([{ item_id: 'MAR-3', price: 1200 }])
    expect(await asked('OAT', { type: 'home', items: [sofa] })).toMatchObject([{ item_id: 'OAT' }])
  })
})
