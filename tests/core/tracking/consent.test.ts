import { describe, expect, it, vi } from 'vitest'
import { pageBus } from '../../../core/base/bus/bus'
import { page } from '../../../core/base/state/page'
import { setConsent } from '../../../core/shop/consent/consent.action'
import { infoMessages, resetDeviceEachTest } from './each-visit'
import {
  dataLayer,
  eventNames,
  klaviyoCalls,
  logAfterLeaving,
  noConsent,
  orderPage,
  pixelCalls,
  scripts,
  settle,
  vendors,
  visit,
} from './tracked-page'

vi.mock('../../../core/base/net/load-script', () => import('./simulated-load-script'))

resetDeviceEachTest()

describe('consent', () => {
  it('TRACK-07 without it nothing is loaded, sent or stored; queued events are sent in order once it is given', async () => {
    await visit(orderPage, { vendors, consent: noConsent })
    expect([
      dataLayer(),
      scripts,
      klaviyoCalls(),
      await logAfterLeaving(),
      document.cookie,
      localStorage.rove_tracked,
    ]).toEqual([[], [], [], [], '', undefined])
    await setConsent({ analytics: true })
    await settle()
    expect(eventNames()).toEqual(['session_started', 'page_view', 'payment', 'purchase'])
    expect(localStorage.rove_tracked).toContain('purchase 7')
    expect(scripts).toEqual([])
    await setConsent({ ads: true })
    await settle()
    expect(pixelCalls('fbq').map(([call]) => call)).toEqual(['init', 'track', 'track'])
    expect(klaviyoCalls()).toEqual([])
  })

  it('TRACK-07 after a withdrawal nothing is queued until it is allowed again', async () => {
    await visit(orderPage, { vendors })
    await setConsent({ ads: false })
    pageBus().publish('cart:added', { nid: 1201, model: 'A', qty: 1, price: 1, currency: 'USD' })
    await setConsent({ ads: true })
    pageBus().publish('love:changed', { nid: 1201, loved: true, count: 1 })
    const names = pixelCalls('fbq').map(([call, what]) => `${call} ${what}`)
    expect(names.slice(-3)).toEqual(['consent revoke', 'consent grant', 'track AddToWishlist'])
  })

  it('TRACK-07 a refusal drops queued events for good', async () => {
    await visit(orderPage, { vendors, consent: {} })
    await setConsent(noConsent)
    await setConsent({ analytics: true, ads: true, marketing: true })
    await settle()
    pageBus().publish('search:submitted', { query: 'oak', href: '/' })
    expect(eventNames()).toEqual(['search'])
    expect(pixelCalls('fbq').map(([, what]) => what)).toEqual(['M1', 'Search'])
  })

  it('TRACK-07 after a refusal on an earlier page, events are not queued on this one', async () => {
    await setConsent(noConsent)
    delete page().bus
    await visit(orderPage, { vendors, consent: {} })
    await setConsent({ analytics: true, ads: true, marketing: true })
    await settle()
    expect([eventNames(), klaviyoCalls()]).toEqual([[], []])
    expect(pixelCalls('fbq').map(([, what]) => what)).toEqual(['M1'])
  })

  it('TRACK-07 events of an undecided class stay queued', async () => {
    await visit(orderPage, { vendors, consent: {} })
    await setConsent({ marketing: false })
    await setConsent({ ads: true })
    await settle()
    expect(pixelCalls('fbq').map(([, what]) => what)).toEqual(['M1', 'PageView', 'Purchase'])
    expect(klaviyoCalls()).toEqual([])
  })

  it('TRACK-07 a pixel gets the withdrawal and nothing else', async () => {
    await visit({}, { vendors })
    await setConsent(noConsent)
    pageBus().publish('search:submitted', { query: 'oak', href: '/' })
    expect(pixelCalls('fbq').at(-1)).toEqual(['consent', 'revoke'])
    expect(eventNames()).not.toContain('search')
  })

  it('TRACK-05 TRACK-07 refusing all classes deletes what tracking stored', async () => {
    await visit(orderPage, { vendors, login: { id: 3, created: 1, email: 'ida@home.test' } })
    expect(localStorage.rove_tracked).toContain('purchase 7')
    expect(document.cookie).toContain('rove_login=')
    await setConsent(noConsent)
    expect(Object.keys(localStorage).filter((key) => /tracked|variant/.test(key))).toEqual([])
    expect(document.cookie).not.toMatch(/rove_(login|order_init|variant|utm)=/)
  })

  it('TRACK-07 the page’s own action sets the consent', async () => {
    await visit({ page: { type: 'home' } }, { consent: noConsent })
    page().performs.setConsent = async () => ({ analytics: true, ads: false, marketing: false })
    const refused = ['ads', 'marketing']
    expect(await setConsent({})).toEqual({ analytics: true, ads: false, marketing: false, refused })
    await settle()
    expect(eventNames()).toContain('home')
  })

  it('TRACK-01 at most fifty events are queued; the oldest is dropped and reported once', async () => {
    await visit({}, { consent: noConsent })
    for (let n = 0; n < 60; n += 1) pageBus().publish('search:submitted', { query: `q${n}`, href: '/' })
    await setConsent({ analytics: true })
    await settle()
    expect(dataLayer()).toHaveLength(50)
    expect(dataLayer()[0]).toMatchObject({ search_term: 'q10' })
    expect(infoMessages.filter((line) => line.includes('queue-full')).sort()).toEqual([
      '[rove] tracking dataLayer: queue-full',
      '[rove] tracking log: queue-full',
    ])
  })
})
