/** One searchable index: matching, filters, facets, pages and highlights, answered on the service's wire format. */
import { randomUUID } from 'node:crypto'
import { facetCounts } from './facets'
import { passesFacetFilters, passesNumericFilters } from './filters'
import { highlight } from './highlight'
import { createMatcher, type Match } from './matching'
import type { SearchParams } from './params'
import type { SearchRecord } from './records'

/** One result as the service answers it. */
export interface SearchResult {
  readonly hits: readonly Record<string, unknown>[]
  readonly nbHits: number
  readonly page: number
  readonly nbPages: number
  readonly hitsPerPage: number
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly exhaustiveNbHits: true
  readonly query: string
  readonly params: string
  readonly index: string
  readonly queryID?: string
  readonly processingTimeMS: number
}

/** One index that can be searched. */
export interface SearchIndex {
  search(params: SearchParams): SearchResult
}

/** Which of two records comes first. */
export type Order = (a: SearchRecord, b: SearchRecord) => number

/**
 * @param name as requests call it
 * @param order for a replica, which sorts what is found; without it the best match comes first
 */
export function createSearchIndex(name: string, records: readonly SearchRecord[], order?: Order): SearchIndex {
  const matching = createMatcher(records)
  return {
    search(params) {
      const began = performance.now()
      const passing = matching(params.query).filter(
        ({ record }) =>
          passesNumericFilters(record, params.numericFilters) && passesFacetFilters(record, params.facetFilters),
      )
      const tolerated = tolerate(passing, params.typoTolerance)
      const found = order ? tolerated.toSorted((a, b) => order(a.record, b.record)) : tolerated
      const { page, hitsPerPage } = params
      const records = found.map(({ record }) => record)
      return {
        hits: found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((match) => hitOf(match, params)),
        nbHits: found.length,
        page,
        nbPages: hitsPerPage > 0 ? Math.ceil(found.length / hitsPerPage) : 0,
        hitsPerPage,
        ...(params.facets.length > 0 ? { facets: facetCounts(records, params.facets) } : {}),
        exhaustiveNbHits: true,
        query: params.query,
        params: new URLSearchParams({ query: params.query, hitsPerPage: String(hitsPerPage) }).toString(),
        index: name,
        ...(params.clickAnalytics ? { queryID: randomUUID().replaceAll('-', '') } : {}),
        processingTimeMS: Math.ceil(performance.now() - began),
      }
    },
  }
}

/** `true` takes all, `false` none with a mistake, `min` only those with the fewest, `strict` one more. */
function tolerate(found: readonly Match[], tolerance: SearchParams['typoTolerance']): readonly Match[] {
  if (tolerance === true || tolerance === 'true') return found
  const least = tolerance === false ? 0 : (found[0]?.typos ?? 0)
  return found.filter(({ typos }) => typos <= (tolerance === 'strict' ? least + 1 : least))
}

/** What a search finds by but does not tell. */
const untold = ['keywords']

function hitOf({ record, matches }: Match, params: SearchParams): Record<string, unknown> {
  const asked = params.attributesToRetrieve
  const told = ([key]: [string, unknown]) =>
    !untold.includes(key) && (key === 'objectID' || asked.includes('*') || asked.includes(key))
  return {
    ...Object.fromEntries(Object.entries(record).filter(told)),
    _highlightResult: {
      title: highlight(record.title, matches, params),
      text: highlight(record.text, matches, params),
    },
  }
}
