import { describe, expect, it, vi } from 'vitest'
import { pageBus } from '../../../core/base/bus/bus'
import { withoutAddresses } from '../../../core/base/input/mask-emails'
import { setConsent } from '../../../core/shop/consent/consent.action'
import { infoMessages, resetDeviceEachTest } from './each-visit'
import {
  blocked,
  dataLayer,
  eventNames,
  klaviyoCalls,
  lastEvent,
  leave,
  logAfterLeaving,
  logSoFar,
  newDevice,
  noConsent,
  orderPage,
  pillow,
  pixelCalls,
  publish,
  scripts,
  settle,
  sofa,
  vendors,
  visit,
} from './tracked-page'

vi.mock('../../../core/base/net/load-script', () => import('./simulated-load-script'))

resetDeviceEachTest()

describe('what sinks get', () => {
  it('TRACK-02 advertisers get ids with a prefix outside the US, and no excluded goods', async () => {
    const purchaseOf = () => pixelCalls('fbq').find(([, name]) => name === 'Purchase')
    const throws = { ...pillow, id: '9002', nid: '9002' }
    const items = [...orderPage.page.order.items, throws]
    const page = { ...orderPage.page, order: { ...orderPage.page.order, value: 1400, items } }
    await visit({ page, excluded: ['9001', '9002'] }, { vendors, country: 'CA' })
    expect(lastEvent('purchase')).toMatchObject({ subtotal: 1200, items: [{}, {}, {}] })
    expect(purchaseOf()?.[2]).toEqual({
      content_type: 'product',
      content_ids: ['C-G1201'],
      contents: [{ id: 'C-G1201', quantity: 1 }],
      num_items: 1,
      value: 1200,
      currency: 'CAD',
    })
    expect(purchaseOf()?.[3]).toEqual({ eventID: 'purchase.7' })
    for (const country of ['US', 'AU', 'KR', 'UK', 'HK']) {
      newDevice()
      await visit(orderPage, { vendors, country })
      expect(purchaseOf()?.[2]).toMatchObject({ content_ids: [country === 'US' ? 'G1201' : 'C-G1201'] })
    }
  })

  it('TRACK-02 advertisers get the amount paid for the goods that count, minus the coupon', async () => {
    const order = { ...orderPage.page.order, value: 1170, discount: 130 }
    await visit({ page: { type: 'complete', order } }, { vendors })
    expect(pixelCalls('fbq').find(([, name]) => name === 'Purchase')?.[2]).toMatchObject({ value: 1070 })
  })

  it('TRACK-02 of a cart without a sum, advertisers get the prices of its goods, minus the coupon', async () => {
    await visit({ page: { type: 'checkout', cart: { items: [sofa, pillow], discount: 130 } } }, { vendors })
    const paid = pixelCalls('fbq').find(([, event]) => event === 'InitiateCheckout')?.[2]
    expect(paid).toMatchObject({ value: sofa.price - 130 })
  })

  it('TRACK-02 advertisers get the same amount for the same goods at every step, without excluded ones and minus the coupon', async () => {
    const cart = { items: [sofa, pillow], value: 1170 }
    const paidOf = (name: string) => pixelCalls('fbq').find(([, event]) => event === name)?.[2]
    await visit({ page: { type: 'checkout', cart } }, { vendors })
    expect(paidOf('InitiateCheckout')).toMatchObject({ value: 1070 })
    const goods = [
      { url: sofa.url, quantity: 1, price: 960 },
      { url: '', quantity: 2, price: 40 },
      { url: '', quantity: 1, price: 100, id: 'membership', name: 'Membership' },
    ]
    // The order has a membership of 100 and a coupon of 130. Only the prices of excluded goods are left out.
    const sums = { value: 1010, total: 1010, coupon: 'TEN', discount: 130, currency: 'USD' } as const
    publish('payment:changed', { method: 'stripe', chosen: true, due: 1010, goods, ...sums })
    expect(paidOf('AddPaymentInfo')).toMatchObject({ value: 930, num_items: 1 })
    const items = [
      { ...sofa, price: 960 },
      { ...pillow, price: 40 },
      { id: 'membership', name: 'Membership', price: 100 },
    ]
    newDevice()
    await visit({ page: { type: 'complete', order: { ...orderPage.page.order, ...sums, items } } }, { vendors })
    expect(paidOf('Purchase')).toMatchObject({ value: 930, content_ids: ['G1201'] })
  })

  it.each([
    ['a membership and a coupon', 2347, 75, [['membership', 150]]],
    ['protection', 2361, 0, [['protection', 89]]],
    [
      'both, and a coupon',
      2433.5,
      77.5,
      [
        ['membership', 150],
        ['protection', 89],
      ],
    ],
  ] as const)(
    'TRACK-01 TRACK-02 TRACK-07 a purchase with %s has one value for all receivers',
    async (_, value, discount, extras) => {
      const items = [{ ...sofa, price: 2272 }, ...extras.map(([id, price]) => ({ id, name: id, price }))]
      await visit({ page: { type: 'complete', order: { transaction_id: 7, value, discount, items } } }, { vendors })
      const sent = lastEvent('purchase')
      const sum = (sent.items as { price: number; quantity: number }[]).reduce(
        (all, one) => all + one.price * one.quantity,
        0,
      )
      expect(sum - discount).toBe(value)
      expect(sent).toMatchObject({ value, subtotal: sum })
      expect(pixelCalls('fbq').find(([, name]) => name === 'Purchase')?.[2]).toMatchObject({ value, num_items: 1 })
      expect(pixelCalls('pdst').at(-1)).toMatchObject(['purchase', { value }])
      expect(pixelCalls('audience').at(-1)).toMatchObject(['purchase', { value, ids: ['G1201'] }])
      expect(klaviyoCalls().at(-1)).toMatchObject(['track', 'Placed Order', { $value: value }])
    },
  )

  it('TRACK-01 without a value of the page a purchase has that of its items, less the coupon', async () => {
    const order = { transaction_id: 7, discount: 100, items: [sofa, pillow] }
    await visit({ page: { type: 'complete', order } }, { vendors })
    expect(lastEvent('purchase')).toMatchObject({ value: 1200, subtotal: 1200 })
    expect(pixelCalls('fbq').find(([, name]) => name === 'Purchase')?.[2]).toMatchObject({ value: 1100 })
  })

  it('TRACK-07 each provider is started with its key, and gets its own event names', async () => {
    await visit(orderPage, { vendors })
    expect(pixelCalls('fbq').map(([call, what]) => `${call} ${what}`)).toEqual([
      'init M1',
      'track PageView',
      'track Purchase',
    ])
    expect(pixelCalls('pdst').map(([call]) => call)).toEqual(['conf', 'view', 'purchase'])
    expect(pixelCalls('audience').map(([call]) => call)).toEqual(['init', 'page', 'purchase'])
    expect(pixelCalls('audience').at(-1)).toMatchObject(['purchase', { order_id: '7' }])
    expect(klaviyoCalls()).toEqual([
      ['track', 'Placed Order', expect.objectContaining({ $value: 1300, $event_id: '7', Items: expect.any(Array) })],
    ])
    expect(scripts.map((url) => new URL(url).pathname).sort()).toEqual(
      ['/v/audience.js', '/v/klaviyo.js', '/v/meta.js', '/v/podcast.js'].sort(),
    )
    expect(scripts.find((url) => url.includes('klaviyo'))).toContain('company_id=K1')
  })

  it('TRACK-07 a provider that the page does not name is not loaded, and a blocked one has no effect', async () => {
    blocked.add('meta')
    await visit(orderPage, { vendors: { meta: vendors.meta } })
    expect(scripts).toHaveLength(1)
    expect(eventNames()).toContain('purchase')
    expect(infoMessages).toEqual(['[rove] fbq: blocked'])
  })

  it('TRACK-01 the log gets each event once with its time, when the page is hidden', async () => {
    await visit({ page: { type: 'product', items: [sofa] } })
    expect((await logAfterLeaving()).map(({ event }) => event)).toEqual(['session_start', 'page_view', 'view_item'])
    expect((await logAfterLeaving()).every(({ at }) => at > 1.7e12)).toBe(true)
    expect(await logAfterLeaving()).toHaveLength(3)
  })

  it('TRACK-01 a batch too large for a beacon is sent as a request', async () => {
    const ask = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(async () => new Response('{}'))
    vi.stubGlobal('fetch', ask)
    const items = Array.from({ length: 300 }, (_, n) => ({
      ...sofa,
      id: `S${n}`,
      name: 'A long name of a sofa '.repeat(9),
    }))
    await visit({ page: { type: 'complete', order: { transaction_id: 7, items } } })
    await settle()
    const [[address = '', init] = []] = ask.mock.calls
    expect([init?.method, new URL(address).pathname]).toEqual(['POST', '/rove/events'])
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('TRACK-06 TRACK-07 an address in a search, a title or a message is sent to the marketing service only', async () => {
    document.title = 'Results for ida@canary.test'
    await visit(
      { page: { type: 'search', query: 'ida%40canary.test', items: [{ ...sofa, image: '/sofa@2x.jpg' }] } },
      { vendors },
    )
    pageBus().publish('search:submitted', { query: 'to ida@canary.test', count: 0 } as never)
    pageBus().publish('checkout:failed', { message: 'No ida@canary.test here', field: '' } as never)
    expect(eventNames()).toEqual(expect.arrayContaining(['view_search_results', 'search', 'checkout_error']))
    const others = JSON.stringify([
      dataLayer(),
      await logAfterLeaving(),
      pixelCalls('fbq'),
      pixelCalls('pdst'),
      pixelCalls('audience'),
    ])
    expect(others).toContain('***')
    expect(others).not.toContain('canary')
  })

  it.each([
    '홍길동@home.test',
    'jané@home.test',
    'jane@büro.de',
    'jane@예시.한국',
    'jane＠home.test',
    'jane%2540home.test',
    'jane@3x.io',
    "o'brien@home.test",
  ])('TRACK-07 nothing of %s is sent', (written) => {
    const found = withoutAddresses({ search_term: `to ${written} and on` }).search_term
    expect(found).toMatch(/^to (o')?\*\*\* and on$/)
  })

  it('TRACK-07 a line break in a text does not break the event', () => {
    const told = { option: 'No such user:\n\tjane@home.test\n"Try again"' }
    expect(withoutAddresses(told)).toEqual({ option: 'No such user:\n\t***\n"Try again"' })
  })

  it('TRACK-07 the name of a high-density image is not an address', () => {
    const told = { image: '/files/sofa@2x.jpg', title: 'Sofas @ home' }
    expect(withoutAddresses(told)).toEqual(told)
  })

  it('TRACK-07 an element with a pixel’s name as id does not break the pixel', async () => {
    document.body.innerHTML = '<a id="fbq"></a>'
    Object.assign(window, { fbq: document.querySelector('a') })
    await visit(orderPage, { vendors: { meta: vendors.meta } }, { here: true })
    expect(pixelCalls('fbq').map(([, what]) => what)).toContain('Purchase')
  })

  it('TRACK-01 the log is sent when the page is hidden, also where it is not left', async () => {
    await visit({ page: { type: 'home' } })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    expect((await logSoFar()).map(({ event }) => event)).toContain('home')
  })

  it('TRACK-01 TRACK-07 the log’s pending events are not sent after a refusal', async () => {
    await visit({ page: { type: 'home' } })
    await setConsent(noConsent)
    expect(await logAfterLeaving()).toEqual([])
  })

  it('TRACK-01 a sent event is a fact, with its sink and its name there', async () => {
    const sent = vi.fn()
    leave()
    pageBus().on('track:sent', sent)
    const { stop } = await track({ page: { type: 'home' } })
    expect(sent).toHaveBeenCalledWith({ event: 'home', sink: 'dataLayer' })
    stop()
  })
})

/** Starts tracking on the current page. */
async function track(told: object) {
  vi.stubGlobal('roveSettings', { rove: { consent: { analytics: true }, tracking: told } })
  const { startTracking } = await import('../../../core/tracking/tracking')
  const stop = startTracking()
  await settle()
  return { stop }
}
