/** The address of what is shown, in the tab's history (RESULTS-04). */

import type { Listen } from '../../core/base/bus/listen'
import { writeAddress } from '../../core/base/device/write-address'
import { type LeftPlace, noteLeft } from './search-results-place.dom'

/** The tab's path and query, below the shop's path. */
export const readAddress = (basePath: string): string => (location.pathname + location.search).slice(basePath.length)

/** The tab's address. */
export interface Address {
  /** @see readAddress */
  read(): string
  /**
   * While an overlay has an entry of its own on top, the address is written once that has gone.
   *
   * @param how `instead`: the entry was one of other results, and what it remembers of them is dropped
   * @param left where the visitor was in the results that a new entry follows
   */
  write(how: 'push' | 'replace' | 'instead', path: string, left?: LeftPlace): void
}

/**
 * @param basePath the shop's path, with a slash at its end
 * @param onChange the visitor has gone back or forward
 */
export function createAddress(basePath: string, onChange: () => void, listen: Listen): Address {
  let waiting: Parameters<Address['write']> | undefined

  function write(...[how, path, left]: Parameters<Address['write']>): void {
    const state = history.state as { readonly rove_overlays?: number } | null
    if (state?.rove_overlays) {
      waiting = [waiting?.[0] ?? how, path, waiting ? waiting[2] : left]
      return
    }
    waiting = undefined
    if (left) noteLeft(left)
    writeAddress(how === 'push' ? 'pushState' : 'replaceState', how === 'replace' ? state : null, path)
  }

  listen(window, 'popstate', () => {
    if (waiting) write(...waiting)
    else onChange()
  })
  return { read: () => readAddress(basePath), write }
}
