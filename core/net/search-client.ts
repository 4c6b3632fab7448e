/** The search service. Owns algoliasearch, of which only the light client is used. */
import { liteClient } from 'algoliasearch/lite'
import { safeParse } from 'valibot'
import { type SearchAnswer, type SearchRequest, searchAnswer } from '../contract/search'
import { RoveError } from '../errors'
import type { Setting } from '../host/settings/read-setting'
import type { searchService } from '../host/settings/search'
import { issueIn } from '../issue-in'
import { ownCopy, sendable } from '../own-json'

/** Asks several indexes at once: an answer for each request, in order. Rejects with RoveError: `timeout`, `network`, `status-403` (any status), `wrong-shape`. */
export type Search = (requests: readonly SearchRequest[]) => Promise<SearchAnswer>

/** Remembers nothing: which host answers well is not worth an entry in a visitor's storage. */
const forgetful = {
  get: <Value>(_: unknown, otherwise: () => Promise<Value>) => otherwise(),
  set: async <Value>(_: unknown, value: Value) => value,
  delete: async () => {},
  clear: async () => {},
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
    const answer = await withDeadline(client.search(sendable({ requests: named })), deadlineMs)
    const decoded = safeParse(searchAnswer, ownCopy(answer))
    if (!decoded.success) throw new RoveError('wrong-shape', 'search', { cause: issueIn('answer', decoded.issues[0]) })
    return decoded.output
  }
}

async function withDeadline<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RoveError('timeout', 'search')), ms)
  })
  try {
    return await Promise.race([promise, late])
  } catch (cause) {
    if (cause instanceof RoveError) throw cause
    const { status } = cause as { status?: number }
    throw new RoveError(status ? `status-${status}` : 'network', 'search', { cause })
  } finally {
    clearTimeout(timer)
  }
}
