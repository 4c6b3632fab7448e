import { describe, expect, it, vi } from 'vitest'
import type { FactName } from '../../../core/base/bus/facts'
import type { EventRow } from '../../../core/tracking/events/event-row'
import { events } from '../../../core/tracking/events/events'
import { resetDeviceAtNoonEachTest } from './each-visit'
import { dataLayer, eventNames, lastEvent, ownEvents, pillow, publish, sofa, visit } from './tracked-page'

resetDeviceAtNoonEachTest()

/** A suggestion of the search service, as in the fact of its selection. */
const hit = (nid: string) => ({
  id: `SOF-${nid}`,
  id_default: 'SOF',
  id_google: 'G7',
  nid,
  name: 'Oak Table',
  url: '/x',
})
const mailed = {
  lines: [{ nid: 1201, model: 'OAT-3', qty: 2, price: 990 }],
  value: 1880,
  total: 2100,
  currency: 'USD',
}
const many = Array.from({ length: 12 }, (_, n) => ({ ...sofa, id: `${n}`, nid: `${n}`, url: `/product/${n}` }))

/** Every event of the specification, and login, session, checkout_error and price_mismatch; written by hand. */
const listed =
  'page_view home change_country search view_search_results view_item_list view_item select_item notify_me add_to_wishlist remove_from_wishlist add_to_cart coupon view_cart email_cart begin_checkout started_checkout checkout_step add_shipping_info add_payment_info payment purchase checkout_error get_directions open_lookbook request_swatch view_swatches newsletter_signup form_submit login session_start price_mismatch'

describe('the table of events', () => {
  it('TRACK-01 has every event of the specification, each with a requirement and a cause', () => {
    const proposed = ['popup_shown', 'popup_closed']
    expect(Object.keys(events).sort()).toEqual([...listed.split(' '), ...proposed].sort())
    const inCookies = Object.values<EventRow>(events).flatMap(({ once }) =>
      once && ['order', 'login'].includes(once.in) ? once.in : [],
    )
    expect(inCookies, 'a cookie remembers one event').toEqual([...new Set(inCookies)])
    for (const [name, row] of Object.entries(events)) {
      expect(row.requirements.length, name).toBeGreaterThan(0)
      expect(row.facts ?? row.pages ?? row.clicks ?? row.forms, name).toBeTruthy()
    }
  })
})

