/** Releases what a drawer has made inert (SHELL-02). */
import { restore } from '../../base/page/traces'

/** Marks what is inert because of a drawer, so that it is found again, also in a copy. */
export const inertMark = 'data-rove-inert'

/** Releases what is inert because of a drawer below a node. */
export function releaseInert(root: ParentNode): void {
  for (const node of root.querySelectorAll(`[${inertMark}]`)) restore(node, 'inert', inertMark)
}
