/** Error reports for developers: one console line for each failure, once a page. */

import { page } from '../state/page'
import type { RoveError } from './errors'

/**
 * Logs a failure as `[rove] where: code`, with the note of a RoveError in brackets. The same line is logged once a page.
 *
 * @param where which module reports it; the `where` of a RoveError wins
 * @param failure a sentence, or what was thrown
 */
export function report(where: string, failure: unknown): void {
  const { reported } = page()
  const { message = failure, where: origin, note } = Object(failure) as Partial<RoveError>
  const text = `[rove] ${origin ? message : `${where}: ${String(message === Object(message) ? typeof message : message)}`}`
  const line = note ? `${text} (${note})` : text
  if (reported.includes(line)) return
  reported.push(line)
  // Old pages have a console of their own, or none.
  console?.error?.(line, ...(message === failure ? [] : [failure]))
}

/** Wraps a callback for the page: what it throws is reported and not rethrown. */
export function guard<Input extends unknown[]>(
  where: string,
  run: (...input: Input) => void,
): (...input: Input) => void {
  return (...input) => {
    try {
      run(...input)
    } catch (failure) {
      report(where, failure)
    }
  }
}
