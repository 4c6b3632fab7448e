/** One searchable index: matching, filters, facets, pages and highlights. Results have Algolia's format. */
import { randomUUID } from 'node:crypto'
import { facetCounts } from './facets'
import { passesFacetFilters, passesNumericFilters } from './filters'
import { highlight } from './highlight'
import { type Match, matcherOf } from './matching'
import type { SearchParams } from './params'
import type { SearchRecord } from './search-record'

/** One result in Algolia's format. */
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

/** One searchable index. */
export interface SearchIndex {
  search(params: SearchParams): SearchResult
}

/** Compares two records, for sorting. */
export type Order = (a: SearchRecord, b: SearchRecord) => number

/**
 * @param name its name in requests
 * @param order for a replica, the order of its results; otherwise the best match comes first
 */
export function createSearchIndex(name: string, all: readonly SearchRecord[], order?: Order): SearchIndex {
  return {
    search(params) {
      const began = performance.now()
      const passing = matcherOf(all)(params.query).filter(
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

/** `true` keeps all; `false` those without mistakes; `min` those with the fewest mistakes; `strict` those with up to one more. */
function tolerate(found: readonly Match[], tolerance: SearchParams['typoTolerance']): readonly Match[] {
  if (tolerance === true || tolerance === 'true') return found
  const least = tolerance === false ? 0 : (found[0]?.typos ?? 0)
  return found.filter(({ typos }) => typos <= (tolerance === 'strict' ? least + 1 : least))
}

/** Fields that are searched, but not returned. */
const hiddenFields = ['keywords']

function hitOf({ record, matches }: Match, params: SearchParams): Record<string, unknown> {
  const requested = params.attributesToRetrieve
  const isReturned = ([key]: [string, unknown]) =>
    !hiddenFields.includes(key) && (key === 'objectID' || requested.includes('*') || requested.includes(key))
  return {
    ...Object.fromEntries(Object.entries(record).filter(isReturned)),
    _highlightResult: {
      title: highlight(record.title, matches, params),
      text: highlight(record.text, matches, params),
    },
  }
}
