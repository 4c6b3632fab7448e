/** Finds a list in an answer, which can be a whole page with several lists. */

import { nextLinksIn } from './list-part'

/** A list in an answer. */
export interface AnsweredList {
  readonly grid: HTMLElement
  /** Its link to the page after it. */
  readonly next: HTMLAnchorElement | undefined
}

const gridMark = '[data-rove-listing=grid]'
const gridsIn = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>(gridMark)]

/**
 * The list of an answer that a list on the page goes on with: by the `id` of its grid, else the only one, else the one
 * at the same position among the lists. Its link follows its grid, before the next one.
 */
export function findAnsweredList(answer: ParentNode, shown: HTMLElement): AnsweredList | undefined {
  const grids = gridsIn(answer)
  const grid =
    grids.find(({ id }) => id && id === shown.id) ??
    (grids.length === 1 ? grids[0] : grids[gridsIn(document).indexOf(shown)])
  if (!grid || (grid.id && shown.id && grid.id !== shown.id)) return undefined
  const after = grids[grids.indexOf(grid) + 1]
  const next = nextLinksIn(answer).find(
    (link) => grids.length === 1 || (isBefore(grid, link) && (!after || isBefore(link, after))),
  )
  return { grid, next }
}

const isBefore = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
