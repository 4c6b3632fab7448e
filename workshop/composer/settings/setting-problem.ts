/** What is wrong with a setting, by its own schema and in its schema’s words. */
import { safeParse } from 'valibot'
import { parseTime } from '../../../core/base/country/parse-time.rules'
import { issueIn } from '../../../core/base/input/issue-in'
import { ownCopy } from '../../../core/base/input/own-json'
import { settingRows } from '../../settings/all-settings'
import { readPopup } from '../popups/problems'

/** The problem of a setting’s value; `undefined` if it is usable. */
export function settingProblem(name: string, value: unknown): string | undefined {
  if (name === 'rove.popups') return popupsProblem(value)
  if (name === 'countdownEnd' && Number.isNaN(parseTime(value)))
    return `countdownEnd is ${JSON.stringify(value)}: it takes "2026-11-30 23:59:59" (UTC), an ISO time or seconds since 1970`
  const row = settingRows.find((one) => one.name === name)
  if (!row) return undefined
  const read = safeParse(row.schema, ownCopy(value))
  return read.success ? undefined : (row.takes ?? issueIn(name, read.issues[0]))
}

function popupsProblem(value: unknown): string | undefined {
  if (!Array.isArray(value)) return 'rove.popups: it is no list [popup, popup]'
  return value.flatMap((entry, n) => readPopup(entry, value.slice(0, n)).problems)[0]
}
