/** What the loader fetches only when a page asks for it: a module of its own, so that the loader stays small. */
import { own } from '../core/own'
import { knowPage } from './know-page'
import type { Loader } from './loader'

export { addToCart } from '../core/actions/add-to-cart'
export { love } from '../core/actions/love'
export { setConsent } from '../core/actions/set-consent'
export { setDestination } from '../core/actions/set-destination'
export { joinPage } from './join-page'
export { waitFor } from './when/wait-for'

/** How one element on the page is. */
export interface ElementReport {
  readonly element: Element
  readonly state: string | undefined
  readonly reason: string | undefined
}

/** Names what a page may have misspelt: what names there are is fetched only now. */
export async function checkName(name: unknown, listener?: unknown): Promise<void> {
  const names = await import('./names')
  names.checkName(name, listener)
}

/** Fetches what still waits for its moment, and resolves when no element is loading any more. */
export async function ready(load: Loader['load']): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, own({ once: true })))
  knowPage()
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

/** Every element on the page, with its state and reason. */
export function elementReports(): readonly ElementReport[] {
  return [...document.querySelectorAll<HTMLElement>('[data-rove-state]')].map((element) => ({
    element,
    state: element.dataset.roveState,
    reason: element.dataset.roveReason,
  }))
}
