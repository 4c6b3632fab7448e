/** Calls to providers: without cookies and referrer. */

import { own } from '../input/own'
import { RoveError } from '../report/errors'
import { readText } from './read-text'
import { withTimeout } from './with-timeout'

/**
 * One call, without a retry.
 *
 * Rejects with RoveError: `timeout` after 8 seconds, `network`, `too-long`, `status-500` (any status that is not accepted).
 *
 * @param where the name of the provider in errors
 * @param isGood which status is accepted; any 2xx by default
 * @returns the answer's text
 */
export async function callProvider(
  where: string,
  url: string,
  init: Pick<RequestInit, 'method' | 'headers' | 'body'> = {},
  isGood = (status: number) => status >= 200 && status < 300,
): Promise<string> {
  const [status, text] = await withTimeout(8000, where, async (signal) => {
    const options = own({ ...init, signal, credentials: 'omit', referrerPolicy: 'no-referrer' } as const)
    const response = await fetch(url, options)
    return [response.status, await readText(response)] as const
  }).catch((cause: unknown) => {
    if (cause instanceof RoveError) throw cause
    throw new RoveError(cause instanceof RangeError ? 'too-long' : 'network', where, { cause })
  })
  if (!isGood(status)) throw new RoveError(`status-${status}`, where)
  return text
}
