/**
 * Folds the cards of a long list that are far from the screen: without content, they keep their place and size. Cards
 * of a further page, and those that Back restores, are folded at first.
 */

import { whenIdle } from '../../core/base/async/schedule'
import type { Listen } from '../../core/base/bus/listen'
import { listenToScroll } from '../../core/base/device/page-scroll'
import { firstBelow } from '../../core/lists/first-below'
import type { ListPages } from './listing.dom'
import { foldLimits } from './listing.rules'

/**
 * Unfolds what the visitor comes near to, and folds what is far.
 *
 * @param element contains the list
 * @param onUnfolded cards have content again
 * @returns what is called when cards were added
 */
export function watchFolds(
  pages: ListPages,
  element: Element,
  onUnfolded: () => void,
  listen: Listen,
  signal: AbortSignal,
): () => void {
  const { near, far } = CSS.supports('content-visibility', 'hidden') ? foldLimits : neverFolded
  let isWaiting = false

  /** Unfolds at once what is on the screen, and as far above and below it. */
  function update(distance = innerHeight): void {
    const items = pages.grid.children
    const [start, end] = [firstBelow(items, 'bottom', -distance), firstBelow(items, 'top', innerHeight + distance)]
    // A card that cannot be filled is removed: the collection changes.
    const folded: HTMLElement[] = []
    for (let n = start; n < end; n++) {
      const card = items[n] as HTMLElement
      if (isFolded(card)) folded.push(card)
    }
    for (const card of folded) pages.cards.fill(card)
    if (folded.length > 0) onUnfolded()
    if (isWaiting) return
    isWaiting = true
    whenIdle(step)
  }

  /** Unfolds and folds a few cards, until all that are near are unfolded and all that are far are folded. */
  function step(): void {
    isWaiting = false
    if (signal.aborted) return
    const items = pages.items()
    const at = firstBelow(items, 'bottom', innerHeight / 2)
    const around = (distance: number) => items.slice(Math.max(0, at - distance), at + distance)
    const folded = around(near).filter(isFolded)
    const kept = new Set(around(far))
    const left = items.filter((card) => !kept.has(card) && !isFolded(card) && canFold(card))
    for (const card of folded.slice(0, foldLimits.atOnce)) pages.cards.fill(card)
    for (const card of left.slice(0, foldLimits.atOnce)) card.replaceChildren()
    isWaiting = folded.length + left.length > 0
    if (isWaiting) whenIdle(step)
    if (folded.length > 0 && folded.length <= foldLimits.atOnce) onUnfolded()
  }

  /** A card of the server can have more than the template. */
  const canFold = (card: HTMLElement) => !pages.served.has(card.dataset.nid) && !card.contains(document.activeElement)

  // Cards that become smaller bring others nearer.
  const observer = new ResizeObserver(() => update())
  signal.addEventListener('abort', () => observer.disconnect())
  // What is on the screen must not wait for more: not in the frame that shows it first, which can scroll to its place.
  update(0)
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (signal.aborted) return
      listenToScroll(listen, element, () => update())
      observer.observe(element)
    }),
  )
  // The frame that shows the new cards measures them anyway.
  return () => requestAnimationFrame(() => !signal.aborted && update())
}

/** Where a browser cannot keep the size of a folded card. */
const neverFolded = { near: Number.POSITIVE_INFINITY, far: Number.POSITIVE_INFINITY }

const isFolded = (card: Element) => !card.firstChild
