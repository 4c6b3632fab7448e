/** Keeps a place of a long list on the screen while what is above it changes. */
import { own } from '../input/own'
import type { Listen } from '../page/listen'

/** An item, and the distance of its upper edge from the top of the screen in pixels. */
export interface Anchor {
  readonly item: Element
  readonly top: number
}

/** The first item that is on the screen or below it; the last one for a visitor who is past the list. */
export function anchorIn(items: readonly Element[]): Anchor | undefined {
  const item = items.find((one) => one.getBoundingClientRect().bottom > 0) ?? items.at(-1)
  return item && { item, top: item.getBoundingClientRect().top }
}

/** Scrolls so that the item is where it was. */
export function scrollToAnchor({ item, top }: Anchor): void {
  scrollBy(own({ top: item.getBoundingClientRect().top - top, behavior: 'instant' as const }))
}

/**
 * Keeps the item where it is, whatever the pictures above it measure, until the visitor scrolls or presses something.
 * Until then the browser restores no scroll position of its own.
 *
 * @param list all that can change its height
 */
export function holdAnchor(anchor: Anchor, list: Element, listen: Listen, signal: AbortSignal): void {
  const before = history.scrollRestoration
  history.scrollRestoration = 'manual'
  // Another list can have taken its place.
  const hold = () => (anchor.item.isConnected ? scrollToAnchor(anchor) : end())
  const observer = new ResizeObserver(hold)
  const end = () => {
    observer.disconnect()
    history.scrollRestoration = before
  }
  hold()
  observer.observe(list)
  observer.observe(document.body)
  listen(window, 'wheel touchstart pointerdown keydown pagehide', end, true)
  signal.addEventListener('abort', end)
}
