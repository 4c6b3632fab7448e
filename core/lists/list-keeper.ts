/** Keeps a long list in memory: the list while the page is idle, and the visitor's place when the page is left. */

import { whenIdle } from '../base/async/schedule'
import type { Listen } from '../base/bus/listen'
import { rememberList, rememberPlace } from './list-memory'
import type { ListMemory, ListPlace } from './read-list-memory'

/** The time from the last change of a list until it is remembered, in milliseconds. */
const settleMs = 1000

/** A list on the page. */
export interface KeptList {
  /** The list as it is now; `undefined` if it cannot be remembered. */
  read(): ListMemory | undefined
  place(): ListPlace | undefined
}

/** What remembers a list. */
export interface ListKeeper {
  /** The list is another one, or longer. */
  changed(): void
  /** Remembers list and place at once. */
  keep(): void
}

/** @see KeptList */
export function createListKeeper({ read, place }: KeptList, listen: Listen, signal: AbortSignal): ListKeeper {
  let hasChanged = false
  /** Of a very long list, a part is remembered. */
  let remembered: ListMemory['items'] | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function keep(): void {
    const anchor = place()
    if (!anchor) return
    const isInside = remembered?.some(({ nid }) => nid === anchor.nid) ?? true
    if (!hasChanged && isInside && rememberPlace(anchor)) return
    const list = read()
    if (!list) return
    remembered = rememberList(list, anchor)
    hasChanged = false
  }

  let isLeft = false
  listen(window, 'pagehide', () => {
    keep()
    isLeft = true
  })
  listen(window, 'pageshow', () => {
    isLeft = false
  })
  // A page that is left is hidden too.
  listen(document, 'visibilitychange', () => {
    if (document.visibilityState === 'hidden' && !isLeft) keep()
  })
  signal.addEventListener('abort', () => clearTimeout(timer))

  return {
    changed() {
      hasChanged = true
      clearTimeout(timer)
      timer = setTimeout(() => whenIdle(() => !signal.aborted && keep()), settleMs)
    },
    keep,
  }
}
