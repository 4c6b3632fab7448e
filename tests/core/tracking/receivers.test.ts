import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setConsent } from '../../../core/actions/set-consent'
import { pageBus } from '../../../core/bus'
import { page } from '../../../core/page'
import { hearConsole } from '../console'
import {
  blocked,
  klaviyo,
  layer,
  leave,
  log,
  newDevice,
  pillow,
  pixel,
  scripts,
  sentLog,
  settle,
  sofa,
  told,
  vendors,
  visit,
} from './tracked-page'

vi.mock('../../../core/net/load-script', async () => {
  const { RoveError } = await import('../../../core/errors')
  return {
    async loadScript({ url, where }: { url: string; where: string }) {
      scripts.push(url)
      if ([...blocked].some((word) => url.includes(word))) throw new RoveError('blocked', where)
    },
  }
})

const said = hearConsole()
const informed: string[] = []
beforeEach(() => {
  newDevice()
  informed.length = 0
  vi.spyOn(console, 'info').mockImplementation((line) => informed.push(String(line)))
})
afterEach(() => {
  leave()
  expect(said()).toEqual([])
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

const bought = { page: { type: 'complete', order: { transaction_id: 7, value: 1300, items: [sofa, pillow] } } }
const none = { analytics: false, ads: false, marketing: false }

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
    const ask = vi.fn<(request: Request) => Promise<Response>>(async () => new Response('{}'))
    vi.stubGlobal('fetch', ask)
    const items = Array.from({ length: 300 }, (_, n) => ({
      ...sofa,
      id: `S${n}`,
      name: 'A long name of a sofa '.repeat(9),
    }))
    await visit({ page: { type: 'complete', order: { transaction_id: 7, items } } })
    await settle()
    const [[request] = []] = ask.mock.calls
    expect([request?.method, new URL(request?.url ?? '').pathname]).toEqual(['POST', '/rove/events'])
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

describe('consent', () => {
  it('TRACK-07 without it nothing is loaded, told or kept; what waits is told once it is given, in order', async () => {
    await visit(bought, { vendors, consent: none })
    expect([layer(), scripts, klaviyo(), await log(), document.cookie, localStorage.rove_tracked]).toEqual([
      [],
      [],
      [],
      [],
      '',
      undefined,
    ])
    await setConsent({ analytics: true })
    await settle()
    expect(told()).toEqual(['session_started', 'page_view', 'payment', 'purchase'])
    expect(localStorage.rove_tracked).toContain('purchase 7')
    expect(scripts).toEqual([])
    await setConsent({ ads: true })
    await settle()
    expect(pixel('fbq').map(([call]) => call)).toEqual(['init', 'track', 'track'])
    expect(klaviyo()).toEqual([])
  })

  it('TRACK-07 withdrawn, nothing waits any more until it is allowed again', async () => {
    await visit(bought, { vendors })
    await setConsent({ ads: false })
    pageBus().tell('cart:added', { nid: 1201, model: 'A', qty: 1, price: 1, currency: 'USD' })
    await setConsent({ ads: true })
    pageBus().tell('love:changed', { nid: 1201, loved: true, count: 1 })
    const names = pixel('fbq').map(([call, what]) => `${call} ${what}`)
    expect(names.slice(-3)).toEqual(['consent revoke', 'consent grant', 'track AddToWishlist'])
  })

  it('TRACK-07 refused before anything was allowed, what waits is gone at once, and comes with no later yes', async () => {
    await visit(bought, { vendors, consent: {} })
    await setConsent(none)
    await setConsent({ analytics: true, ads: true, marketing: true })
    await settle()
    pageBus().tell('search:submitted', { query: 'oak', href: '/' })
    expect(told()).toEqual(['search'])
    expect(pixel('fbq').map(([, what]) => what)).toEqual(['M1', 'Search'])
  })

  it('TRACK-07 what the visitor says nothing of goes on waiting', async () => {
    await visit(bought, { vendors, consent: {} })
    await setConsent({ marketing: false })
    await setConsent({ ads: true })
    await settle()
    expect(pixel('fbq').map(([, what]) => what)).toEqual(['M1', 'PageView', 'Purchase'])
    expect(klaviyo()).toEqual([])
  })

  it('TRACK-07 withdrawn, a pixel is told so and nothing else', async () => {
    await visit({}, { vendors })
    await setConsent(none)
    pageBus().tell('search:submitted', { query: 'oak', href: '/' })
    expect(pixel('fbq').at(-1)).toEqual(['consent', 'revoke'])
    expect(told()).not.toContain('search')
  })

  it('TRACK-05 TRACK-07 refused altogether, what tracking kept on the device goes', async () => {
    await visit(bought, { vendors, login: { id: 3, created: 1, email: 'ida@home.test' } })
    expect(localStorage.rove_tracked).toContain('purchase 7')
    expect(document.cookie).toContain('rove_login=')
    await setConsent(none)
    expect(localStorage.rove_tracked).toBe('[]')
    expect(document.cookie).not.toMatch(/rove_(login|order_init|variant|utm)=/)
  })

  it('TRACK-07 an action of the page’s own says what is allowed', async () => {
    await visit({ page: { type: 'home' } }, { consent: none })
    page().performs.setConsent = async () => ({ analytics: true, ads: false, marketing: false })
    const refused = ['ads', 'marketing']
    expect(await setConsent({})).toEqual({ analytics: true, ads: false, marketing: false, refused })
    await settle()
    expect(told()).toContain('home')
  })

  it('TRACK-01 fifty wait at most, the oldest goes, and one line says so', async () => {
    await visit({}, { consent: none })
    for (let n = 0; n < 60; n += 1) pageBus().tell('search:submitted', { query: `q${n}`, href: '/' })
    await setConsent({ analytics: true })
    await settle()
    expect(layer()).toHaveLength(50)
    expect(layer()[0]).toMatchObject({ search_term: 'q10' })
    expect(informed.filter((line) => line.includes('queue-full')).sort()).toEqual([
      '[rove] tracking dataLayer: queue-full',
      '[rove] tracking log: queue-full',
    ])
  })
})
