/** Deletes what an element has stored on this device, so that the preview begins as for a new visitor. */
import { writeCookie } from '../../../core/base/device/cookies'

/** @param keys cookies and keys of storage */
export function forget(keys: readonly string[]): void {
  for (const key of keys) {
    writeCookie(key, '', -1)
    for (const storage of [localStorage, sessionStorage]) storage.removeItem(key)
  }
}
