/** Keeps the page where it is behind a dialog or a drawer: it cannot be scrolled. */
import { note, restore } from '../../base/page/traces'
import { acquireShared, page } from '../../base/state/page'
import { layeredStyles } from '../../base/styles/style-sheet'
import type { Styles } from '../../base/styles/styles.types'

declare module '../../base/state/page' {
  interface Page {
    /** The styles of a page that is locked. They stay: see `lockScroll`. */
    lockStyles?: Styles
  }
}

/** On <html>: which element is kept from scrolling, and whether the place of the scroll bar is kept. */
const lockMark = 'data-rove-scroll-lock'

const css = `:root[${lockMark}~=html],:root[${lockMark}~=body] body{overflow:hidden!important}
:root[${lockMark}~=gutter]{scrollbar-gutter:stable}`

/**
 * Stops the visitor from scrolling the page until every lock is undone, in any order. It is done by an attribute, because
 * after a style sheet is removed the browser lays out the whole page again.
 *
 * @returns the undo
 */
export function lockScroll(): () => void {
  const [, release] = acquireShared('scroll-lock', () => {
    // Rules, because a value in `style` would have to be restored, and other code of the page also sets and restores it.
    const shared = page()
    shared.lockStyles ??= layeredStyles(css)
    shared.lockStyles.adopt(document)
    const { documentElement: root } = document
    note(root, lockMark).setAttribute(lockMark, marksOf(root))
    return { stop: () => restore(root, lockMark) }
  })
  return release
}

function marksOf(root: Element): string {
  // The screen takes it from <body> where <html> has none. Otherwise <body> would scroll by itself, with what sticks in it.
  const scroller = getComputedStyle(root).overflow === 'visible' ? 'body' : 'html'
  // The place of the scroll bar stays, so that nothing moves.
  return innerWidth > root.clientWidth ? `${scroller} gutter` : scroller
}
