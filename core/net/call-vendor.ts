/** Calls to others' services: nothing of the visitor's goes along but what is sent. */
import { RoveError } from '../errors'
import { own } from '../own'
import { inTime } from './in-time'
import { readText } from './read-text'

/**
 * One call, tried once.
 *
 * Rejects with RoveError: `timeout` after 8 seconds, `network`, `too-long`, `status-500` (any status that is not wanted).
 *
 * @param where who is called: named in errors
 * @param isGood which status is wanted; any 2xx unless told
 * @returns the answer's text
 */
export async function callVendor(
  where: string,
  url: string,
  init: Pick<RequestInit, 'method' | 'headers' | 'body'> = {},
  isGood = (status: number) => status >= 200 && status < 300,
): Promise<string> {
  const [status, text] = await inTime(8000, where, async (signal) => {
    const asked = own({ ...init, signal, credentials: 'omit', referrerPolicy: 'no-referrer' } as const)
    const response = await fetch(url, asked)
    return [response.status, await readText(response)] as const
  }).catch((cause: unknown) => {
    if (cause instanceof RoveError) throw cause
    throw new RoveError(cause instanceof RangeError ? 'too-long' : 'network', where, { cause })
  })
  if (!isGood(status)) throw new RoveError(`status-${status}`, where)
  return text
}
