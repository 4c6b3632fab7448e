/** What the loader loads only on request. A module of its own, so that the loader stays small. */

import type { Actions } from '../core/base/bus/actions'
import { own } from '../core/base/input/own'
import type { Capsule } from '../workshop/capsule/capsule'
import type { ElementReports } from './element-reports'
import type { Loader } from './loader'
import { whenParsed, whenShown } from './page-ready'
import { placeTags } from './place-tags'
import { setLatestFacts } from './set-latest-facts'

export { initPage } from './init-page'
export { waitFor } from './load-strategies'
export { checkFact, reportTag } from './names'
export { placeTags } from './place-tags'

/** Performs an action of `rove.actions`. Their code is loaded only now. */
export async function act(name: keyof Actions, ...given: unknown[]): Promise<unknown> {
  const { actions } = (await import('./calls')).calls
  return (actions[name] as (...given: unknown[]) => unknown)(...given)
}

/**
 * Loads all elements that are not loaded yet, and calls back when none is loading any more. On a page that is only
 * prerendered, once it is shown.
 */
export function ready(load: Loader['load'], done: () => void): void {
  whenShown(() => whenParsed(() => loadAll(load, done)))
}

function loadAll(load: Loader['load'], done: () => void): void {
  setLatestFacts()
  placeTags()
  for (const { localName } of document.querySelectorAll('[data-rove-state=loading]')) load(localName)
  const observer = new MutationObserver(check)
  function check(): void {
    if (document.querySelector('[data-rove-state=loading]')) return
    observer.disconnect()
    done()
  }
  observer.observe(document, own({ subtree: true, childList: true, attributeFilter: ['data-rove-state'] }))
  check()
}

/** Reports the elements and the page. The code for it is loaded only now. */
export async function elementReports(): Promise<ElementReports> {
  return (await import('./calls')).calls.elementReports()
}

/** A capsule of the page. The code for it is loaded only now. */
export async function capture(): Promise<Capsule> {
  return (await import('../workshop/capsule/capture')).capture()
}
