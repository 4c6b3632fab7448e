/** Lets the visitor move an endless list: by scrolling, by its link to the next page, and by coming online again (LIST-02). */

import type { Listen } from '../base/bus/listen'
import { isPlainPress } from '../base/device/plain-press'
import type { EndlessList } from './endless-list'
import { createAddressUpdate, createShareCheck, isAtFoot, whileScrolling } from './list-scroll'
import type { ShownPages } from './shown-pages'

/** A list on the page. */
export interface FollowedList {
  readonly element: HTMLElement
  readonly list: EndlessList
  readonly pages: ShownPages
  /** The server's link to the next page. */
  readonly nextLink: HTMLElement | undefined
  /** The share of the page's height that is scrolled when the next page is loaded; `undefined`: on a press only. */
  readonly share: number | undefined
  /** Whether its foot is kept in reach: the list has no maximum. */
  readonly keepsFoot?: boolean
  /** Whether it begins with what is scrolled already. A list that Back restores has to be restored first. */
  readonly isCheckedFirst?: boolean
  /** What else follows the scrolling. */
  readonly runs?: readonly (() => void)[]
}

/** @see FollowedList */
export function followList(
  { element, list, pages, nextLink, share, keepsFoot = false, isCheckedFirst = false, runs = [] }: FollowedList,
  listen: Listen,
  signal: AbortSignal,
): void {
  const reached =
    share === undefined
      ? () => {}
      : createShareCheck(share, pages, () => list.scrolled(keepsFoot && isAtFoot(pages.grid)))
  whileScrolling([reached, createAddressUpdate(pages, nextLink), ...runs], element, listen, signal)
  const unsubscribe = list.subscribe(() => {
    if (list.get().progress.at === 'idle') reached()
  })
  signal.addEventListener('abort', unsubscribe)
  // The page can be as high as the screen, or scrolled before this code has come.
  if (isCheckedFirst) reached()
  const observer = new ResizeObserver(() => list.resized())
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())

  // What the visitor has asked for does not wait for another press.
  listen(window, 'online', () => {
    if (list.get().progress.at === 'failed') list.press()
  })
  if (nextLink)
    listen<MouseEvent>(nextLink, 'click', (event) => {
      // Where no more is added, the link opens the next page.
      const isOver = list.get().progress.at === 'locked' || !pages.grid.isConnected
      if (isOver || !isPlainPress(event) || event.defaultPrevented) return
      event.preventDefault()
      list.press()
    })
}
