/** A request and the reading of its answer, with one deadline. */
import { own } from '../input/own'
import { RoveError } from '../report/errors'
import { type SentRequest, sendRequest } from './send-request'

/** A request, and what is read of its answer. */
export interface Exchange<Outcome> extends SentRequest {
  /** The name of the called service in errors. */
  readonly where: string
  /** The timeout of all of it, in milliseconds: connecting, repeating and reading. */
  readonly deadlineMs: number
  /** Aborts it. */
  readonly signal?: AbortSignal | undefined
  readonly read: (response: Response) => Outcome | Promise<Outcome>
}

/**
 * Sends a request and reads its answer, whatever its status.
 *
 * Rejects with RoveError: `timeout`, `aborted` (by the caller), `network`, `not-sent` (nothing has left the device),
 * `too-long`, and what `read` throws.
 */
export async function exchange<Outcome>({
  where,
  init,
  deadlineMs,
  signal: callerSignal,
  read,
  ...request
}: Exchange<Outcome>): Promise<Outcome> {
  // Older phones have neither `AbortSignal.any` nor `AbortSignal.timeout`.
  const controller = new AbortController()
  const { signal } = controller
  const abort = () => controller.abort()
  const timer = setTimeout(abort, deadlineMs)
  if (callerSignal?.aborted) abort()
  callerSignal?.addEventListener('abort', abort, own({ signal }))
  const run = async () => {
    signal.throwIfAborted()
    return read(await sendRequest({ ...request, where, init: own({ ...init, signal }) }))
  }
  try {
    return await orAborted(run(), signal)
  } catch (cause) {
    if (cause instanceof RoveError) throw cause
    if (signal.aborted) throw new RoveError(callerSignal?.aborted ? 'aborted' : 'timeout', where, { cause })
    throw new RoveError(cause instanceof RangeError ? 'too-long' : 'network', where, { cause })
  } finally {
    clearTimeout(timer)
    abort()
  }
}

/** The same promise, but rejects when the signal aborts: a page’s own `fetch` can ignore the signal. */
function orAborted<Outcome>(outcome: Promise<Outcome>, signal: AbortSignal): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, own({ once: true }))
    outcome.then(resolve, reject)
  })
}
