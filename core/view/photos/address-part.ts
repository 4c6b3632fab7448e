/** Names in the page's address what is open in a dialog, so that a shared address opens it: `?photo=12` (HOSTS-02, COMM-01). */

import type { Listen } from '../../base/bus/listen'
import { writeAddress } from '../../base/device/write-address'

/** One parameter of the page's address. */
export interface AddressPart {
  /** What the address names. Read it once, when the page is loaded. */
  read(): string | undefined
  /** What is open has changed: writes it to the current history entry. */
  update(): void
}

/**
 * The dialog's own history entry is that of its overlay (see `core/base/device/back-step`), so Back closes the dialog. Until
 * the signal of `listen` aborts, the parameter is also written after Back and Forward: the page's entry has none once
 * the dialog is closed.
 *
 * @param name of the parameter
 * @param open what is open now
 */
export function createAddressPart(name: string, open: () => string | undefined, listen: Listen): AddressPart {
  const read = () => new URL(location.href).searchParams.get(name) ?? undefined

  function update(): void {
    const value = open()
    if (read() === value) return
    const url = new URL(location.href)
    if (value === undefined) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
    // A reload opens it again in this history entry, instead of going back to the one before the dialog.
    const state: unknown = history.state
    const isRecord = state === null || Object.getPrototypeOf(state) === Object.prototype
    writeAddress('replaceState', isRecord ? { ...(state as object), rove_opens: value !== undefined } : state, url)
  }

  // Back to an entry whose address names another one.
  listen(window, 'popstate', () => queueMicrotask(update))
  return { read, update }
}
