/** Asks whether a name belongs to the shop's staff (PAGE-06). */

import { callShop } from '../../../core/base/net/call-shop'
import { note, restore } from '../../../core/base/page/traces'
import type { RoveError } from '../../../core/base/report/errors'
import { inform } from '../../../core/base/report/inform'
import { checkRole } from '../../../core/shop/account/staff.contract'

const mark = 'data-staff'

/**
 * @returns marks a login form with `data-staff` where the name is the staff's. The latest call wins. After a failure
 * there is no mark.
 */
export function createStaffCheck(signal: AbortSignal): (form: Element, name: string) => Promise<void> {
  let latest = new AbortController()
  let undo = () => {}
  signal.addEventListener('abort', () => {
    latest.abort()
    undo()
  })

  return async (form, name) => {
    latest.abort()
    undo()
    if (signal.aborted || !name.trim()) return
    const call = new AbortController()
    latest = call
    undo = () => restore(form, mark)
    try {
      const { check_role } = await callShop(checkRole, { name }, call.signal)
      if (latest === call && !signal.aborted) note(form, mark).toggleAttribute(mark, check_role)
    } catch (failure) {
      if (!call.signal.aborted) inform(failure as RoveError)
    }
  }
}
