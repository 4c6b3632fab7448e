/** The page behind the drawer: it cannot be scrolled, pressed or focused while the drawer is open (SHELL-02). */
import { stepBack } from '../../core/device/step-back'
import { own } from '../../core/input/own'
import { page } from '../../core/page/page'
import { lockScroll } from '../../core/ui/lock-scroll'

declare module '../../core/page/page' {
  interface Page {
    /** The open drawers of all headers. */
    openDrawers?: Element[]
  }
}

/** Marks what is inert because of a drawer, so that it is found again, also in a copy. */
const mark = 'data-rove-inert'

/** What happens to an open drawer. */
export interface DrawerEvents {
  /** The visitor goes back. */
  onBack(): void
  /** It has left its header. */
  onRemoved(): void
}

/** Locks the page behind a drawer of a header. Its scroll position is kept. @returns the undo */
export function lockPage(drawer: Element, header: Element, { onBack, onRemoved }: DrawerEvents): () => void {
  const shared = page()
  const ending = new AbortController()
  const show = (open: Element[]) => {
    shared.openDrawers = open
    unlock(document)
    // The drawer can have left the page, with what is beside it.
    unlock(drawer.getRootNode() as ParentNode)
    for (const node of besides(open.at(-1))) {
      node.inert = true
      node.setAttribute(mark, '')
    }
  }
  show([...(shared.openDrawers ?? []), drawer])
  const unlockScroll = lockScroll()
  void stepBack(onBack, ending.signal)
  const observer = new MutationObserver(() => header.contains(drawer) || onRemoved())
  observer.observe(header, own({ childList: true, subtree: true }))
  return () => {
    ending.abort()
    observer.disconnect()
    unlockScroll()
    show((shared.openDrawers ?? []).filter((open) => open !== drawer))
  }
}

/** Releases what is inert because of a drawer below a node. */
export function unlock(root: ParentNode): void {
  for (const node of root.querySelectorAll<HTMLElement>(`[${mark}]`)) {
    node.inert = false
    node.removeAttribute(mark)
  }
}

/** All elements that neither contain this one nor are in it, and that are not inert yet. */
function besides(element: Element | undefined): readonly HTMLElement[] {
  const parent = element?.parentElement
  if (!parent || element === document.body) return []
  const siblings = [...parent.children].filter(
    (node): node is HTMLElement => node !== element && node instanceof HTMLElement && !node.inert,
  )
  return [...siblings, ...besides(parent)]
}
