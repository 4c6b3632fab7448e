/** Shows a list after Back or a reload as the visitor has left it. */
import { numbered } from '../../core/base/input/numbered'
import { restorePlace } from '../../core/lists/list-anchor'
import { recallList } from '../../core/lists/read-list-memory'
import type { ListPages } from './listing.dom'

/**
 * Restores the list and the place of the current history entry, if they are remembered. All cards but the server's are
 * folded. An element that starts again, as after a move in the page, leaves the visitor where they are.
 *
 * @returns whether it has
 */
export function restoreList(pages: ListPages, signal: AbortSignal): boolean {
  const memory = recallList(pages.version)
  if (!memory) return false
  const { grid, cards } = pages
  const hasSameWidth = Math.abs(grid.clientWidth - memory.width) <= 1
  const present = new Map(pages.items().map((card) => [card.dataset.nid, card]))
  const from = memory.items.findIndex(({ nid }) => present.has(nid))
  // The memory is of another list, or of other pages.
  if (from < 0) return false
  const [before, after] = [new DocumentFragment(), new DocumentFragment()]
  for (const [n, known] of numbered(memory.items)) {
    const old = present.get(known.nid)
    // The content of a folded card is not known where a copy of the page has brought it along.
    const made = old?.firstChild ? undefined : cards.recall(known)
    const card = old ?? made
    if (!card) return false
    if (hasSameWidth) card.style.setProperty('contain-intrinsic-block-size', `auto ${memory.heights[n]}px`)
    if (!old) (n < from ? before : after).append(card)
  }
  grid.dataset.shown = `${pages.shown() + after.childElementCount}`
  grid.prepend(before)
  grid.append(after)
  pages.first = memory.first
  pages.last = memory.last
  pages.sizes.splice(0, pages.sizes.length, ...memory.sizes)
  pages.showLinks(Number(grid.dataset.pages) || undefined)
  const item = pages.items().find(({ dataset }) => dataset.nid === memory.anchor.nid)
  if (item) restorePlace({ item, top: memory.anchor.top }, grid, signal)
  return true
}
