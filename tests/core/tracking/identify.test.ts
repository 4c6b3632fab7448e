import { describe, expect, it, vi } from 'vitest'
import { pageBus } from '../../../core/base/bus/bus'
import { setConsent } from '../../../core/shop/consent/consent.action'
import { identify } from '../../../core/shop/contacts/identify.action'
import { infoMessages, resetDeviceEachTest } from './each-visit'
import {
  dataLayer,
  eventNames,
  klaviyoCalls,
  lastEvent,
  leave,
  logAfterLeaving,
  newDevice,
  pillow,
  pixelCalls,
  scripts,
  server,
  settle,
  sofa,
  vendors,
  visit,
} from './tracked-page'

vi.mock('../../../core/base/net/load-script', () => import('./simulated-load-script'))

resetDeviceEachTest()

const bought = { page: { type: 'complete', order: { transaction_id: 7, value: 1300, items: [sofa, pillow] } } }
const ida = { email: 'ida@canary.test', firstname: 'Canaria', lastname: 'Vogel', phone: '+15550100' }
const none = { analytics: false, ads: false, marketing: false }

describe('the visitor’s contact', () => {
  it('CUSTOMER-01 a customer is requested once, with consent to marketing, and sent to the marketing service only', async () => {
    server.customer = {
      success: true,
      email: ida.email,
      first_name: 'Canaria',
      phone: ida.phone,
      order_count: '3',
      city: 'X',
    }
    const login = { id: 3, created: Date.now() / 1000, orders: 0 }
    await visit(bought, { vendors, login, consent: { analytics: true } })
    expect(server.requests).toEqual([])
    await setConsent({ marketing: true })
    const identified = () => klaviyoCalls().filter(([call]) => call === 'identify')
    await vi.waitFor(() => expect(identified()).toHaveLength(1))
    expect(identified()[0]).toEqual(['identify', { email: ida.email, first_name: 'Canaria', phone_number: ida.phone }])
    await setConsent({ ads: true })
    expect(server.requests).toEqual(['/ajax/rove_customer'])
    pageBus().publish('session:started', { count: 2, because: 'idle' })
    expect(lastEvent('session_started').customer_type, 'by the orders that the server knows').toBe('Existing')
    expect(
      JSON.stringify([dataLayer(), await logAfterLeaving(), ['fbq', 'pdst', 'audience'].map(pixelCalls)]),
    ).not.toContain('canary')
    await visit(bought, { vendors })
    expect(server.requests, 'a guest is not requested').toHaveLength(1)
  })

  it('TRACK-03 TRACK-06 is sent to the marketing service only: no other sink, cookie, storage or fact has it', async () => {
    const facts: unknown[] = []
    await visit(bought, { vendors })
    for (const fact of ['visitor:identified', 'track:sent'] as const)
      pageBus().on(fact, (payload) => facts.push(payload))
    identify(ida, 'form')
    pageBus().publish('search:submitted', { query: 'oak', href: '/' })
    expect(klaviyoCalls()).toContainEqual([
      'identify',
      { email: ida.email, first_name: 'Canaria', last_name: 'Vogel', phone_number: ida.phone },
    ])
    const others = [
      dataLayer(),
      ...['fbq', 'pdst', 'audience'].map(pixelCalls),
      await logAfterLeaving(),
      facts,
      { ...localStorage },
    ]
    const everywhere = JSON.stringify(others) + document.cookie
    for (const canary of Object.values(ida)) expect(everywhere).not.toContain(canary)
  })

  it('TRACK-03 an address without an @ is ignored, with the specified text on the console', async () => {
    await visit({}, { vendors })
    identify({ email: 'ida' }, 'form')
    expect(infoMessages).toEqual(['Could not identify as email is invalid.'])
    expect(klaviyoCalls()).toEqual([])
  })

  it('TRACK-03 without the service the specified text is logged, and the contact is sent once it is loaded', async () => {
    await visit({}, { vendors, consent: none })
    identify(ida, 'form')
    expect(infoMessages).toEqual(['Klaviyo is not yet integrated.'])
    await setConsent({ marketing: true })
    await settle()
    expect(klaviyoCalls().map(([call]) => call)).toEqual(['identify'])
  })

  it('TRACK-03 is merged from several forms, and the same contact is not sent twice', async () => {
    await visit({}, { vendors })
    identify({ firstname: 'Ida' }, 'form')
    identify({ email: 'ida@home.test' }, 'form')
    identify({ email: 'ida@home.test', firstname: 'Ida' }, 'form')
    expect(klaviyoCalls()).toEqual([['identify', { first_name: 'Ida', email: 'ida@home.test' }]])
    expect(infoMessages).toEqual([])
  })

  it('TRACK-03 another address is another person: fields of the previous one are dropped', async () => {
    await visit({}, { vendors })
    identify({ email: 'ida@home.test', firstname: 'Ida', phone: '5550117' }, 'form')
    identify({ email: 'bo@home.test' }, 'form')
    expect(klaviyoCalls().at(-1)).toEqual(['identify', { email: 'bo@home.test' }])
  })

  it('TRACK-03 TRACK-06 a login sends the account’s contact without empty fields', async () => {
    const login = { id: 3, created: 1_690_848_000, orders: 2, ...ida, hash: 'f00' }
    const names = { email: ida.email, first_name: ida.firstname, last_name: ida.lastname }
    await visit({}, { vendors, login })
    expect(klaviyoCalls()).toEqual([['identify', { ...names, phone_number: ida.phone }]])
    expect(lastEvent('login')).toMatchObject({ id: '3', created: 1_690_848_000, orders: 2 })
    expect(JSON.stringify([dataLayer(), await logAfterLeaving()])).not.toContain('f00')
    newDevice()
    await visit({}, { vendors, login: { ...login, phone: '' } })
    expect(klaviyoCalls()).toEqual([['identify', names]])
  })

  it('TRACK-03 an account in the settings is ignored for a guest', async () => {
    leave()
    document.body.className = 'not-logged-in'
    vi.stubGlobal('roveSettings', {
      rove: {
        vendors,
        consent: { analytics: true, marketing: true },
        login: { id: 3, created: 1, orders: 5, email: ida.email },
        tracking: { page: { type: 'other' } },
      },
    })
    const { startTracking } = await import('../../../core/tracking/tracking')
    const stop = startTracking()
    await settle()
    expect(klaviyoCalls()).toEqual([])
    expect(lastEvent('page_view')).toMatchObject({ logged_in: false, customer_type: 'New' })
    stop()
  })

  const checkout = { page: { type: 'checkout', cart: { items: [sofa], total: 1200 } } }

  it('TRACK-08 a logged-in visitor’s checkout is sent as started at once, with a login', async () => {
    const login = { id: 3, created: 1, email: ida.email }
    await visit(checkout, { vendors, login, checkout: { order: { id: 41 } } })
    expect(eventNames()).toContain('login')
    expect(klaviyoCalls().map(([call, name]) => [call, call === 'track' ? name : ''])).toEqual([
      ['identify', ''],
      ['track', 'Started Checkout'],
    ])
  })

  it('TRACK-08 a full queue drops its oldest event, never the contact', async () => {
    const login = { id: 3, created: 1, email: ida.email }
    await visit(checkout, { vendors, login, checkout: { order: { id: 41 } }, consent: none })
    for (let n = 0; n < 60; n += 1) pageBus().publish('search:submitted', { query: `q${n}`, href: '/' })
    await setConsent({ marketing: true })
    await settle()
    expect(klaviyoCalls()).toHaveLength(50)
    expect(klaviyoCalls()[0]).toEqual(['identify', { email: ida.email }])
    expect(klaviyoCalls()[1]?.[2]).toMatchObject({ search_term: 'q11' })
  })

  it('TRACK-03 TRACK-07 after a refusal the contact is sent again once it is allowed, before later events', async () => {
    await visit({}, { vendors })
    identify(ida, 'form')
    await setConsent({ marketing: false })
    await setConsent({ marketing: true })
    pageBus().publish('search:submitted', { query: 'oak', href: '/' })
    expect(klaviyoCalls().map(([call]) => call)).toEqual(['identify', 'identify', 'track'])
  })

  it('TRACK-08 an anonymous visitor’s checkout is sent as started once, after the e-mail address is known', async () => {
    await visit(checkout, { vendors, checkout: { order: { id: 41 } } })
    expect(klaviyoCalls()).toEqual([])
    identify({ email: ida.email }, 'checkout')
    identify({ firstname: 'Ida' }, 'checkout')
    expect(klaviyoCalls().map(([call]) => call)).toEqual(['identify', 'track', 'identify'])
    expect(eventNames()).not.toContain('login')
  })
})

describe('a preview', () => {
  it('TRACK-01 sends and stores nothing', async () => {
    history.replaceState(null, '', '/?rove-why&utm_source=x')
    await visit(bought, { vendors })
    identify(ida, 'form')
    expect([dataLayer(), scripts, document.cookie, { ...localStorage }]).toEqual([[], [], '', {}])
  })
})
