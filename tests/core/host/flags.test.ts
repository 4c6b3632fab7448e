import { afterEach, describe, expect, it } from 'vitest'
import { type Flags, observesPage, readFlags } from '../../../core/host/flags'
import { clearPage } from './host-page'

const none: Flags = {
  loggedIn: false,
  membershipOnly: false,
  membershipLock: false,
  comparePricesLocked: false,
  front: false,
  print: false,
  pageTypes: [],
  pageObservers: true,
}
afterEach(clearPage)

describe('the page’s flags', () => {
  it.each([
    ['', {}],
    ['logged-in', { loggedIn: true }],
    ['membership-only', { membershipOnly: true }],
    ['membership-lock', { membershipLock: true }],
    ['compare-prices-locked', { comparePricesLocked: true }],
    ['front', { front: true }],
    ['is-print', { print: true }],
    ['html page-cart page-cart-checkout', { pageTypes: ['page-cart', 'page-cart-checkout'] }],
    ['not-logged-in not-front no-membership-only homepage-x', {}],
  ])('LOAD-02 the classes “%s” say %j and nothing else', (classes, said) => {
    document.body.className = classes
    expect(readFlags(document.body, '/')).toEqual({ ...none, ...said })
  })

  it('LOAD-02 are read as they are now', () => {
    expect(readFlags().loggedIn).toBe(false)
    document.body.classList.add('logged-in')
    expect(readFlags().loggedIn).toBe(true)
  })

  it.each([
    ['/ar', false],
    ['/ar/', false],
    ['/ar/sofas', false],
    ['/art', true],
    ['/ar-sofas', true],
    ['/', true],
    ['/x/ar', true],
    ['/en/ar/x', true],
  ])('LOAD-07 at %s the whole page is observed: %s', (path, observed) => {
    expect(observesPage(path)).toBe(observed)
    expect(readFlags(document.body, path).pageObservers).toBe(observed)
  })
})
