/** What the loader loads only on request. A module of its own, so that the loader stays small. */
import { own } from '../core/input/own'
import { whenShown } from '../core/page/when-shown'
import type { ElementReports } from './element-reports'
import type { Loader } from './loader'
import { setLatestFacts } from './set-latest-facts'
import { whenParsed } from './when-parsed'

export { addToCart } from '../core/cart/add-to-cart.action'
export { openCart } from '../core/cart/open-cart.action'
export { setDestination } from '../core/destination/destination.action'
export { love } from '../core/love/love.action'
export { setConsent } from '../core/visitor/consent.action'
export { initPage } from './init-page'
export { waitFor } from './when/wait-for'

/** Reports names that a page may have misspelt. The list of names is loaded only now. */
export async function checkName(name: unknown, listener?: unknown): Promise<void> {
  const names = await import('./names')
  names.checkName(name, listener)
}

/**
 * Loads all elements that are not loaded yet, and resolves when none is loading any more. On a page that is only
 * prerendered, once it is shown.
 */
export async function ready(load: Loader['load']): Promise<void> {
  await new Promise<void>((go) => whenShown(() => whenParsed(go)))
  setLatestFacts()
  for (const { localName } of document.querySelectorAll('[data-rove-state=loading]')) load(localName)
  return new Promise((resolve) => {
    const observer = new MutationObserver(check)
    function check(): void {
      if (document.querySelector('[data-rove-state=loading]')) return
      observer.disconnect()
      resolve()
    }
    observer.observe(document, own({ subtree: true, childList: true, attributeFilter: ['data-rove-state'] }))
    check()
  })
}

/** Reports the elements and the page. The code for it is loaded only now. */
export async function elementReports(): Promise<ElementReports> {
  const reports = await import('./element-reports')
  return reports.elementReports()
}
