/** Timeouts for calls. Older phones have neither `AbortSignal.any` nor `AbortSignal.timeout`. */

import { own } from '../input/own'
import { RoveError } from '../report/errors'

/**
 * Runs `run` and aborts its signal after the timeout, or when the caller aborts. Then it rejects with RoveError
 * `timeout` or `aborted`, otherwise as `run` does.
 *
 * @param where the name of the called service in errors
 * @param callerSignal aborts the call
 */
export async function withTimeout<Outcome>(
  ms: number,
  where: string,
  run: (signal: AbortSignal) => Promise<Outcome>,
  callerSignal?: AbortSignal,
): Promise<Outcome> {
  const controller = new AbortController()
  const { signal } = controller
  const abort = () => controller.abort()
  const timer = setTimeout(abort, ms)
  if (callerSignal?.aborted) abort()
  callerSignal?.addEventListener('abort', abort, own({ signal }))
  try {
    return await run(signal)
  } catch (cause) {
    if (cause instanceof RoveError || !signal.aborted) throw cause
    throw new RoveError(callerSignal?.aborted ? 'aborted' : 'timeout', where, { cause })
  } finally {
    clearTimeout(timer)
    abort()
  }
}
