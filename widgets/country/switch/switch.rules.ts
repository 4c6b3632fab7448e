/** What is checked before a switch: what would be lost, and whether the new page can be opened (COUNTRY-05). */
import type { Country } from '../../../core/base/country/countries.rules'
import type { CountryLoss } from '../country.types'

/** The timeout of the request that checks whether the new page can be opened, in milliseconds. */
export const checkTimeoutMs = 8000
/** A page that is still there this long after it was left has not been left. In milliseconds. */
export const leaveTimeoutMs = 30_000

/** Whether this status means that a page cannot be opened. A server may not support HEAD: 405 and 501 say nothing. */
export function isUnavailable(status: number): boolean {
  return status === 404 || status === 410 || (status >= 500 && status !== 501)
}

/** Whether the page is a part of the checkout in which an order is not finished. @param pageTypes Drupal's body classes */
export function isCheckout(pageTypes: readonly string[]): boolean {
  return pageTypes.includes('page-cart-checkout') && !pageTypes.includes('page-cart-checkout-complete')
}

interface Switch {
  readonly from: Country
  readonly to: Country
  /** Whether the page is a part of the checkout. */
  readonly checkout: boolean
  /** Whether the cart is, or may be, filled. */
  readonly filled: boolean
}

/** What the visitor would lose by a switch. */
export function lossBy({ from, to, checkout, filled }: Switch): CountryLoss | undefined {
  if (checkout) return from === to ? 'typed' : 'checkout'
  return filled && from.currency !== to.currency ? 'cart' : undefined
}
