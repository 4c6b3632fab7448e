/** The numbers and routes of search. Source: document 0, sections 2, 5 and 9. */
import type { SearchAnswer, SearchHit, SearchRequest } from '../../core/contract/search'
import { type IndexName, searchIndexes } from '../../core/contract/search-indexes'
import type { Country, Locale } from '../../core/domain/countries'
import { maskAddresses } from '../../core/domain/mask-addresses'

/** How long typing must rest before a question is asked (SEARCH-02). */
export const debounceMs = 400

/** What an input method of a language shows before it has written: letters of a reading. */
const readings: Partial<Record<Locale, RegExp>> = { ch_HK: /[a-zㄅ-ㄯ]/i }
/** A letter of a Korean syllable that stands alone. */
const loneJamo = /[\u1100-\u11ff\u3131-\u318e]$/

/** Whether what an input method is at work on is not yet what the visitor means: it is not asked. */
export function isHalfWritten(composed: string, locale: Locale): boolean {
  return loneJamo.test(composed.normalize()) || (readings[locale]?.test(composed) ?? false)
}

/** Entries kept, and entries shown (SEARCH-04). */
export const history = { most: 100, shown: 6 } as const

interface IndexRow {
  /** Suggestions shown (SEARCH-02). `rooms` has no number in the specification and no route: it is asked, not shown. */
  readonly shown: number
  /** The results page of this type. `category` and `rooms` have none. */
  readonly results?: 'slash' | 'bare'
}

const rows: Readonly<Record<IndexName, IndexRow>> = {
  products: { shown: 5, results: 'slash' },
  pages: { shown: 3, results: 'bare' },
  category: { shown: 5 },
  customer_photos: { shown: 0, results: 'bare' },
  reviews: { shown: 0, results: 'bare' },
  rooms: { shown: 0 },
  STL: { shown: 2, results: 'bare' },
}

/** One part of a title: `marked` where it matched. */
export interface TitlePart {
  readonly text: string
  readonly marked: boolean
}

/** One hit as it is shown. */
export interface Suggestion {
  readonly index: IndexName
  readonly objectID: string
  /** What stands before the first dash of the objectID. */
  readonly sku: string
  /** Empty where the record has none. */
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
  /** How many the service has. */
  readonly count: number
  /** Where all of them are. */
  readonly href: string | undefined
}

/** What was answered to a query. Groups without a hit are left out. */
export interface Suggestions {
  readonly query: string
  readonly groups: readonly SuggestionGroup[]
  readonly count: number
}

/** What the visitor looks with: where they shop, and the shop's own ways. */
export interface Outlook {
  readonly country: Country
  readonly locale: Locale
  readonly basePath: string
  /** Nothing for a URL that must not be followed. */
  safeUrl(url: string): string | undefined
}

/** The multi-index question (SEARCH-01), without what the country hides (SEARCH-06) and without e-mail addresses. */
export function requestsFor(given: string, { hide }: Country): readonly SearchRequest[] {
  const query = maskAddresses(given)
  return searchIndexes.map((indexName) => ({
    indexName,
    query,
    params: { hitsPerPage: rows[indexName].shown, numericFilters: [`${hide}_hide=0`] },
  }))
}

/** The results page of a type: `/search/products/{query}/`, `/search/{type}/{query}` for the others. No e-mail address is in it. */
export function resultsPath(index: IndexName, query: string, basePath: string): string | undefined {
  const { results } = rows[index]
  // Dots alone would lead out of the folder, however they are written.
  if (!results || /^\.\.?$/.test(query)) return undefined
  const term = encodeURIComponent(maskAddresses(query).replace(/\p{Surrogate}/gu, '\ufffd'))
  return `${basePath}search/${index}/${term}${results === 'slash' ? '/' : ''}`
}

/** The answer as a visitor reads it. */
export function suggestionsOf(query: string, { results }: SearchAnswer, outlook: Outlook): Suggestions {
  const groups = searchIndexes.flatMap((index, n): SuggestionGroup[] => {
    const { hits, nbHits } = results[n] ?? { hits: [], nbHits: 0 }
    // JSON can hold more than there is: `-1e999`. What was found is at least what is there.
    const count = Number.isSafeInteger(nbHits) && nbHits >= 0 ? nbHits : hits.length
    const suggestions = hits.flatMap((hit) => suggestionOf(hit, index, outlook)).slice(0, rows[index].shown)
    const href = count > 0 ? resultsPath(index, query, outlook.basePath) : undefined
    return suggestions.length > 0 || href ? [{ index, suggestions, count, href }] : []
  })
  return { query, groups, count: groups.reduce((sum, { count }) => sum + count, 0) }
}

function suggestionOf(hit: SearchHit, index: IndexName, { country, locale, safeUrl }: Outlook): Suggestion[] {
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
      image: safeUrl(hit.image),
      price: price !== undefined && price >= 0 ? price : undefined,
    },
  ]
}

/** The part of an objectID before the first dash (SEARCH-07). */
export function skuOf(objectID: string): string {
  return objectID.split('-', 1)[0] ?? ''
}

/** A highlighted title in parts. Anything but the service's own `<em>` is text. */
export function titleParts(highlighted: string): readonly TitlePart[] {
  return highlighted
    .split(/<\/?em>/)
    .map((text, n) => ({ text, marked: n % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

/** A search of before. */
export interface HistoryEntry {
  readonly term: string
  readonly href: string
}

/** History with this entry in front, once: capitals make no other search (document 0, section 5). */
export function remember(entries: readonly HistoryEntry[], entry: HistoryEntry): readonly HistoryEntry[] {
  const others = entries.filter(({ term }) => term.toLowerCase() !== entry.term.toLowerCase())
  return [entry, ...others].slice(0, history.most)
}
