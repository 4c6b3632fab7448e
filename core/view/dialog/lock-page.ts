/** The page behind a drawer: it cannot be scrolled, pressed or focused while the drawer is open (SHELL-02). */
import { afterPaint } from '../../base/async/schedule'
import { addBackStep } from '../../base/device/back-step'
import { builtIn } from '../../base/input/built-in'
import { own } from '../../base/input/own'
import { note } from '../../base/page/traces'
import { guard } from '../../base/report/report'
import { page } from '../../base/state/page'
import { lockScroll } from './lock-scroll'
import { inertMark, releaseInert } from './release-inert'

declare module '../../base/state/page' {
  interface Page {
    /** All open drawers. */
    openDrawers?: Element[]
  }
}

/** What happens to an open drawer. */
export interface DrawerEvents {
  /** The visitor goes back. */
  onBack(): void
  /** It has left its owner. */
  onRemoved(): void
}

/**
 * Locks the page behind a drawer, until the signal aborts. Its scroll position is kept. The browser computes the styles of
 * the whole page for it, so the drawer is painted first.
 *
 * @param owner contains the drawer
 */
export function lockPage(drawer: Element, owner: Element, events: DrawerEvents, signal: AbortSignal): void {
  const lock = guard('drawer', () => {
    if (signal.aborted) return
    if (owner.contains(drawer)) lockNow(drawer, owner, events, signal)
    else events.onRemoved()
  })
  afterPaint(lock)
}

function lockNow(drawer: Element, owner: Element, { onBack, onRemoved }: DrawerEvents, signal: AbortSignal): void {
  const shared = page()
  const unlockScroll = lockScroll()
  shared.openDrawers = [...(shared.openDrawers ?? []), drawer]
  signal.addEventListener('abort', () => {
    unlockScroll()
    shared.openDrawers = (shared.openDrawers ?? []).filter((open) => open !== drawer)
    releaseInert(document)
    // The drawer can have left the page, with what is beside it.
    releaseInert(drawer.getRootNode() as ParentNode)
    afterPaint(guard('drawer', makeInert))
  })
  releaseInert(document)
  makeInert()
  addBackStep(onBack, signal)
  const observer = new MutationObserver(() => owner.contains(drawer) || onRemoved())
  observer.observe(owner, own({ childList: true, subtree: true }))
  signal.addEventListener('abort', () => observer.disconnect())
}

/** Makes all inert that is beside the drawer that was opened last. */
function makeInert(): void {
  for (const found of besides(page().openDrawers?.at(-1))) {
    const node = builtIn(note(found, 'inert', inertMark))
    node.inert = true
    node.setAttribute(inertMark, '')
  }
}

/** All elements that neither contain this one nor are in it, and that are not inert yet. */
function besides(element: Element | undefined): readonly HTMLElement[] {
  const parent = builtIn(element)?.parentElement
  if (!parent || element === document.body) return []
  const siblings = [...builtIn(parent).children].filter(
    (node): node is HTMLElement => node !== element && node instanceof HTMLElement && !builtIn(node).inert,
  )
  return [...siblings, ...besides(parent)]
}
