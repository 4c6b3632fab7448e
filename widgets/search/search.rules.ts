/** The numbers and URLs of search. */

import type { Country, Locale } from '../../core/country/countries.rules'
import { maskAddresses } from '../../core/input/mask-addresses'
import { type ResultType, resultsPath, resultTypes } from '../../core/search/results-path.rules'
import type { SearchAnswer, SearchHit, SearchRequest } from '../../core/search/search.contract'
import { type IndexName, searchIndexes } from '../../core/search/search-indexes.contract'

/** Debounce of the request, in milliseconds (SEARCH-02). */
export const debounceMs = 400

/** Letters of a reading that an input method shows before it converts them, by locale. */
const readingLetters: Partial<Record<Locale, RegExp>> = { ch_HK: /[a-zㄅ-ㄯ]/i }
/** An incomplete Korean syllable at the end. */
const loneJamo = /[\u1100-\u11ff\u3131-\u318e]$/

/** Whether a composed text is incomplete. It is not requested. */
export function isIncomplete(composed: string, locale: Locale): boolean {
  return loneJamo.test(composed.normalize()) || (readingLetters[locale]?.test(composed) ?? false)
}

/** Maximum number of stored and of shown entries (SEARCH-04). */
export const history = { most: 100, shown: 6 } as const

/** The number of suggestions shown of each type (SEARCH-02). The specification gives none for `rooms`: it is requested, not shown. */
const shown: Readonly<Record<IndexName, number>> = {
  products: 5,
  pages: 3,
  category: 5,
  customer_photos: 0,
  reviews: 0,
  rooms: 0,
  STL: 2,
}

/** A part of a title; `marked` if it matched the query. */
export interface TitlePart {
  readonly text: string
  readonly marked: boolean
}

/** One hit as it is shown. */
export interface Suggestion {
  readonly index: IndexName
  readonly objectID: string
  /** The part of the objectID before the first dash. */
  readonly sku: string
  /** Empty if the record has none. */
  readonly nid: string
  readonly googleId: string
  readonly title: readonly TitlePart[]
  readonly href: string
  readonly image: string | undefined
  /** In units of the country's currency. */
  readonly price: number | undefined
}

/** The hits of one index. */
export interface SuggestionGroup {
  readonly index: IndexName
  readonly suggestions: readonly Suggestion[]
  /** The total number of hits. */
  readonly count: number
  /** The URL of the results page. */
  readonly href: string | undefined
}

/** The answer to a query, without empty groups. */
export interface Suggestions {
  readonly query: string
  readonly groups: readonly SuggestionGroup[]
  readonly count: number
}

/** What suggestions depend on besides the answer: country, locale and the shop's paths. */
export interface SearchContext {
  readonly country: Country
  readonly locale: Locale
  readonly basePath: string
  /** Returns a URL if it is safe to follow; else `undefined`. */
  safeUrl(url: string): string | undefined
}

/**
 * The multi-index request (SEARCH-01), without indexes that are hidden in the country (SEARCH-06) and without e-mail
 * addresses.
 */
export function requestsFor(given: string, { hidePrefix }: Country): readonly SearchRequest[] {
  const query = maskAddresses(given)
  return searchIndexes.map((indexName) => ({
    indexName,
    query,
    params: { hitsPerPage: shown[indexName], numericFilters: [`${hidePrefix}_hide=0`] },
  }))
}

/** Converts the answer to suggestions. */
export function suggestionsOf(query: string, { results }: SearchAnswer, context: SearchContext): Suggestions {
  const groups = searchIndexes.flatMap((index, n): SuggestionGroup[] => {
    const { hits, nbHits } = results[n] ?? { hits: [], nbHits: 0 }
    // JSON can contain numbers such as `-1e999`: an invalid total is replaced by the number of hits.
    const count = Number.isSafeInteger(nbHits) && nbHits >= 0 ? nbHits : hits.length
    const suggestions = hits.flatMap((hit) => suggestionOf(hit, index, context)).slice(0, shown[index])
    const href = count > 0 && hasResults(index) ? resultsPath(index, query, context.basePath) : undefined
    return suggestions.length > 0 || href ? [{ index, suggestions, count, href }] : []
  })
  return { query, groups, count: groups.reduce((sum, { count }) => sum + count, 0) }
}

function suggestionOf(hit: SearchHit, index: IndexName, { country, locale, safeUrl }: SearchContext): Suggestion[] {
  const href = safeUrl(hit.url)
  if (!href || !['und', 'en', locale].includes(hit.language)) return []
  const price = hit.prices?.final[country.currency.toLowerCase()]
  return [
    {
      index,
      objectID: hit.objectID,
      sku: skuOf(hit.objectID),
      nid: hit.nid,
      googleId: hit.google_tag_id,
      title: titleParts(hit._highlightResult?.title?.value ?? hit.title),
      href,
      image: safeUrl(pictureOf(hit, index)),
      price: price !== undefined && price >= 0 ? price : undefined,
    },
  ]
}

/** Products and categories are shown with a picture. */
function pictureOf({ image, image_category }: SearchHit, index: IndexName): string {
  if (index === 'category') return image_category || image
  return index === 'products' ? image : ''
}

/** `category` and `rooms` have no results page. */
const hasResults = (index: IndexName): index is ResultType => resultTypes.some((type) => type === index)

/** The part of an objectID before the first dash (SEARCH-07). */
export function skuOf(objectID: string): string {
  return objectID.split('-', 1)[0] ?? ''
}

/** Splits a highlighted title into parts. Only the service's own `<em>` is markup. */
export function titleParts(highlighted: string): readonly TitlePart[] {
  return highlighted
    .split(/<\/?em>/)
    .map((text, n) => ({ text, marked: n % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

/** A recent search. */
export interface HistoryEntry {
  readonly term: string
  readonly href: string
}

/** Adds an entry to the front of the history. Entries that differ only in case are duplicates. */
export function remember(entries: readonly HistoryEntry[], entry: HistoryEntry): readonly HistoryEntry[] {
  const others = entries.filter(({ term }) => term.toLowerCase() !== entry.term.toLowerCase())
  return [entry, ...others].slice(0, history.most)
}
