/** Timeouts for promises that may never settle. */
import { RoveError } from '../report/errors'

/**
 * The same promise with a timeout. Rejects with RoveError `timeout` after it; a later result is ignored.
 *
 * @param where the name of the awaited service in errors
 */
export function rejectAfter<T>(ms: number, where: string, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RoveError('timeout', where)), ms)
    const end =
      <Outcome>(settle: (outcome: Outcome) => void) =>
      (outcome: Outcome) => {
        clearTimeout(timer)
        settle(outcome)
      }
    answer.then(end(resolve), end(reject))
  })
}