describe('the events of a page', () => {
  it.each([
    ['home', {}, ['home']],
    ['category', { items: many }, ['view_item_list']],
    ['search', { items: many, query: 'oak' }, ['view_search_results']],
    ['product', { items: [sofa] }, ['view_item']],
    ['cart', { cart: { items: [sofa] } }, ['view_cart']],
    ['checkout', { cart: { items: [sofa] } }, ['begin_checkout']],
    ['review', {}, ['checkout_step']],
    ['complete', { order: { transaction_id: 7, items: [sofa] } }, ['payment', 'purchase']],
    ['swatches', { swatches: ['Oat'] }, ['view_swatches']],
    ['constructor', {}, []],
  ])('TRACK-01 are sent for a page of type %s', async (type, more, names) => {
    await visit({ page: { type, ...more } })
    expect(ownEvents()).toEqual(names)
    expect(lastEvent('page_view')).toMatchObject({ page_type: type, page_path: '/', country: 'US', logged_in: false })
  })

  it('TRACK-07 a page’s path is sent without the token of a password reset', async () => {
    history.replaceState(null, '', '/user/reset/7/1790000000/aVerySecretHash')
    await visit({})
    expect(lastEvent('page_view').page_path).toBe('/user/reset')
    document.body.innerHTML = '<a href="https://www.google.com/maps/dir/1">x</a>'
    document.querySelector('a')?.click()
    expect(lastEvent('get_directions').page_path).toBe('/user/reset')
    history.replaceState(null, '', '/')
  })

  it('CUST-01 SESSION-01 a page view has the customer’s type, and a session event is sent once it begins', async () => {
    await visit({})
    expect(lastEvent('page_view').customer_type).toBe('New')
    expect(lastEvent('session_started')).toMatchObject({ count: 1, because: 'first', customer_type: 'New' })
    vi.advanceTimersByTime(31 * 60_000)
    vi.setSystemTime(Date.now() + 31 * 60_000)
    await visit({})
    expect(lastEvent('session_started')).toMatchObject({ count: 2, because: 'idle' })
    expect(lastEvent('page_view').customer_type).toBe('Returning')
    await visit({}, { login: { id: 1, created: 1, orders: 0, email: '' } })
    expect(eventNames()).not.toContain('session_started')
    expect(lastEvent('page_view').customer_type).toBe('Existing')
  })

  it('TRACK-02 lists send 3 search results and 8 products of a category', async () => {
    await visit({ page: { type: 'search', query: 'oak', items: many } })
    expect(lastEvent('view_search_results').items).toHaveLength(3)
    await visit({ page: { type: 'category', list: 'Sofas', items: many } })
    expect(lastEvent('view_item_list').items).toHaveLength(8)
    expect(lastEvent('view_item_list').item_list_name).toBe('Sofas')
  })

  it('TRACK-01 TRACK-02 an item has its sku, five category levels, its index and a brand, by default the store’s', async () => {
    const shown = { ...sofa, title: 'Marlow, three seats', image: '/marlow.webp', quantity: 1 }
    await visit({ page: { type: 'category', list: 'Sofas', items: [shown, pillow] } })
    expect(lastEvent('view_item_list').items).toEqual([
      {
        item_id: 'MAR-3',
        item_name: 'Marlow Sofa',
        item_brand: 'Rove',
        item_variant: 'Linen',
        item_category: 'Furniture',
        item_category2: 'Sofas',
        item_category3: 'Sectionals',
        item_category4: 'Left',
        item_category5: 'Linen',
        item_list_name: 'Sofas',
        index: 0,
        catpath: 'Furniture/Sofas/Sectionals/Left/Linen/Deep',
        item_category1: 'Furniture',
        ...shown,
        brand: 'Rove',
      },
      expect.objectContaining({ item_id: '9001', item_brand: 'Loft', index: 1, quantity: 2 }),
    ])
  })

  it('TRACK-01 the data layer clears earlier goods before others, and amounts have their currency', async () => {
    await visit({ page: { type: 'product', items: [sofa] } })
    const at = dataLayer().findIndex(({ event }) => event === 'view_item')
    expect(dataLayer()[at - 1]).toEqual({ ecommerce: null })
    expect(dataLayer()[at]).toMatchObject({ ecommerce: { currency: 'USD', value: 1200 } })
  })

  it('TRACK-01 an invalid item is left out', async () => {
    await visit({ page: { type: 'category', items: [{ name: 'no id' }, { ...sofa, price: 'much' }] } })
    expect(lastEvent('view_item_list').items).toEqual([expect.not.objectContaining({ price: expect.anything() })])
  })
})

