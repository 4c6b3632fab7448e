import { describe, expect, it, vi } from 'vitest'
import { pageBus } from '../../../core/base/bus/bus'
import { resetDeviceAtNoonEachTest } from './each-visit'
import {
  eventNames,
  lastEvent,
  leave,
  logAfterLeaving,
  noProducts,
  ownEvents,
  pillow,
  publish,
  settle,
  sofa,
  visit,
} from './tracked-page'

resetDeviceAtNoonEachTest()

describe('duplicate events', () => {
  const added = { nid: 1201, model: 'OAT', qty: 1, price: 5, currency: 'USD' as const }

  it('TRACK-01 the same fact within a second is one event; a later one is another', async () => {
    await visit({})
    publish('cart:added', added)
    publish('cart:added', { ...added })
    expect(ownEvents()).toEqual(['add_to_cart'])
    vi.setSystemTime(Date.now() + 1500)
    publish('cart:added', added)
    expect(ownEvents()).toEqual(['add_to_cart', 'add_to_cart'])
  })

  it('TRACK-01 an action done, undone and done again within a second is three events', async () => {
    await visit({})
    for (const loved of [true, false, true]) publish('love:changed', { nid: 1201, loved, count: loved ? 1 : 0 })
    expect(ownEvents()).toEqual(['add_to_wishlist', 'remove_from_wishlist', 'add_to_wishlist'])
  })

  it.each([
    ['first', [{}, { commanded: true as const, price: undefined, currency: undefined }]],
    ['last', [{ commanded: true as const, model: undefined, price: 5.5 }, {}]],
  ])(
    'TRACK-01 LOAD-08 our call told %s, and the server’s command in its own words, are one addition',
    async (_, two) => {
      await visit({})
      for (const words of two) {
        publish('cart:added', { ...added, ...words })
        vi.setSystemTime(Date.now() + 3000)
      }
      expect(ownEvents()).toEqual(['add_to_cart'])
      publish('cart:added', { ...added, ...two[1] })
      expect(ownEvents()).toEqual(['add_to_cart', 'add_to_cart'])
    },
  )

  it.each([
    ['another model', { model: 'MOSS' }],
    ['another quantity', { qty: 2 }],
    ['another product', { nid: 5 }],
  ])('TRACK-01 LOAD-08 a command about %s is another addition', async (_, other) => {
    await visit({})
    publish('cart:added', added)
    publish('cart:added', { ...added, ...other, commanded: true })
    expect(ownEvents()).toEqual(['add_to_cart', 'add_to_cart'])
  })

  it('TRACK-01 an amount keeps its fact’s currency; the page’s own price has the page’s', async () => {
    await visit({ page: { type: 'other', items: [sofa] } })
    publish('cart:added', { ...added, currency: 'KRW' })
    expect(lastEvent('add_to_cart')).toMatchObject({ value: 5, currency: 'KRW' })
    publish('cart:added', { ...added, model: 'MOSS', price: undefined, currency: 'KRW' })
    expect(lastEvent('add_to_cart')).toMatchObject({ value: 1200, currency: 'USD' })
    publish('order:placed', { id: '7', value: 80, total: 90, currency: 'HKD' })
    expect(lastEvent('payment')).toMatchObject({ value: 80, currency: 'HKD' })
    publish('payment:changed', {
      method: 'stripe',
      chosen: true,
      due: 90,
      value: 80,
      total: 90,
      currency: 'CAD',
      ...noProducts,
    })
    expect(lastEvent('add_payment_info').currency).toBe('CAD')
    publish('checkout:advanced', {
      step: 'payment',
      number: 4,
      order: '7',
      value: 80,
      total: 90,
      currency: 'AUD',
      ...noProducts,
    })
    expect([lastEvent('add_shipping_info').currency, lastEvent('checkout_step').currency]).toEqual(['AUD', 'AUD'])
  })

  it('TRACK-01 each step is sent once, also where the page has no order id', async () => {
    const steps = [2, 3, 5].map((step) => ({ event: 'checkout_step', params: { step } }))
    await visit({ page: { type: 'other' }, events: [...steps, ...steps] })
    const told = (await logAfterLeaving()).filter(({ event }) => event === 'checkout_step')
    expect(told.map(({ params }) => params.step)).toEqual([2, 3, 5])
  })

  it('TRACK-01 facts published before tracking was loaded are sent once, in order and with their time', async () => {
    leave()
    publish('love:changed', { nid: 1201, loved: true, count: 1 })
    publish('cart:added', added)
    vi.setSystemTime(Date.now() + 3000)
    publish('cart:added', added)
    publish('cart:added', { ...added, model: 'MOSS' })
    await visit({}, {}, { here: true })
    expect(ownEvents()).toEqual(['add_to_wishlist', 'add_to_cart', 'add_to_cart', 'add_to_cart'])
    const additions = (await logAfterLeaving()).filter(({ event }) => event === 'add_to_cart')
    expect(additions.map(({ at }) => Date.now() - at)).toEqual([3000, 0, 0])
  })

  it('TRACK-01 a fact published before tracking was loaded is sent once', async () => {
    await visit({ page: { type: 'product', items: [sofa] } })
    leave()
    pageBus().publish('cart:added', added)
    vi.stubGlobal('roveSettings', { rove: { consent: { analytics: true }, tracking: { page: { type: 'other' } } } })
    const { startTracking } = await import('../../../core/tracking/tracking')
    const stop = startTracking()
    await settle()
    expect(ownEvents()).toEqual(['add_to_cart'])
    stop()
  })

  it('TRACK-01 a page restored from the cache is viewed again, without another purchase', async () => {
    await visit({ page: { type: 'complete', order: { transaction_id: 7, items: [sofa] } } })
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(eventNames().filter((name) => name === 'page_view')).toHaveLength(2)
    expect(ownEvents()).toEqual(['payment', 'purchase'])
  })

  it('TRACK-01 a purchase is sent once for all loads of its page, and sixty keys are stored', async () => {
    const buy = (id: number) => visit({ page: { type: 'complete', order: { transaction_id: id, items: [sofa] } } })
    await buy(7)
    await buy(7)
    expect(ownEvents()).toEqual([])
    for (let id = 100; id < 132; id += 1) await buy(id)
    expect(JSON.parse(localStorage.getItem('rove_tracked') ?? '')).toHaveLength(60)
    await buy(131)
    expect(ownEvents()).toEqual([])
  })

  it('TRACK-01 TRACK-02 a purchase has the order, and its subtotal leaves out excluded goods', async () => {
    const order = {
      transaction_id: 7,
      shipping: 40,
      tax: 9,
      discount: 10,
      value: 1290,
      coupon: 'TEN',
      has_mulberry: true,
    }
    await visit({ page: { type: 'complete', order: { ...order, items: [sofa, pillow] } } })
    expect(lastEvent('purchase')).toMatchObject({ ...order, transaction_id: '7', subtotal: 1200, currency: 'USD' })
    expect(lastEvent('purchase').items).toHaveLength(2)
  })

  it('TRACK-05 TRACK-08 a checkout begins once for an order, by a cookie of one day; a login is sent once', async () => {
    const checkout = { page: { type: 'checkout', cart: { items: [sofa], total: 1200 } } }
    const user = { checkout: { order: { id: 41 } }, login: { id: 3, created: 1, email: '' } }
    await visit(checkout, user)
    expect(ownEvents()).toEqual(['login', 'begin_checkout'])
    expect(document.cookie).toContain('rove_order_init=41')
    expect(document.cookie).toContain('rove_login=1')
    await visit(checkout, user)
    expect(ownEvents()).toEqual([])
    await visit({})
    expect(document.cookie).toContain('rove_login=0')
    await visit(checkout, { ...user, checkout: { order: { id: 42 } } })
    expect(ownEvents()).toEqual(['login', 'begin_checkout'])
  })

  it.each([
    ['rove_login', 90],
    ['rove_order_init', 1],
    ['rove_utm', 90],
    ['rove_variant', 365],
  ])('TRACK-05 ABTEST-01 the cookie %s is stored for %i days', async (name, days) => {
    const write = vi.spyOn(document, 'cookie', 'set')
    const host = new URL(document.baseURI).hostname
    history.replaceState(null, '', `/?utm_source=${host}&utm_campaign=rove.shop`)
    const checkout = { page: { type: 'checkout', cart: { items: [sofa] } } }
    await visit(checkout, { checkout: { order: { id: 41 } }, login: { id: 3, created: 1 } })
    const [written = ''] = write.mock.calls.flat().filter((text) => text.startsWith(`${name}=`))
    expect(written).toContain(`; max-age=${days * 86_400};`)
    write.mockRestore()
    history.replaceState(null, '', '/')
  })
})
