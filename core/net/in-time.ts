/** Calls for a limited time. `AbortSignal.any` and `AbortSignal.timeout` are younger than phones that are in use. */
import { RoveError } from '../errors'
import { own } from '../own'

/**
 * What `run` does, ended by its signal when the time is over or whoever asked has given up. Rejects with RoveError
 * `timeout` or `aborted` then, otherwise as `run` does.
 *
 * @param where who is called: named in errors
 * @param givenUp whoever asked
 */
export async function inTime<Outcome>(
  ms: number,
  where: string,
  run: (signal: AbortSignal) => Promise<Outcome>,
  givenUp?: AbortSignal,
): Promise<Outcome> {
  const ending = new AbortController()
  const { signal } = ending
  const end = () => ending.abort()
  const timer = setTimeout(end, ms)
  if (givenUp?.aborted) end()
  givenUp?.addEventListener('abort', end, own({ signal }))
  try {
    return await run(signal)
  } catch (cause) {
    if (cause instanceof RoveError || !signal.aborted) throw cause
    throw new RoveError(givenUp?.aborted ? 'aborted' : 'timeout', where, { cause })
  } finally {
    clearTimeout(timer)
    end()
  }
}
