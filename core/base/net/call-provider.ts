/** Calls to providers: without cookies and referrer. */

import { RoveError } from '../report/errors'
import { exchange } from './exchange'
import { readText } from './read-text'

/**
 * One call, without a retry.
 *
 * Rejects with RoveError: `timeout` after 8 seconds, `network`, `not-sent`, `too-long`, `status-500` (any status that is not accepted).
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
  const [status, text] = await exchange({
    where,
    url,
    init: { ...init, credentials: 'omit', referrerPolicy: 'no-referrer' },
    deadlineMs: 8000,
    read: async (response) => [response.status, await readText(response)] as const,
  })
  if (!isGood(status)) throw new RoveError(`status-${status}`, where)
  return text
}
