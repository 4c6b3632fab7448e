/** What a switch asks of the browser. */

import { createListen } from '../../../core/base/bus/listen'
import { isRendered } from '../../../core/base/device/visibility'
import { note } from '../../../core/base/page/traces'
import { page } from '../../../core/base/state/page'
import type {} from '../../../core/instant/instant-way'

/** Stops the browser's navigation to another page. */
export const stopLeaving = (): void => window.stop()

/** Whether the device is offline. */
export const isOffline = (): boolean => navigator.onLine === false

/** Drops the pages that were fetched ahead: the server renders others now. */
export const dropFetched = (): void => page().instant?.drop()

/** Calls back once the device is online again. */
export const whenOnline = (run: () => void, signal: AbortSignal): void =>
  createListen('country', signal)(window, 'online', run)

/** Focuses the control that has replaced the one of an open dialog, else the page's content. */
export function focusControl(): void {
  if (document.activeElement !== document.body) return
  const controls = [...document.querySelectorAll<HTMLElement>('rove-country :is(select, a[data-locale])')]
  const main = document.querySelector<HTMLElement>('main, [role=main]')
  const control = controls.find(isRendered)
  if (!control && main) note(main, 'tabindex').tabIndex = -1
  const next = control ?? main
  next?.focus()
}
