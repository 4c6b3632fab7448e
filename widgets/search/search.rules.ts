/** The numbers and URLs of search. */

import type { Country, Locale } from '../../core/base/country/countries.rules'
import type { ProductPrice } from '../../core/shop/price-check/mismatch.rules'
import type { IndexName } from '../../core/shop/search/search-indexes.contract'

/** Debounce of the request, in milliseconds (SEARCH-02). */
export const debounceMs = 400

/** How long an incomplete composed text rests before it is requested as it is, in milliseconds. */
export const restMs = 1000

/** Letters of a reading that an input method shows before it converts them, by locale. */
const readingLetters: Partial<Record<Locale, RegExp>> = { ch_HK: /[a-zㄅ-ㄯ]/i }
/** An incomplete Korean syllable at the end. */
const loneJamo = /[\u1100-\u11ff\u3131-\u318e]$/

/** Whether a composed text is incomplete. It is requested only if it stays so: some keyboards never end a composition. */
export function isIncomplete(composed: string, locale: Locale): boolean {
  return loneJamo.test(composed.normalize()) || (readingLetters[locale]?.test(composed) ?? false)
}

/** Maximum number of stored and of shown entries (SEARCH-04). */
export const history = { most: 100, shown: 6 } as const

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

/** An answer, and the prices of the products that it suggests. */
export interface PricedSuggestions extends Suggestions {
  readonly prices: readonly ProductPrice[]
}

/** What suggestions depend on besides the answer: country, locale and the shop's paths. */
export interface SearchContext {
  readonly country: Country
  readonly locale: Locale
  readonly basePath: string
  /** Returns a URL if it is safe to follow; else `undefined`. */
  safeUrl(url: string): string | undefined
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
