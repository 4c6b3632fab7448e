/** The server's time, from the `Date` of any answer of its. */
import { RoveError } from '../errors'
import { basePath } from '../host/settings/page'
import { readSetting } from '../host/settings/read-setting'
import { own } from '../own'
import { inTime } from './in-time'

/** How long an answer is waited for, in milliseconds. */
const patience = 4000

/**
 * Asks for a head alone, of a page that the shop asks for anyway (document 0, section 7); any status will do.
 *
 * Rejects with a RoveError: `network`, or `no-date` where the answer does not say when it was made.
 *
 * @returns what the time was by the server when `performance.now()` was 0, in milliseconds since 1970
 */
export async function readServerTime(): Promise<number> {
  const url = new URL(`${readSetting(basePath)}ajax/live_info.json`, document.baseURI)
  const sent = performance.now()
  const { headers } = await inTime(patience, 'clock', (signal) =>
    fetch(
      url,
      own({
        method: 'HEAD',
        cache: 'no-store',
        credentials: 'same-origin',
        referrerPolicy: 'no-referrer',
        signal,
      } as const),
    ),
  ).catch((cause: unknown) => {
    throw new RoveError('network', 'clock', { cause })
  })
  const got = performance.now()
  const date = new Date(headers.get('date') ?? '').getTime()
  if (Number.isNaN(date)) throw new RoveError('no-date', 'clock')
  // An answer that a cache has kept is older by its age. Both are whole seconds that have begun: half of one on average.
  const age = Number(headers.get('age')) || 0
  return date + 500 + age * 1000 - (sent + got) / 2
}
