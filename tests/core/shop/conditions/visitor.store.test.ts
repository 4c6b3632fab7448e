import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageVisitor, type Visitors } from '../../../../core/shop/conditions/visitor.store'
import { clearPage } from '../../base/page/host-page'

let visitors: Visitors
let leave: () => void
const now = new Date(2026, 9, 5, 12).getTime()
const open = (address: string, settings: object = {}) => {
  history.replaceState(null, '', address)
  vi.stubGlobal('roveSettings', settings)
  ;[visitors, leave] = pageVisitor()
}

beforeEach(() => {
  localStorage.clear()
  clearPage()
  vi.useFakeTimers({ now })
})
afterEach(() => {
  leave()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  history.replaceState(null, '', '/')
})

describe('the visitor of a page', () => {
  it('is read from the page', () => {
    document.body.className = 'logged-in page-cart page-cart-checkout'
    open('/cart?utm_campaign=autumn&utm_source=letter', {
      isMembership: 1,
      rove: { country: 'KR', locale: 'ko_KR', login: { id: 7, created: now / 1000 - 90_000, trade: '1' } },
    })
    expect(visitors.get()).toEqual({
      country: 'KR',
      locale: 'ko_KR',
      loggedIn: true,
      member: true,
      trade: true,
      customerType: 'Existing',
      sessions: 1,
      sessionPages: 1,
      totalPages: 1,
      utm: { campaign: 'autumn', source: 'letter' },
      city: undefined,
      device: 'tablet',
      path: '/cart',
      pageTypes: ['page-cart', 'page-cart-checkout'],
      now,
    })
  })

  it.each([
    [767, 'phone'],
    [768, 'tablet'],
    [1050, 'tablet'],
    [1051, 'desktop'],
  ])('POP-01 the device of a width of %i px is', (width, device) => {
    vi.stubGlobal('innerWidth', width)
    open('/')
    expect(visitors.get().device).toBe(device)
  })

  it('has the campaign and source of an earlier page of this session where this page has none', () => {
    open('/sofas?utm_campaign=autumn&utm_source=letter')
    leave()
    open('/chairs')
    expect(visitors.get().utm).toEqual({ campaign: 'autumn', source: 'letter' })
    leave()
    open('/tables?utm_source=ads')
    expect(visitors.get().utm, 'nothing of two addresses').toEqual({ source: 'ads' })
    leave()
    vi.setSystemTime(now + 31 * 60_000)
    open('/rugs')
    expect(visitors.get().utm, 'another session').toEqual({})
  })

  it.each([
    ['/shop/fr/trade/apply', '/trade/apply'],
    ['/shop/fr/', '/'],
    ['/shop/fr', '/'],
    ['/shop/french', '/shop/french'],
    ['/trade', '/trade'],
  ])('the path below the shop’s base and its language: %s is %s', (address, path) => {
    open(address, { basePath: '/shop/', pathPrefix: 'fr/' })
    expect(visitors.get().path).toBe(path)
  })

  it('is a guest where the body says so, whatever account the settings have', () => {
    document.body.className = 'not-logged-in'
    open('/', { rove: { login: { id: 7, created: now / 1000 - 90_000, orders: 3, trade: true } } })
    expect(visitors.get()).toMatchObject({ loggedIn: false, trade: false, customerType: 'New' })
  })

  it('is logged in where the body says so, also without an account in the settings', () => {
    document.body.className = 'logged-in'
    open('/')
    expect(visitors.get()).toMatchObject({ loggedIn: true, trade: false, customerType: 'New' })
  })

  it('CUST-01 is New, and Returning from the second session on', () => {
    open('/')
    expect(visitors.get().customerType).toBe('New')
    leave()
    vi.setSystemTime(now + 31 * 60_000)
    open('/')
    expect(visitors.get()).toMatchObject({ customerType: 'Returning', sessions: 2 })
  })

  it('can be replaced in a preview, with everything that depends on it', () => {
    open('/?rove-why', { rove: { country: 'US' } })
    const told = vi.fn()
    visitors.subscribe(told)
    visitors.pretend({ country: 'AU', sessions: 4 })
    expect(visitors.get()).toMatchObject({ country: 'AU', sessions: 4, customerType: 'Returning', sessionPages: 1 })
    expect(told).toHaveBeenCalledOnce()
    visitors.pretend({ customerType: 'Existing' })
    expect(visitors.get()).toMatchObject({ country: 'US', sessions: 1, customerType: 'Existing' })
    expect(localStorage).toHaveLength(0)
  })

  it('has the requested city', () => {
    open('/')
    visitors.locate('Toronto')
    expect(visitors.get().city).toBe('Toronto')
  })
})
