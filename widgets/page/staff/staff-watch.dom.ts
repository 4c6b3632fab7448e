/** Watches the name in the login form (PAGE-06). */
import { loadCode } from '../../../core/async/load-code'
import { loadOnce } from '../../../core/async/load-once'
import type { Listen } from '../../../core/page/listen'
import { withCode } from '../page-code.dom'
import { closestTo } from '../page-press.dom'

/** Checks each changed name. The log-in does not wait for it. */
export function watchLoginForm(listen: Listen, selector: string, signal: AbortSignal): void {
  const load = loadOnce(async () => {
    const { createStaffCheck } = await loadCode(import('./staff.calls'))
    return createStaffCheck(signal)
  })
  listen(document, 'change', (event) => {
    const field = closestTo<HTMLInputElement>(event, '[name=name]')
    const form = field?.closest(selector)
    if (field && form) withCode(load(), (check) => check(form, field.value))
  })
}
