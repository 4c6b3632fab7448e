/** Which failures of a call mean that the server has answered nothing. */
import { RoveError } from '../report/errors'

/** Whether nothing was answered: nothing may then be said of what the server did. */
export function isUnanswered(failure: unknown): boolean {
  return failure instanceof RoveError && /^(network|not-sent|timeout|aborted)$/.test(failure.code)
}
