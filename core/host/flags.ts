/** What the page's body says about itself. Source: document 0, section 1; Drupal's body classes (LOAD-02, LOAD-07). */

export interface Flags {
  readonly loggedIn: boolean
  /** The country sells to members only: parts of checkout are locked and some text is swapped. */
  readonly membershipOnly: boolean
  /** The checkout's lock mode. */
  readonly membershipLock: boolean
  /** Compare-at prices are withheld. */
  readonly comparePricesLocked: boolean
  readonly front: boolean
  /** The page is being printed: lazy pictures are replaced by their originals. */
  readonly print: boolean
  /** Drupal's page types, most general first: `['page-cart', 'page-cart-checkout']`. */
  readonly pageTypes: readonly string[]
  /** False on Arabic-language paths: observers of the whole page stay off there. */
  readonly pageObservers: boolean
}

/** Reads the flags as they are now. */
export function readFlags(body: Element = document.body, path: string = location.pathname): Flags {
  const has = (name: string) => body.classList.contains(name)
  return {
    loggedIn: has('logged-in'),
    membershipOnly: has('membership-only'),
    membershipLock: has('membership-lock'),
    comparePricesLocked: has('compare-prices-locked'),
    front: has('front'),
    print: has('is-print'),
    pageTypes: [...body.classList].filter((name) => name.startsWith('page-')),
    pageObservers: observesPage(path),
  }
}

/** Whether observers of the whole page may run at this path: not below `/ar` (document 0, section 2). */
export function observesPage(path: string): boolean {
  return !/^\/ar(\/|$)/.test(path)
}
