/** Waiting for those who may never answer. */
import { RoveError } from './errors'

/**
 * The same promise, for a limited time. Rejects with RoveError `timeout` when it is over: what comes later is not heard.
 *
 * @param where who is waited for
 */
export function within<T>(ms: number, where: string, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const deadline = setTimeout(() => reject(new RoveError('timeout', where)), ms)
    const end =
      <Outcome>(settle: (outcome: Outcome) => void) =>
      (outcome: Outcome) => {
        clearTimeout(deadline)
        settle(outcome)
      }
    answer.then(end(resolve), end(reject))
  })
}
