import { describe, expect, it, vi } from 'vitest'
import { setConsent } from '../../../core/actions/set-consent'
import { pageBus } from '../../../core/bus'
import { page } from '../../../core/page'
import { eachVisitsAnew, informed } from './each-visit'
import { bought, klaviyo, layer, log, none, pixel, scripts, settle, told, vendors, visit } from './tracked-page'

vi.mock('../../../core/net/load-script', () => import('./simulated-load-script'))

eachVisitsAnew()

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

  it('TRACK-07 refused on an earlier page, what happens on this one comes with no later yes', async () => {
    await setConsent(none)
    delete page().bus
    await visit(bought, { vendors, consent: {} })
    await setConsent({ analytics: true, ads: true, marketing: true })
    await settle()
    expect([told(), klaviyo()]).toEqual([[], []])
    expect(pixel('fbq').map(([, what]) => what)).toEqual(['M1'])
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
    expect(Object.keys(localStorage).filter((key) => /tracked|variant/.test(key))).toEqual([])
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
