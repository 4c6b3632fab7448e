import { describe, expect, it, vi } from 'vitest'
import { setConsent } from '../../../core/actions/set-consent'
import { pageBus } from '../../../core/bus'
import { identify } from '../../../core/contacts'
import { eachVisitsAnew, informed } from './each-visit'
import {
  klaviyo,
  last,
  layer,
  leave,
  log,
  pillow,
  pixel,
  scripts,
  server,
  settle,
  sofa,
  told,
  vendors,
  visit,
} from './tracked-page'

vi.mock('../../../core/net/load-script', () => import('./simulated-load-script'))

eachVisitsAnew()

const bought = { page: { type: 'complete', order: { transaction_id: 7, value: 1300, items: [sofa, pillow] } } }
const ida = { email: 'ida@canary.test', firstname: 'Canaria', lastname: 'Vogel', phone: '+15550100' }
const none = { analytics: false, ads: false, marketing: false }

describe('who the visitor is', () => {
  it('CUSTOMER-01 a customer is requested once, with consent to marketing, and told to the marketing service alone', async () => {
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
    const identified = () => klaviyo().filter(([call]) => call === 'identify')
    await vi.waitFor(() => expect(identified()).toHaveLength(1))
    expect(identified()[0]).toEqual(['identify', { email: ida.email, first_name: 'Canaria', phone_number: ida.phone }])
    await setConsent({ ads: true })
    expect(server.requests).toEqual(['/ajax/rove_customer'])
    pageBus().tell('session:started', { count: 2, because: 'idle' })
    expect(last('session_started').customer_type, 'by the orders that the server knows').toBe('Existing')
    expect(JSON.stringify([layer(), await log(), ['fbq', 'pdst', 'audience'].map(pixel)])).not.toContain('canary')
    await visit(bought, { vendors })
    expect(server.requests, 'a guest is not requested').toHaveLength(1)
  })

  it('TRACK-03 TRACK-06 goes to the marketing service alone: no other receiver, cookie, storage or fact has it', async () => {
    const facts: unknown[] = []
    await visit(bought, { vendors })
    for (const fact of ['visitor:identified', 'track:sent'] as const)
      pageBus().on(fact, (payload) => facts.push(payload))
    identify(ida, 'form')
    pageBus().tell('search:submitted', { query: 'oak', href: '/' })
    expect(klaviyo()).toContainEqual([
      'identify',
      { email: ida.email, first_name: 'Canaria', last_name: 'Vogel', phone_number: ida.phone },
    ])
    const others = [layer(), ...['fbq', 'pdst', 'audience'].map(pixel), await log(), facts, { ...localStorage }]
    const everywhere = JSON.stringify(others) + document.cookie
    for (const canary of Object.values(ida)) expect(everywhere).not.toContain(canary)
  })

  it('TRACK-03 an address without an @ identifies nobody, in exactly these words', async () => {
    await visit({}, { vendors })
    identify({ email: 'ida' }, 'form')
    expect(informed).toEqual(['Could not identify as email is invalid.'])
    expect(klaviyo()).toEqual([])
  })

  it('TRACK-03 without the service it is said in exactly these words, and told once it is there', async () => {
    await visit({}, { vendors, consent: none })
    identify(ida, 'form')
    expect(informed).toEqual(['Klaviyo is not yet integrated.'])
    await setConsent({ marketing: true })
    await settle()
    expect(klaviyo().map(([call]) => call)).toEqual(['identify'])
  })

  it('TRACK-03 what is said step by step adds up, and the same is not said twice', async () => {
    await visit({}, { vendors })
    identify({ firstname: 'Ida' }, 'form')
    identify({ email: 'ida@home.test' }, 'form')
    identify({ email: 'ida@home.test', firstname: 'Ida' }, 'form')
    expect(klaviyo()).toEqual([['identify', { first_name: 'Ida', email: 'ida@home.test' }]])
    expect(informed).toEqual([])
  })

  it('TRACK-03 another address is another person: nothing of the one before is said of them', async () => {
    await visit({}, { vendors })
    identify({ email: 'ida@home.test', firstname: 'Ida', phone: '5550117' }, 'form')
    identify({ email: 'bo@home.test' }, 'form')
    expect(klaviyo().at(-1)).toEqual(['identify', { email: 'bo@home.test' }])
  })

  it('TRACK-03 TRACK-06 a login tells the account’s own words of who it is, and nothing that is empty', async () => {
    const login = { id: 3, ...ida, phone: '', hash: 'f00' }
    await visit({}, { vendors, login })
    expect(klaviyo()).toEqual([['identify', { email: ida.email, first_name: ida.firstname, last_name: ida.lastname }]])
  })

  it('TRACK-03 what the settings say of an account is not believed of a guest', async () => {
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
    expect(klaviyo()).toEqual([])
    expect(last('page_view')).toMatchObject({ logged_in: false, customer_type: 'New' })
    stop()
  })

  const checkout = { page: { type: 'checkout', cart: { items: [sofa], total: 1200 } } }

  it('TRACK-08 a logged-in shopper’s checkout is told as started straight away, with a login', async () => {
    const login = { id: 3, created: 1, email: ida.email }
    await visit(checkout, { vendors, login, checkout: { order: { id: 41 } } })
    expect(told()).toContain('login')
    expect(klaviyo().map(([call, name]) => [call, call === 'track' ? name : ''])).toEqual([
      ['identify', ''],
      ['track', 'Started Checkout'],
    ])
  })

  it('TRACK-08 of fifty that wait the oldest goes, but never who it is: nothing is told of nobody', async () => {
    const login = { id: 3, created: 1, email: ida.email }
    await visit(checkout, { vendors, login, checkout: { order: { id: 41 } }, consent: none })
    for (let n = 0; n < 60; n += 1) pageBus().tell('search:submitted', { query: `q${n}`, href: '/' })
    await setConsent({ marketing: true })
    await settle()
    expect(klaviyo()).toHaveLength(50)
    expect(klaviyo()[0]).toEqual(['identify', { email: ida.email }])
    expect(klaviyo()[1]?.[2]).toMatchObject({ search_term: 'q11' })
  })

  it('TRACK-03 TRACK-07 who was told before a refusal is told anew once it is allowed, before what comes then', async () => {
    await visit({}, { vendors })
    identify(ida, 'form')
    await setConsent({ marketing: false })
    await setConsent({ marketing: true })
    pageBus().tell('search:submitted', { query: 'oak', href: '/' })
    expect(klaviyo().map(([call]) => call)).toEqual(['identify', 'identify', 'track'])
  })

  it('TRACK-08 an anonymous shopper’s is told after the checkout’s e-mail has said who it is, once', async () => {
    await visit(checkout, { vendors, checkout: { order: { id: 41 } } })
    expect(klaviyo()).toEqual([])
    identify({ email: ida.email }, 'checkout')
    identify({ firstname: 'Ida' }, 'checkout')
    expect(klaviyo().map(([call]) => call)).toEqual(['identify', 'track', 'identify'])
    expect(told()).not.toContain('login')
  })
})

describe('a rehearsal', () => {
  it('TRACK-01 tells and keeps nothing', async () => {
    history.replaceState(null, '', '/?rove-why&utm_source=x')
    await visit(bought, { vendors })
    identify(ida, 'form')
    expect([layer(), scripts, document.cookie, { ...localStorage }]).toEqual([[], [], '', {}])
  })
})
