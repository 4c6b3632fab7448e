/** The search service. Owns algoliasearch, of which only the light client is used. */
import { type LiteClient, liteClient } from 'algoliasearch/lite'
import { safeParse } from 'valibot'
import { type SearchAnswer, type SearchRequest, searchAnswer } from '../contract/search'
import { within } from '../deadline'
import { RoveError } from '../errors'
import type { Setting } from '../host/settings/read-setting'
import type { searchService } from '../host/settings/search'
import { issueIn } from '../issue-in'
import { own } from '../own'
import { ownCopy, sendable } from '../own-json'
import { inTime } from './in-time'
import { readText } from './read-text'

/** Asks several indexes at once: an answer for each request, in order. Rejects with RoveError: `timeout`, `network`, `too-long`, `status-403` (any status), `wrong-shape`. */
export type Search = (requests: readonly SearchRequest[]) => Promise<SearchAnswer>

/** Remembers nothing: which host answers well is not worth an entry in a visitor's storage. */
const forgetful = {
  get: <Value>(_: unknown, otherwise: () => Promise<Value>) => otherwise(),
  set: async <Value>(_: unknown, value: Value) => value,
  delete: async () => {},
  clear: async () => {},
}

/** Asks one host, as the client wants to be answered. An answer that is too long ends the whole question. */
const requester: LiteClient['transporter']['requester'] = {
  async send({ url, method, headers, data, connectTimeout }) {
    const body = typeof data === 'string' ? data : null
    try {
      return await inTime(connectTimeout, 'search', async (signal) => {
        // The page's address goes along: keys of the service may be limited to a shop's pages.
        const response = await fetch(url, own({ method, headers: own(headers), body, signal }))
        return { status: response.status, content: await readText(response), isTimedOut: false }
      })
    } catch (cause) {
      if (cause instanceof RangeError) throw new RoveError('too-long', 'search', { cause })
      return { status: 0, content: 'no answer', isTimedOut: cause instanceof RoveError }
    }
  },
}

/**
 * A client of the service that the page's settings name.
 *
 * @param deadlineMs time for the whole question, retries on other hosts included
 */
export function createSearch(
  { appId, apiKey, hosts, indexes }: NonNullable<Setting<typeof searchService>>,
  deadlineMs = 6000,
): Search {
  const client = liteClient(appId, apiKey, {
    requester,
    hostsCache: forgetful,
    // The service's own two seconds are short for a slow phone, and our deadline stands above them.
    timeouts: { connect: deadlineMs, read: deadlineMs, write: deadlineMs },
    ...(hosts ? { hosts: hosts.map((host) => ({ ...host, accept: 'readWrite' as const })) } : {}),
  })
  return async (requests) => {
    const named = requests.map(({ indexName, query, params }) => ({
      indexName: indexes[indexName] ?? indexName,
      query,
      hitsPerPage: params.hitsPerPage,
      numericFilters: [...params.numericFilters],
    }))
    const asked = client.search(sendable({ requests: named }))
    const answer = await within(deadlineMs, 'search', asked).catch((cause: Partial<RoveError & { status: number }>) => {
      if (cause instanceof RoveError) throw cause
      throw new RoveError(cause.status ? `status-${cause.status}` : 'network', 'search', { cause })
    })
    const decoded = safeParse(searchAnswer, ownCopy(answer))
    if (!decoded.success) throw new RoveError('wrong-shape', 'search', { cause: issueIn('answer', decoded.issues[0]) })
    return decoded.output
  }
}