describe('the events of a fact', () => {
  const cases: readonly (readonly [FactName, object, readonly string[], object])[] = [
    ['search:submitted', { query: 'oak', href: '/search' }, ['search'], { search_term: 'oak' }],
    [
      'search:selected',
      { query: 'oak', index: 'products', objectID: 'SOF-1201', href: '/x', place: 3, item: hit('1201') },
      ['select_item'],
      { search_term: 'oak', items: [expect.objectContaining({ item_id: 'MAR-3', index: 3 })] },
    ],
    [
      'search:selected',
      { query: 'oak', index: 'products', objectID: 'SOF-7', href: '/x', place: 0, item: { ...hit('7'), price: 300 } },
      ['select_item'],
      { items: [expect.objectContaining({ ...hit('7'), item_id: 'SOF', item_name: 'Oak Table', price: 300 })] },
    ],
    [
      'search:selected',
      { query: 'oak', index: 'products', objectID: 'A', href: '/x', place: 0, item: { id: 'A', nid: '', name: 'Oak' } },
      ['select_item'],
      { items: [expect.objectContaining({ item_id: 'A', item_name: 'Oak' })] },
    ],
    ['search:selected', { query: 'oak', index: 'pages', objectID: '1', href: '/x', place: 0, item: hit('1') }, [], {}],
    ['love:changed', { nid: 1201, loved: true, count: 1 }, ['add_to_wishlist'], { value: 1200 }],
    [
      'love:changed',
      { nid: 1201, loved: true, count: 1, subscribed: true },
      ['add_to_wishlist', 'generate_lead'],
      { value: 1200 },
    ],
    ['love:changed', { nid: 1201, loved: false, count: 0 }, ['remove_from_wishlist'], {}],
    [
      'love:changed',
      { nid: 1299, loved: false, count: 0, item: { name: 'Rug', url: '/product/rug', image: '/rug.webp', price: 66 } },
      ['remove_from_wishlist'],
      { value: 66, items: [expect.objectContaining({ id: '1299', name: 'Rug', price: 66, url: '/product/rug' })] },
    ],
    ['love:changed', { nid: 1201, loved: true, count: 1, elsewhere: true }, [], {}],
    [
      'cart:added',
      { nid: 1201, model: 'OAT-3', qty: 2, price: 990, currency: 'USD' },
      ['add_to_cart'],
      {
        value: 1980,
        items: [expect.objectContaining({ item_id: 'MAR-3', item_variant: 'OAT-3', quantity: 2, price: 990 })],
      },
    ],
    ['cart:added', { nid: 5, qty: 1 }, ['add_to_cart'], { items: [expect.objectContaining({ item_id: '5' })] }],
    ['notify:asked', { nid: 1201, model: 'OAT', qty: 1 }, ['notify_me'], {}],
    ['country:changed', { from: 'US', to: 'KR' }, ['change_country'], { from: 'US', to: 'KR' }],
    [
      'coupon:changed',
      { op: 'add', coupon: 'TEN', total: '90' },
      ['coupon'],
      { op: 'add', coupon: 'TEN', value: 90, currency: 'USD' },
    ],
    [
      'cart:emailed',
      { emails: 2, subscribed: false, ...mailed },
      ['email_cart'],
      {
        emails: 2,
        value: 1880,
        total: 2100,
        products: ['1201'],
        items: [expect.objectContaining({ item_name: 'Marlow Sofa', item_variant: 'OAT-3', quantity: 2, price: 990 })],
      },
    ],
    ['cart:emailed', { emails: 2, subscribed: true, ...mailed }, ['email_cart', 'generate_lead'], { emails: 2 }],
    [
      'checkout:failed',
      { message: 'Please complete this field', field: 'email' },
      ['checkout_error'],
      { field: 'email' },
    ],
    ['popup:subscribed', { id: 'spring' }, ['generate_lead'], { value: 35, popup: 'spring' }],
    [
      'order:placed',
      { id: '7', value: 80, total: 90, currency: 'USD' },
      ['payment'],
      { transaction_id: '7', value: 80, total: 90 },
    ],
    ['cart:changed', { count: 1 }, [], {}],
    ['model:chosen', { nid: 1201, model: 'OAT', options: [1] }, [], {}],
    [
      'track:asked',
      { events: [{ event: 'change_country', params: { from: 'US', to: 'KR' } }] },
      ['change_country'],
      { to: 'KR' },
    ],
    ['track:asked', { events: ['home', 'toString', 'mine'].map((event) => ({ event, params: {} })) }, ['home'], {}],
    ['checkout:reported', { event: 'reviewed' }, ['checkout_step'], { step: 4, option: 'Payment Entered' }],
  ]
  it.each(cases)('TRACK-01 LOAD-08 %s %j', async (fact, payload, names, params) => {
    await visit({ page: { type: 'other', items: [sofa] } })
    publish(fact, payload as never)
    expect(ownEvents()).toEqual(names)
    if (names[0]) expect(lastEvent(names[0])).toMatchObject(params)
  })

  it('TRACK-01 the love of an unlisted product is sent with its node id, not as the first listed product', async () => {
    await visit({ page: { type: 'category', items: [{ id: '9001', name: 'Pillow', price: 50 }] } })
    publish('love:changed', { nid: 1201, loved: true, count: 1 })
    expect(lastEvent('add_to_wishlist').items).toEqual([expect.objectContaining({ id: '1201', nid: '1201' })])
    expect(lastEvent('add_to_wishlist')).not.toHaveProperty('value')
  })

  it('TRACK-01 undeclared parameters are not sent', async () => {
    await visit({})
    const params = { search_term: 'oak', email: 'i@home.test', items: [] }
    publish('track:asked', { events: [{ event: 'search', params }] })
    expect(lastEvent('search')).toEqual({ event: 'search', search_term: 'oak' })
  })
})
