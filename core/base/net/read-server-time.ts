/** The server's time, from the `Date` header of an answer. */

import { shopPath } from '../page/path'
import { RoveError } from '../report/errors'
import { callHeaders } from './call-headers'
import { exchange } from './exchange'

/** The timeout of the request, in milliseconds. */
const timeoutMs = 4000

/**
 * Sends a HEAD request with the address and headers of the call `live.info`. An answer of any status has the time.
 *
 * Rejects with a RoveError: those of `exchange`, or `no-date` where the answer has no date.
 *
 * @returns what the time was by the server when `performance.now()` was 0, in milliseconds since 1970
 */
export async function readServerTime(): Promise<number> {
  let sentAt = 0
  const query = new URLSearchParams({ pathname: location.pathname + location.search })
  const headers = await exchange({
    where: 'clock',
    url: new URL(`${shopPath()}ajax/live_info.json?${query}`, document.baseURI).href,
    init: {
      method: 'HEAD',
      headers: callHeaders('application/json'),
      cache: 'no-store',
      credentials: 'same-origin',
      referrerPolicy: 'no-referrer',
    },
    deadlineMs: timeoutMs,
    fetch: (url, init) => {
      sentAt = performance.now()
      return fetch(url, init)
    },
    async read(response) {
      // To its end: the browser's record of requests has no status of one that is aborted.
      await response.text()
      return response.headers
    },
  })
  const receivedAt = performance.now()
  const date = new Date(headers.get('date') ?? '').getTime()
  if (Number.isNaN(date)) throw new RoveError('no-date', 'clock')
  // A cached answer is older by its `Age`. Both headers are rounded down to seconds, so half a second is added.
  const age = Number(headers.get('age')) || 0
  return date + 500 + age * 1000 - (sentAt + receivedAt) / 2
}
