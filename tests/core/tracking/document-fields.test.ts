import { describe, expect, it } from 'vitest'
import { pageBus } from '../../../core/bus'
import type { FactName, Facts } from '../../../core/facts'
import { documentFields, lackingIn } from './document-fields'
import { eachVisitsAnew } from './each-visit'
import { log, noGoods, sofa as plain, visit } from './tracked-page'

eachVisitsAnew()

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
const tell = <F extends FactName>(fact: F, payload: Facts[F]) => pageBus().tell(fact, payload)
/** A suggestion of a product that the page does not list, with all that the document names of a search hit. */
const chosen = {
  ...{ query: 'oak', index: 'products', objectID: 'OAK-7', href: '/x', place: 2 },
  item: {
    ...{ id: 'OAK-7', id_default: 'OAK', id_google: 'G7', nid: '7', name: 'Oak Table' },
    ...{ url: '/x', image: '/oak.jpg', price: 300 },
  },
}
const lines = [{ nid: 1201, model: 'OAT', qty: 1, price: 1200 }]

/** A visit that causes every event of the table but those of presses and forms: page-signs.test.ts. */
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
        ...noGoods,
        coupon: 'TEN',
      })
      tell('payment:changed', {
        method: 'stripe',
        chosen: true,
        due: 1320,
        value: 1200,
        total: 1320,
        currency: 'USD',
        ...noGoods,
        coupon: 'TEN',
      })
      tell('checkout:failed', { message: 'Please complete this field', field: 'membership' })
    },
  ],
  [{ type: 'complete', order }, {}, () => tell('order:placed', { id: '7', value: 1200, total: 1320, currency: 'USD' })],
]

describe('what document 3 names', () => {
  it('TRACK-01 comes with the event that it names it for: items, cart, checkout, user and order', async () => {
    const logged: { event: string; params: Readonly<Record<string, unknown>> }[] = []
    for (const [page, more, act] of pages) {
      await visit({ page }, more)
      act()
      logged.push(...(await log()))
    }
    const missed = Object.keys(documentFields).filter((name) => !logged.some(({ event }) => event === name))
    expect(missed, 'every other event of the table was caused').toEqual([
      ...['get_directions', 'open_lookbook', 'request_swatch', 'form_submit'],
    ])
    // Of a product that the page does not list, what the document names of a search hit.
    const ofHits = 'fsku gsku parent variant category catpath item_category item_category1 item_category2'
    expect(logged.flatMap(({ event, params }) => lackingIn(event, params))).toEqual(
      ofHits.split(' ').map((name) => `select_item: items.${name}`),
    )
  })

  it('TRACK-01 a field that is left out is seen', () => {
    expect(lackingIn('view_swatches', {})).toEqual(['view_swatches: swatches'])
    expect(lackingIn('view_item', { value: 0, items: [{ ...sofa }] })).toContain('view_item: items.item_id')
    expect(lackingIn('view_item', { value: 1, items: [] })).toEqual(['view_item: items'])
    expect(lackingIn('viewed', {})).toEqual(['viewed: a row of the table'])
  })
})

describe('a model that the server asks a notice for', () => {
  it('TRACK-01 is told with name and price of its own product, not of the one whose page this is', async () => {
    const rug = { id: 'RUG7', nid: '7', name: 'Field Rug', price: 300 }
    const asked = async (model: string, page: object) => {
      await visit({ page })
      tell('notify:asked', { nid: undefined, model, qty: 1, commanded: true })
      return (await log()).find(({ event }) => event === 'notify_me')?.params.items
    }
    const items = [sofa, rug]
    expect(await asked('RUG7-L', { type: 'product', items })).toMatchObject([{ item_name: 'Field Rug', price: 300 }])
    expect(await asked('OAT', { type: 'product', items: [sofa] })).toMatchObject([{ item_id: 'MAR-3', price: 1200 }])
    expect(await asked('OAT', { type: 'home', items: [sofa] })).toMatchObject([{ item_id: 'OAT' }])
  })
})
