import { describe, expect, it, vi } from 'vitest'
import { setConsent } from '../../../core/actions/set-consent'
import { pageBus } from '../../../core/bus'
import { withoutAddresses } from '../../../core/tracking/sinks/without-addresses'
import { eachVisitsAnew, informed } from './each-visit'
import {
  blocked,
  bought,
  klaviyo,
  layer,
  leave,
  log,
  newDevice,
  none,
  pillow,
  pixel,
  scripts,
  sentLog,
  settle,
  sofa,
  tell,
  told,
  vendors,
  visit,
} from './tracked-page'

vi.mock('../../../core/net/load-script', () => import('./simulated-load-script'))

eachVisitsAnew()

describe('what receivers are told', () => {
  it('TRACK-02 advertisers know goods by a prefix outside the US, and not the excluded ones', async () => {
    await visit(bought, { vendors, country: 'CA' })
    const purchase = pixel('fbq').find(([, name]) => name === 'Purchase')
    expect(purchase?.[2]).toEqual({
      content_type: 'product',
      content_ids: ['C-G1201'],
      contents: [{ id: 'C-G1201', quantity: 1 }],
      num_items: 1,
      value: 1200,
      currency: 'CAD',
    })
    expect(purchase?.[3]).toEqual({ eventID: 'purchase.7' })
    newDevice()
    await visit(bought, { vendors })
    expect(pixel('fbq').find(([, name]) => name === 'Purchase')?.[2]).toMatchObject({ content_ids: ['G1201'] })
  })

  it('TRACK-02 advertisers are told what was paid for the goods that count: a coupon is off', async () => {
    const order = { ...bought.page.order, discount: 130 }
    await visit({ page: { type: 'complete', order } }, { vendors })
    expect(pixel('fbq').find(([, name]) => name === 'Purchase')?.[2]).toMatchObject({ value: 1070 })
  })

  it('TRACK-02 advertisers are told the same for the same goods at every step: without the excluded ones, and a coupon is off', async () => {
    const cart = { items: [sofa, pillow], value: 1170 }
    const paidOf = (name: string) => pixel('fbq').find(([, event]) => event === name)?.[2]
    await visit({ page: { type: 'checkout', cart } }, { vendors })
    expect(paidOf('InitiateCheckout')).toMatchObject({ value: 1070 })
    const goods = [
      { url: sofa.url, quantity: 1, price: 960 },
      { url: '', quantity: 2, price: 40 },
    ]
    // With a membership of 100 and a coupon of 130.
    const sums = { value: 1010, total: 1010, coupon: 'TEN', discount: 130, currency: 'USD' } as const
    tell('payment:changed', { method: 'stripe', chosen: true, due: 1010, goods, ...sums })
    expect(paidOf('AddPaymentInfo')).toMatchObject({ value: 830, num_items: 1 })
    const items = [
      { ...sofa, price: 960 },
      { ...pillow, price: 40 },
    ]
    newDevice()
    await visit({ page: { type: 'complete', order: { ...bought.page.order, ...sums, items } } }, { vendors })
    expect(paidOf('Purchase')).toMatchObject({ value: 830 })
  })

  it('TRACK-07 each vendor is begun with its key, and told by its own names', async () => {
    await visit(bought, { vendors })
    expect(pixel('fbq').map(([call, what]) => `${call} ${what}`)).toEqual([
      'init M1',
      'track PageView',
      'track Purchase',
    ])
    expect(pixel('pdst').map(([call]) => call)).toEqual(['conf', 'view', 'purchase'])
    expect(pixel('audience').map(([call]) => call)).toEqual(['init', 'page', 'purchase'])
    expect(klaviyo()).toEqual([
      ['track', 'Placed Order', expect.objectContaining({ $value: 1300, $event_id: '7', Items: expect.any(Array) })],
    ])
    expect(scripts.map((url) => new URL(url).pathname).sort()).toEqual(
      ['/v/audience.js', '/v/klaviyo.js', '/v/meta.js', '/v/podcast.js'].sort(),
    )
    expect(scripts.find((url) => url.includes('klaviyo'))).toContain('company_id=K1')
  })

  it('TRACK-07 a vendor that the page does not name is not loaded, and one that is blocked is missed without harm', async () => {
    blocked.add('meta')
    await visit(bought, { vendors: { meta: vendors.meta } })
    expect(scripts).toHaveLength(1)
    expect(told()).toContain('purchase')
    expect(informed).toEqual(['[rove] fbq: blocked'])
  })

  it('TRACK-01 the log gets every event with its time as the page is hidden, and each once', async () => {
    await visit({ page: { type: 'product', items: [sofa] } })
    expect((await log()).map(({ event }) => event)).toEqual(['session_start', 'page_view', 'view_item'])
    expect((await log()).every(({ at }) => at > 1.7e12)).toBe(true)
    expect(await log()).toHaveLength(3)
  })

  it('TRACK-01 what is too much for a page that goes away is asked for while it stands', async () => {
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

  it('TRACK-06 TRACK-07 an address in a search, a title or a message is nobody’s but the marketing service’s', async () => {
    document.title = 'Results for ida@canary.test'
    await visit(
      { page: { type: 'search', query: 'ida%40canary.test', items: [{ ...sofa, image: '/sofa@2x.jpg' }] } },
      { vendors },
    )
    pageBus().tell('search:submitted', { query: 'to ida@canary.test', count: 0 } as never)
    pageBus().tell('checkout:failed', { message: 'No ida@canary.test here', field: '' } as never)
    expect(told()).toEqual(expect.arrayContaining(['view_search_results', 'search', 'checkout_error']))
    const others = JSON.stringify([layer(), await log(), pixel('fbq'), pixel('pdst'), pixel('audience')])
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
  ])('TRACK-07 of %s nothing is told', (written) => {
    const found = withoutAddresses({ search_term: `to ${written} and on` }).search_term
    expect(found).toMatch(/^to (o')?\*\*\* and on$/)
  })

  it('TRACK-07 an address on a line of its own costs the event nothing', () => {
    const told = { option: 'No such user:\n\tjane@home.test\n"Try again"' }
    expect(withoutAddresses(told)).toEqual({ option: 'No such user:\n\t***\n"Try again"' })
  })

  it('TRACK-07 a file for a finer screen is no address', () => {
    const told = { image: '/files/sofa@2x.jpg', title: 'Sofas @ home' }
    expect(withoutAddresses(told)).toEqual(told)
  })

  it('TRACK-07 an element that has a pixel’s name costs it nothing', async () => {
    document.body.innerHTML = '<a id="fbq"></a>'
    Object.assign(window, { fbq: document.querySelector('a') })
    await visit(bought, { vendors: { meta: vendors.meta } }, { here: true })
    expect(pixel('fbq').map(([, what]) => what)).toContain('Purchase')
  })

  it('TRACK-01 the log is told as the page is hidden, also where it is not left', async () => {
    await visit({ page: { type: 'home' } })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    expect((await sentLog()).map(({ event }) => event)).toContain('home')
  })

  it('TRACK-01 TRACK-07 what the log has gathered is not told once it is refused', async () => {
    await visit({ page: { type: 'home' } })
    await setConsent(none)
    expect(await log()).toEqual([])
  })

  it('TRACK-01 what was handed over is a fact, by receiver and its name', async () => {
    const sent = vi.fn()
    leave()
    pageBus().on('track:sent', sent)
    const { stop } = await track({ page: { type: 'home' } })
    expect(sent).toHaveBeenCalledWith({ event: 'home', sink: 'dataLayer' })
    stop()
  })
})

/** Starts on the page as it is. */
async function track(told: object) {
  vi.stubGlobal('roveSettings', { rove: { consent: { analytics: true }, tracking: told } })
  const { startTracking } = await import('../../../core/tracking/tracking')
  const stop = startTracking()
  await settle()
  return { stop }
}
