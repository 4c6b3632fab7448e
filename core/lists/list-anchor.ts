/** Keeps a place of a long list on the screen while what is above it changes. */

import { createListen } from '../base/bus/listen'
import { scrollerOf } from '../base/device/page-scroll'
import { own } from '../base/input/own'
import { page } from '../base/state/page'
import { firstBelow } from './first-below'

declare module '../base/state/page' {
  interface Page {
    /** The lists of which `restorePlace` has restored the place. */
    restoredLists?: WeakSet<Element>
    /** Ends the hold of `holdAnchor`, while there is one. */
    endHold?: (() => void) | undefined
    /** The page's own `history.scrollRestoration`, from before the first hold: each history entry has one. */
    scrollRestoration?: ScrollRestoration
  }
}

/** An item, and the distance of its upper edge from the top of the screen in pixels. */
export interface Anchor {
  readonly item: Element
  readonly top: number
}

/** The first item that is on the screen or below it; the last one for a visitor who is past the list. */
export function anchorIn(items: readonly Element[]): Anchor | undefined {
  const item = items[firstBelow(items, 'bottom', 0)] ?? items.at(-1)
  return item && { item, top: item.getBoundingClientRect().top }
}

/** Scrolls so that the item is where it was. */
export function scrollToAnchor({ item, top }: Anchor): void {
  scrollerOf(item).scrollBy(own({ top: item.getBoundingClientRect().top - top, behavior: 'instant' as const }))
}

/** Where nothing has the focus, Tab goes on from here. */
function startFocusAt(item: Element): void {
  if (document.activeElement !== document.body) return
  const before = item.getAttribute('tabindex')
  item.setAttribute('tabindex', '-1')
  ;(item as HTMLElement).focus(own({ preventScroll: true }))
  ;(item as HTMLElement).blur()
  if (before === null) item.removeAttribute('tabindex')
  else item.setAttribute('tabindex', before)
}

/**
 * Keeps the item where it is, whatever the pictures above it measure, until the visitor scrolls or presses something.
 * Until then the browser restores no scroll position of its own.
 *
 * @param list all that can change its height
 */
export function holdAnchor(anchor: Anchor, list: Element, signal: AbortSignal): void {
  const shared = page()
  shared.endHold?.()
  shared.scrollRestoration ??= history.scrollRestoration
  const before = shared.scrollRestoration
  history.scrollRestoration = 'manual'
  const holding = new AbortController()
  // Another list can have taken its place.
  const hold = () => (anchor.item.isConnected ? scrollToAnchor(anchor) : end())
  const observer = new ResizeObserver(hold)
  const end = () => {
    if (holding.signal.aborted) return
    holding.abort()
    observer.disconnect()
    history.scrollRestoration = before
    shared.endHold = undefined
  }
  shared.endHold = end
  hold()
  startFocusAt(anchor.item)
  if (holding.signal.aborted) return
  observer.observe(list)
  observer.observe(document.body)
  createListen('list', holding.signal)(window, 'wheel touchstart pointerdown keydown click pagehide', end, true)
  signal.addEventListener('abort', end)
}

/**
 * Holds the place where the visitor has left a list, once: an element that starts again, as after a move in the page,
 * leaves the visitor where they are.
 */
export function restorePlace(anchor: Anchor, list: Element, signal: AbortSignal): void {
  const shared = page()
  shared.restoredLists ??= new WeakSet()
  if (shared.restoredLists.has(list)) return
  shared.restoredLists.add(list)
  holdAnchor(anchor, list, signal)
}
