/** Watches the name in the login form (PAGE-06). */

import type { Listen } from '../../../core/base/bus/listen'
import { followJQueryIn } from '../../../core/base/page/jquery'
import { closestTo } from '../page-press.dom'
import { createStaffCheck } from './staff.calls'

/** Checks each changed name. The log-in does not wait for it. */
export function watchLoginForm(listen: Listen, selector: string, signal: AbortSignal): void {
  const check = createStaffCheck(signal)
  followJQueryIn(selector, signal)
  listen(document, 'change', (event) => {
    const field = closestTo<HTMLInputElement>(event, '[name=name]')
    const form = field?.closest(selector)
    if (field && form) void check(form, field.value)
  })
}
