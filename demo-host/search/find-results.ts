/** Searches for a results page, as its widget does: the results of each type, and the counts of the facets. */
import { parse } from 'valibot'
import { chosenCount, facetFilters, filterColors, productIndex } from '../../core/shop/search/facets.rules'
import {
  type ChosenFacets,
  type FacetName,
  facetAttributes,
  firstPlace,
  offeredCategories,
  pageSizes,
  type ResultsPlace,
} from '../../core/shop/search/results-page.rules'
import { type ResultType, resultTypes } from '../../core/shop/search/results-path.rules'
import { understoodQuery } from '../../core/shop/search/spelling.rules'
import { searchParams } from '../stand-ins/algolia/params'
import type { SearchIndex, SearchResult } from '../stand-ins/algolia/search-index'
import type { Visitor } from '../visitor/visitor'
import { indexIn } from './index-names'
import { otherSpellings } from './synonyms'

/** A value of a facet. */
export interface FacetValue {
  readonly value: string
  /** The number of products with this value and with the choice of the other facets. */
  readonly count: number
}

/** What a results page shows. */
export interface FoundResults {
  /** What is asked for, as far as it exists. */
  readonly asked: ResultsPlace
  /** What is shown: of the type with the most results, if the requested one has none (RESULTS-05). */
  readonly place: ResultsPlace
  /** The number of results of each type, without facets. */
  readonly totals: Readonly<Record<ResultType, number>>
  readonly result: SearchResult
  /** The matching categories. */
  readonly categories: SearchResult['hits']
  readonly facets: Readonly<Record<FacetName, readonly FacetValue[]>>
  /** The query as the service understood it, if that is not what was typed. */
  readonly understood: string | undefined
}

/** The service's indexes, and the visitor whose country and language they are searched for. */
export interface Searched {
  readonly indexes: ReadonlyMap<string, SearchIndex>
  readonly visitor: Pick<Visitor, 'country' | 'language'>
}

interface SearchOptions {
  readonly hitsPerPage?: number
  readonly page?: number
  readonly facetFilters?: readonly (readonly string[])[]
  readonly facets?: readonly string[]
}

/** The highest page that the service answers, from 0. */
const highestPage = 1000

/** Searches for what an address names. */
export function findResults(searched: Searched, requested: ResultsPlace): FoundResults {
  const { query } = requested
  const facets = Object.values(facetAttributes)
  const all = search(searched, 'products', query, { hitsPerPage: 0, facets })
  const asked = { ...requested, facets: spelled(requested.facets, all) }
  const totals = totalsOf(searched, query, all.nbHits)
  const shown = typeWithHits(asked.type, totals)
  const wanted = shown === asked.type ? asked : firstPlace(shown, query)
  const page = Math.min(wanted.page - 1, highestPage)
  const found = pageOf(searched, wanted, page)
  const last = Math.max(found.nbPages - 1, 0)
  const place = { ...wanted, page: Math.min(page, last) + 1 }
  const result = page > last ? pageOf(searched, place, last) : found
  return {
    asked: shown === asked.type ? place : firstPlace(asked.type, query),
    place,
    totals,
    result,
    categories: search(searched, 'category', query, { hitsPerPage: offeredCategories }).hits,
    facets: facetValues(searched, place, all),
    understood: understoodQuery(query, result.hits),
  }
}

/** The chosen values in their own spelling: an address may have them in any case. */
function spelled(chosen: ChosenFacets, { facets }: SearchResult): ChosenFacets {
  const valuesOf = (name: FacetName): string[] => {
    const values = [...(name === 'color' ? shownColors : []), ...Object.keys(facets?.[facetAttributes[name]] ?? {})]
    const known = new Map(values.map((value) => [value.toLowerCase(), value]))
    if (name === 'color') for (const [color, other] of otherSpellings) known.set(other.toLowerCase(), color)
    return [...new Set(chosen[name].map((value) => known.get(value.toLowerCase()) ?? value))]
  }
  return { color: valuesOf('color'), material: valuesOf('material'), type: valuesOf('type') }
}

/** The words of a query that have results on their own. For a query without results. */
export function wordsWithResults(searched: Searched, query: string): readonly string[] {
  const words = [...new Set(query.split(/\s+/).filter(Boolean))].slice(0, mostWords)
  if (words.length < 2) return []
  return words.filter((word) => {
    const totals = totalsOf(searched, word, search(searched, 'products', word, { hitsPerPage: 0 }).nbHits)
    return Object.values(totals).some((total) => total > 0)
  })
}

/** The most words that are searched for one by one. */
const mostWords = 6

const pageOf = (searched: Searched, { type, query, sort, facets }: ResultsPlace, page: number) =>
  search(searched, type === 'products' ? productIndex(sort) : type, query, {
    page,
    hitsPerPage: pageSizes[type],
    facetFilters: facetFilters(facets),
  })

function totalsOf(searched: Searched, query: string, products: number): FoundResults['totals'] {
  const total = (type: ResultType) =>
    type === 'products' ? products : search(searched, type, query, { hitsPerPage: 0 }).nbHits
  return Object.fromEntries(resultTypes.map((type) => [type, total(type)])) as FoundResults['totals']
}

function search(
  { indexes, visitor: { country, language } }: Searched,
  name: string,
  query: string,
  options: SearchOptions,
): SearchResult {
  const index = indexes.get(indexIn(language, name))
  if (!index) throw new Error(`no index ${name}`)
  // For the service a query without letters and digits is none: it would find everything.
  const filters = /[\p{L}\p{N}]/u.test(query) ? [`${country.hidePrefix}_hide=0`] : ['nid<0']
  return index.search(parse(searchParams, { query, numericFilters: filters, ...options }))
}

/** The requested type; without results, the type with most of them (RESULTS-05). */
function typeWithHits(asked: ResultType, totals: FoundResults['totals']): ResultType {
  if (totals[asked] > 0) return asked
  return resultTypes.reduce<ResultType>((most, type) => (totals[type] > totals[most] ? type : most), asked)
}

function facetValues(searched: Searched, { query, facets }: ResultsPlace, all: SearchResult) {
  const isFiltered = chosenCount(facets) > 0
  const valuesOf = (name: FacetName): FacetValue[] => {
    const attribute = facetAttributes[name]
    const filters = facetFilters(facets, name)
    const found = isFiltered
      ? search(searched, 'products', query, { hitsPerPage: 0, facets: [attribute], facetFilters: filters })
      : all
    const counts = found.facets?.[attribute] ?? {}
    return listed(name, facets, all.facets?.[attribute] ?? {}).map((value) => ({ value, count: counts[value] ?? 0 }))
  }
  return { color: valuesOf('color'), material: valuesOf('material'), type: valuesOf('type') }
}

/** The values of a facet, in their order. A chosen value is always there. */
function listed(name: FacetName, chosen: ChosenFacets, counts: Readonly<Record<string, number>>): string[] {
  const own = name === 'color' ? shownColors : Object.keys(counts).sort((a, b) => byCount(counts, a, b))
  return [...new Set([...own, ...chosen[name]])]
}

const byCount = (counts: Readonly<Record<string, number>>, a: string, b: string): number =>
  (counts[b] ?? 0) - (counts[a] ?? 0) || (a < b ? -1 : 1)

const spelledAgain = [...otherSpellings.values()]
const shownColors = filterColors.filter((color) => !spelledAgain.includes(color))
