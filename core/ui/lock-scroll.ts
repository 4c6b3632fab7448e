/** Keeps the page where it is behind a dialog or a drawer: it cannot be scrolled. */
import { acquireShared } from '../state/page'
import { adoptInPage } from '../styles/style-sheet'

/** Stops the visitor from scrolling the page until every lock is undone, in any order. @returns the undo */
export function lockScroll(): () => void {
  const [, release] = acquireShared('scroll-lock', () => ({ stop: adoptInPage(lockStyles()) }))
  return release
}

/** A rule, because a value in `style` would have to be restored, and other code of the page also sets and restores it. */
function lockStyles(): string {
  const { documentElement: root } = document
  // The screen takes it from <body> where <html> has none. Otherwise <body> would scroll by itself, with what sticks in it.
  const scroller = getComputedStyle(root).overflow === 'visible' ? 'body' : ':root'
  // The place of the scroll bar stays, so that nothing moves.
  const gutter = innerWidth > root.clientWidth ? ':root{scrollbar-gutter:stable}' : ''
  return `${scroller}{overflow:hidden!important}${gutter}`
}
