import { describe, expect, it, vi } from 'vitest'
import { pageBus } from '../../../core/bus'
import { eachVisitOnOneDay } from './each-visit'
import { last, leave, log, noGoods, own, pillow, settle, sofa, tell, told, visit } from './tracked-page'

eachVisitOnOneDay()

describe('no event twice for one fact', () => {
  const added = { nid: 1201, model: 'OAT', qty: 1, price: 5, currency: 'USD' as const }

  it('TRACK-01 what is told again in the same words within a second is one addition; a later one is another', async () => {
    await visit({})
    tell('cart:added', added)
    tell('cart:added', { ...added })
    expect(own()).toEqual(['add_to_cart'])
    vi.setSystemTime(Date.now() + 1500)
    tell('cart:added', added)
    expect(own()).toEqual(['add_to_cart', 'add_to_cart'])
  })

  it('TRACK-01 what is done, undone and done again within a second is told three times', async () => {
    await visit({})
    for (const loved of [true, false, true]) tell('love:changed', { nid: 1201, loved, count: loved ? 1 : 0 })
    expect(own()).toEqual(['add_to_wishlist', 'remove_from_wishlist', 'add_to_wishlist'])
  })

  it.each([
    ['first', [{}, { commanded: true as const, price: undefined, currency: undefined }]],
    ['last', [{ commanded: true as const, model: undefined, price: 5.5 }, {}]],
  ])(
    'TRACK-01 LOAD-08 our call told %s, and the server’s command in its own words, are one addition',
    async (_, two) => {
      await visit({})
      for (const words of two) {
        tell('cart:added', { ...added, ...words })
        vi.setSystemTime(Date.now() + 3000)
      }
      expect(own()).toEqual(['add_to_cart'])
      tell('cart:added', { ...added, ...two[1] })
      expect(own()).toEqual(['add_to_cart', 'add_to_cart'])
    },
  )

  it.each([
    ['another model', { model: 'MOSS' }],
    ['another quantity', { qty: 2 }],
    ['another product', { nid: 5 }],
  ])('TRACK-01 LOAD-08 a command that tells of %s is another addition', async (_, other) => {
    await visit({})
    tell('cart:added', added)
    tell('cart:added', { ...added, ...other, commanded: true })
    expect(own()).toEqual(['add_to_cart', 'add_to_cart'])
  })

  it('TRACK-01 an amount keeps the currency that its fact has; the page’s own price is in the page’s', async () => {
    await visit({ page: { type: 'other', items: [sofa] } })
    tell('cart:added', { ...added, currency: 'KRW' })
    expect(last('add_to_cart')).toMatchObject({ value: 5, currency: 'KRW' })
    tell('cart:added', { ...added, model: 'MOSS', price: undefined, currency: 'KRW' })
    expect(last('add_to_cart')).toMatchObject({ value: 1200, currency: 'USD' })
    tell('order:placed', { id: '7', value: 80, total: 90, currency: 'HKD' })
    expect(last('payment')).toMatchObject({ value: 80, currency: 'HKD' })
    tell('payment:changed', {
      method: 'stripe',
      chosen: true,
      due: 90,
      value: 80,
      total: 90,
      currency: 'CAD',
      ...noGoods,
    })
    expect(last('add_payment_info').currency).toBe('CAD')
    tell('checkout:advanced', {
      step: 'payment',
      number: 4,
      order: '7',
      value: 80,
      total: 90,
      currency: 'AUD',
      ...noGoods,
    })
    expect([last('add_shipping_info').currency, last('checkout_step').currency]).toEqual(['AUD', 'AUD'])
  })

  it('TRACK-01 each step is told once, also where the page names no order', async () => {
    const steps = [2, 3, 5].map((step) => ({ event: 'checkout_step', params: { step } }))
    await visit({ page: { type: 'other' }, events: [...steps, ...steps] })
    const told = (await log()).filter(({ event }) => event === 'checkout_step')
    expect(told.map(({ params }) => params.step)).toEqual([2, 3, 5])
  })

  it('TRACK-01 every fact that was told before tracking came is told, once, in order and with its time', async () => {
    leave()
    tell('love:changed', { nid: 1201, loved: true, count: 1 })
    tell('cart:added', added)
    vi.setSystemTime(Date.now() + 3000)
    tell('cart:added', added)
    tell('cart:added', { ...added, model: 'MOSS' })
    await visit({}, {}, { here: true })
    expect(own()).toEqual(['add_to_wishlist', 'add_to_cart', 'add_to_cart', 'add_to_cart'])
    const additions = (await log()).filter(({ event }) => event === 'add_to_cart')
    expect(additions.map(({ at }) => Date.now() - at)).toEqual([3000, 0, 0])
  })

  it('TRACK-01 what was told before tracking came is told once', async () => {
    await visit({ page: { type: 'product', items: [sofa] } })
    leave()
    pageBus().tell('cart:added', added)
    vi.stubGlobal('roveSettings', { rove: { consent: { analytics: true }, tracking: { page: { type: 'other' } } } })
    const { startTracking } = await import('../../../core/tracking/tracking')
    const stop = startTracking()
    await settle()
    expect(own()).toEqual(['add_to_cart'])
    stop()
  })

  it('TRACK-01 a page that comes back from the cache is viewed again, and its purchase is not made again', async () => {
    await visit({ page: { type: 'complete', order: { transaction_id: 7, items: [sofa] } } })
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(told().filter((name) => name === 'page_view')).toHaveLength(2)
    expect(own()).toEqual(['payment', 'purchase'])
  })

  it('TRACK-01 a purchase is sent once, however often its page is loaded, and sixty keys are remembered', async () => {
    const buy = (id: number) => visit({ page: { type: 'complete', order: { transaction_id: id, items: [sofa] } } })
    await buy(7)
    await buy(7)
    expect(own()).toEqual([])
    for (let id = 100; id < 132; id += 1) await buy(id)
    expect(JSON.parse(localStorage.getItem('rove_tracked') ?? '')).toHaveLength(60)
    await buy(131)
    expect(own()).toEqual([])
  })

  it('TRACK-01 TRACK-02 a purchase tells the order, and its subtotal leaves the excluded out', async () => {
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
    expect(last('purchase')).toMatchObject({ ...order, transaction_id: '7', subtotal: 1200, currency: 'USD' })
    expect(last('purchase').items).toHaveLength(2)
  })

  it('TRACK-05 TRACK-08 a checkout is begun once an order, by a cookie of a day; a login is told once', async () => {
    const checkout = { page: { type: 'checkout', cart: { items: [sofa], total: 1200 } } }
    const user = { checkout: { order: { id: 41 } }, login: { id: 3, created: 1, email: '' } }
    await visit(checkout, user)
    expect(own()).toEqual(['login', 'begin_checkout'])
    expect(document.cookie).toContain('rove_order_init=41')
    await visit(checkout, user)
    expect(own()).toEqual([])
    await visit({})
    expect(document.cookie).not.toContain('rove_login')
    await visit(checkout, { ...user, checkout: { order: { id: 42 } } })
    expect(own()).toEqual(['login', 'begin_checkout'])
  })

  it.each([
    ['rove_login', 90],
    ['rove_order_init', 1],
    ['rove_utm', 90],
    ['rove_variant', 365],
  ])('TRACK-05 ABTEST-01 the cookie %s is kept for %i days', async (name, days) => {
    const write = vi.spyOn(document, 'cookie', 'set')
    const host = new URL(document.baseURI).hostname
    history.replaceState(null, '', `/?utm_source=${host}&utm_campaign=rove.shop`)
    const checkout = { page: { type: 'checkout', cart: { items: [sofa] } } }
    await visit(checkout, { checkout: { order: { id: 41 } }, login: { id: 3, created: 1 } })
    const [written = ''] = write.mock.calls.flat().filter((text) => text.startsWith(`${name}=`))
    expect(written).toContain(`;max-age=${days * 86_400};`)
    write.mockRestore()
    history.replaceState(null, '', '/')
  })
})
