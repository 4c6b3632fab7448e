/** The requests of a multi-index query, with their parameters beside their index. */
import type { Request } from '@playwright/test'

/** One entry of the query. */
export interface SentSearch {
  readonly indexName: string
  readonly query: string
  readonly hitsPerPage: number
  readonly numericFilters: readonly string[]
  readonly page?: number
}

/** Reads what was sent to the search service: `{ indexName, query, params }` of each index. */
export function searchRequestsOf(request: Request): readonly SentSearch[] {
  const { requests } = request.postDataJSON() as {
    readonly requests: readonly { readonly indexName: string; readonly query: string; readonly params: string }[]
  }
  return requests.map(({ params, ...own }) => {
    const values = [...new URLSearchParams(params)].map(([name, value]) => [name, JSON.parse(value)])
    return { ...own, ...Object.fromEntries(values) }
  })
}
