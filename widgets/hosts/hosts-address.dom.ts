/** The address of the list, in the tab's history (HOSTS-01). */

import type { Listen } from '../../core/base/bus/listen'
import { writeAddress } from '../../core/base/device/write-address'
import { listAddress } from './hosts.rules'

/** The list's address. */
export interface HostsAddress {
  /** What the tab's address names. */
  read(): string
  /** Adds an entry. While an overlay has one of its own on top, it is added once that has gone. */
  push(address: string): void
}

/** @param onChange the visitor has gone back or forward */
export function createHostsAddress(onChange: () => void, listen: Listen): HostsAddress {
  let waiting: string | undefined

  function push(address: string): void {
    const { rove_overlays: overlays } = (history.state ?? {}) as { readonly rove_overlays?: number }
    waiting = overlays ? address : undefined
    if (!overlays) writeAddress('pushState', null, address)
  }

  listen(window, 'popstate', () => (waiting === undefined ? onChange() : push(waiting)))
  return { read: () => listAddress(location), push }
}
