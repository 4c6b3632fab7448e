import { afterEach, describe, expect, it } from 'vitest'
import { type Flags, readFlags } from '../../../../core/base/page/body-flags.setting'
import { clearPage } from './host-page'

const none: Flags = {
  loggedIn: false,
  membershipOnly: false,
  membershipLock: false,
  comparePricesLocked: false,
  front: false,
  print: false,
  pageTypes: [],
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
  ])('LOAD-02 the classes “%s” set the flags %j and no others', (classes, said) => {
    document.body.className = classes
    expect(readFlags(document.body)).toEqual({ ...none, ...said })
  })

  it('LOAD-02 flags are read at the time of the call', () => {
    expect(readFlags().loggedIn).toBe(false)
    document.body.classList.add('logged-in')
    expect(readFlags().loggedIn).toBe(true)
  })
})
