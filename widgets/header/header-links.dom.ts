/** The header's links that are for some visitors only (SHELL-05). */
import { isFor, type VisitorKind } from './header.rules'

/** Hides what the server has marked for other visitors, and shows what it has marked for this one. */
export function showForVisitor(root: Element, visitor: VisitorKind): void {
  for (const node of root.querySelectorAll<HTMLElement>('[data-rove-visitor]'))
    node.hidden = !isFor(node.dataset.roveVisitor ?? '', visitor)
}
