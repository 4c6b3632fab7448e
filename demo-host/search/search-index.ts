/** One searchable index: MiniSearch for matching and ranking, with typing mistakes, filters, facets and highlights. */
import MiniSearch, { type Query } from 'minisearch'
import { distance } from './damerau'
import { facetCounts } from './facets'
import { passesFacetFilters, passesNumericFilters } from './filters'
import { highlight } from './highlight'
import type { SearchParams } from './params'
import type { SearchRecord } from './records'
import { wordsOf } from './words'

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
  readonly processingTimeMS: number
}

export interface SearchIndex {
  search(params: SearchParams): SearchResult
}

/** @param name as requests call it */
export function createSearchIndex(name: string, records: readonly SearchRecord[]): SearchIndex {
  const engine = new MiniSearch<SearchRecord>({
    idField: 'objectID',
    fields: ['title', 'keywords', 'text'],
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: { boost: { title: 4, keywords: 2 } },
  })
  engine.addAll(records)
  const byId = new Map(records.map((record) => [record.objectID, record]))
  const vocabulary = new Set(records.flatMap(({ title, keywords, text }) => wordsOf(`${title} ${keywords} ${text}`)))

  /** The words of the index that a typed word may mean, best first. The last word may be unfinished. */
  function meanings(word: string, isLast: boolean): { term: string; boost: number }[] {
    const most = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0
    return [...vocabulary].flatMap((term) => {
      if (term === word) return [{ term, boost: 8 }]
      if (isLast && term.startsWith(word)) return [{ term, boost: 4 }]
      const near = isLast
        ? Math.min(distance(word, term, most), distance(word, term.slice(0, word.length), most))
        : distance(word, term, most)
      return most > 0 && near <= most ? [{ term, boost: near === 1 ? 1 : 0.5 }] : []
    })
  }

  function matching(query: string): { record: SearchRecord; terms: readonly string[] }[] {
    const words = wordsOf(query)
    if (words.length === 0) return records.map((record) => ({ record, terms: [] }))
    const queries: Query[] = words.map((word, n) => ({
      combineWith: 'OR',
      queries: meanings(word, n === words.length - 1).map(({ term, boost }) => ({
        queries: [term],
        boostTerm: () => boost,
      })),
    }))
    return engine.search({ combineWith: 'AND', queries }).flatMap(({ id, terms }) => {
      const record = byId.get(id)
      return record ? [{ record, terms }] : []
    })
  }

  return {
    search(params) {
      const began = performance.now()
      const found = matching(params.query).filter(
        ({ record }) =>
          passesNumericFilters(record, params.numericFilters) && passesFacetFilters(record, params.facetFilters),
      )
      const from = params.page * params.hitsPerPage
      return {
        hits: found.slice(from, from + params.hitsPerPage).map(({ record, terms }) => ({
          ...record,
          _highlightResult: { title: highlight(record.title, terms, wordsOf(params.query), params) },
        })),
        nbHits: found.length,
        page: params.page,
        nbPages: params.hitsPerPage > 0 ? Math.ceil(found.length / params.hitsPerPage) : 0,
        hitsPerPage: params.hitsPerPage,
        ...(params.facets.length > 0
          ? {
              facets: facetCounts(
                found.map(({ record }) => record),
                params.facets,
              ),
            }
          : {}),
        exhaustiveNbHits: true,
        query: params.query,
        params: new URLSearchParams({ query: params.query, hitsPerPage: String(params.hitsPerPage) }).toString(),
        index: name,
        processingTimeMS: Math.ceil(performance.now() - began),
      }
    },
  }
}
