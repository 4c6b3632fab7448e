/** The search service. Owns algoliasearch, of which only the light client is used. */
import { liteClient } from 'algoliasearch/lite'
import { safeParse } from 'valibot'
import { rejectAfter } from '../../base/async/deadline'
import { issueIn } from '../../base/input/issue-in'
import { ownCopy, sendable, toJson } from '../../base/input/own-json'
import type { Setting } from '../../base/input/read-setting'
import { RoveError } from '../../base/report/errors'
import { type SearchAnswer, type SearchRequest, searchAnswer } from './search.contract'
import type { searchService } from './search.setting'

/** Searches several indexes at once: one answer for each request, in order. Rejects with RoveError: `timeout`, `network`, `status-403` (any status), `wrong-shape`. */
export type Search = (requests: readonly SearchRequest[]) => Promise<SearchAnswer>

/**
 * A cache that stores nothing. By default, the client stores in `localStorage` which hosts are slow or down. A host that
 * timed out has used the whole deadline, so the client asks no further one.
 */
const withoutCache = {
  get: <Value>(_: unknown, otherwise: () => Promise<Value>) => otherwise(),
  async set<Value>(_: unknown, value: Value) {
    if ((value as { isTimedOut?(): boolean }).isTimedOut?.()) throw new RoveError('timeout', 'search')
    return value
  },
  delete: async () => {},
  clear: async () => {},
}

/** Parameters as the service takes them in a multi-index query: `hitsPerPage=5&numericFilters=%5B%22usa_hide%3D0%22%5D`. */
const queryOf = (params: SearchRequest['params']): string =>
  Object.entries(params)
    .map(([name, value]) => `${name}=${encodeURIComponent(toJson(value))}`)
    .join('&')

/**
 * Creates a client of the search service that the page's settings name.
 *
 * @param deadlineMs the timeout of a whole search, retries on other hosts included
 */
export function createSearch(
  { appId, apiKey, hosts, indexes }: NonNullable<Setting<typeof searchService>>,
  deadlineMs = 6000,
): Search {
  const client = liteClient(appId, apiKey, {
    hostsCache: withoutCache,
    // Each retry would wait as long as the service says, while the visitor waits too.
    maxRateLimitRetries: 0,
    // The defaults of one and two seconds are too short for a slow phone. Each host may take the whole deadline.
    timeouts: { connect: deadlineMs, read: deadlineMs, write: deadlineMs },
    ...(hosts ? { hosts: hosts.map((host) => ({ ...host, accept: 'readWrite' as const })) } : {}),
  })
  return async (requests) => {
    const namedRequests = requests.map(({ indexName, query, params }) => ({
      indexName: indexes[indexName] ?? indexName,
      query,
      params: queryOf(params),
    }))
    const pending = client.search(sendable({ requests: namedRequests }))
    const answer = await rejectAfter(deadlineMs, 'search', pending).catch(
      (cause: Partial<RoveError & { status: number }>) => {
        if (cause instanceof RoveError) throw cause
        throw new RoveError(cause.status ? `status-${cause.status}` : 'network', 'search', { cause })
      },
    )
    const decoded = safeParse(searchAnswer, ownCopy(answer))
    if (!decoded.success) throw new RoveError('wrong-shape', 'search', { cause: issueIn('answer', decoded.issues[0]) })
    return decoded.output
  }
}
