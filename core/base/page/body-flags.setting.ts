/** The flags in the page's body: Drupal's body classes (LOAD-02, LOAD-07). */

export interface Flags {
  readonly loggedIn: boolean
  /** The country sells to members only: the checkout treats every visitor as a member. */
  readonly membershipOnly: boolean
  /** The checkout's lock mode. */
  readonly membershipLock: boolean
  /** Compare-at prices are not shown. */
  readonly comparePricesLocked: boolean
  readonly front: boolean
  /** The page is a print version. */
  readonly print: boolean
  /** Drupal's page types, most general first: `['page-cart', 'page-cart-checkout']`. */
  readonly pageTypes: readonly string[]
}

/** Reads the current flags. */
export function readFlags(body: Element = document.body): Flags {
  const has = (name: string) => body.classList.contains(name)
  return {
    loggedIn: has('logged-in'),
    membershipOnly: has('membership-only'),
    membershipLock: has('membership-lock'),
    comparePricesLocked: has('compare-prices-locked'),
    front: has('front'),
    print: has('is-print'),
    pageTypes: [...body.classList].filter((name) => name.startsWith('page-')),
  }
}
