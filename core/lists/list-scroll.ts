/** What follows the visitor's scrolling: the next page, and the address (LIST-02). */

import type { Listen } from '../base/bus/listen'
import { listenToScroll, scrollerOf, scrollPlace } from '../base/device/page-scroll'
import { writeAddress } from '../base/device/write-address'
import { numbered } from '../base/input/numbered'
import { isScrolled, scrollMs } from './endless-list.rules'
import { showInPager } from './numbered-pager'
import type { ShownPages } from './shown-pages'

/** A check that calls back where the visitor has scrolled to this share of the page, and the keyboard does not move the focus. */
export function createShareCheck(share: number, pages: ShownPages, onReached: () => void): () => void {
  return () => {
    const { grid } = pages
    if (!grid.isConnected || isKeyboardFocusInOrAfter(grid)) return
    const { top, distance } = scrollPlace(scrollerOf(grid))
    if (isScrolled(share, top, distance)) onReached()
  }
}

/** Whether the list ends above the middle of the screen, or the page is scrolled to its end. */
export function isAtFoot(grid: Element): boolean {
  const { top, distance } = scrollPlace(scrollerOf(grid))
  return top >= distance - 1 || grid.getBoundingClientRect().bottom < innerHeight / 2
}

/** Whether the focus is in the list or after it, and visible, as the keyboard moves it. A further page would move it away. */
function isKeyboardFocusInOrAfter(grid: Element): boolean {
  const { activeElement: focused } = document
  const inside = focused?.shadowRoot?.activeElement ?? focused
  if (!focused || !inside?.matches(':focus-visible')) return false
  const { DOCUMENT_POSITION_FOLLOWING, DOCUMENT_POSITION_CONTAINED_BY } = Node
  return (grid.compareDocumentPosition(focused) & (DOCUMENT_POSITION_FOLLOWING | DOCUMENT_POSITION_CONTAINED_BY)) !== 0
}

/** Names the page at the top of the screen in the address, so that it can be shared and opened again, and in the pager. */
export function createAddressUpdate(pages: ShownPages, nextLink: Element | undefined): () => void {
  let shown = pages.first
  return () => {
    const at = pageAtTop(pages)
    if (at === shown) return
    shown = at
    writeAddress('replaceState', history.state, pages.hrefOf(at))
    showInPager(nextLink, at)
  }
}

/** The last page that begins in the upper quarter of the screen, or above it. */
function pageAtTop({ first, sizes, items }: ShownPages): number {
  const nodes = items()
  let page = first
  let start = 0
  for (const [n, size] of numbered(sizes)) {
    const node = nodes[start]
    if (n > 0 && node && node.getBoundingClientRect().top <= innerHeight / 4) page = first + n
    start += size
  }
  return page
}

/** Runs all of them while the list is scrolled or the window resized, every 300 ms, and a last time afterwards. */
export function whileScrolling(
  runs: readonly (() => void)[],
  element: Element,
  listen: Listen,
  signal: AbortSignal,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    timer = undefined
    for (const one of runs) one()
  }
  const plan = () => {
    timer ??= setTimeout(run, scrollMs)
  }
  listenToScroll(listen, element, plan)
  listen(window, 'resize', plan)
  signal.addEventListener('abort', () => clearTimeout(timer))
}
