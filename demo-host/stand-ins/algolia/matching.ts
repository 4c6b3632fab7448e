/** Finds the records of a query, best first: MiniSearch matches them, and they are sorted by typing mistakes and fields. */
import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import type { WordMatch } from './highlight'
import { type Meaning, meaningsOf } from './meanings'
import type { SearchRecord } from './search-record'
import { wordsOf } from './words'

/** A record that contains every word of the query. */
export interface Match {
  readonly record: SearchRecord
  readonly matches: readonly WordMatch[]
  /** The number of assumed typing mistakes. */
  readonly typos: number
}

/** Finds records; an empty query finds all. */
export type Matcher = (query: string) => readonly Match[]

const matchers = new WeakMap<readonly SearchRecord[], Matcher>()

/**
 * The matcher of these records. It is created once, at the first search, and shared by replicas.
 *
 * @param records in the shop's own order, which decides between equally good matches
 */
export function matcherOf(records: readonly SearchRecord[]): Matcher {
  const matcher = matchers.get(records) ?? rememberLast(createMatcher(records))
  matchers.set(records, matcher)
  return matcher
}

/** A results page asks for the same query several times, with other filters. */
function rememberLast(find: Matcher): Matcher {
  let last: { readonly query: string; readonly found: readonly Match[] } | undefined
  return (query) => {
    if (last?.query !== query) last = { query, found: find(query) }
    return last.found
  }
}

function createMatcher(records: readonly SearchRecord[]): Matcher {
  const vocabulary = new Set<string>()
  const engine = new MiniSearch<SearchRecord>({
    idField: 'objectID',
    fields: ['title', 'keywords', 'text'],
    tokenize: wordsOf,
    // Queries consist of words of the vocabulary, so they add none.
    processTerm: (term) => {
      vocabulary.add(term)
      return term
    },
  })
  engine.addAll(records)
  const places = new Map(records.map((record, n) => [record.objectID, { record, n }]))

  return (query) => {
    const typed = wordsOf(query)
    if (typed.length === 0) return records.map((record) => ({ record, matches: [], typos: 0 }))
    const meanings = typed.map((word, n) => meaningsOf(word, vocabulary, n === typed.length - 1))
    if (meanings.some((found) => found.length === 0)) return []
    const queries: Query[] = meanings.map((found) => ({ combineWith: 'OR', queries: found.map(({ term }) => term) }))
    return engine
      .search({ combineWith: 'AND', queries })
      .flatMap((result) => {
        const place = places.get(result.id)
        if (!place) return []
        const best = meanings.map((found) => bestMeanings(found, result))
        const typos = sum(best.map(([one]) => one?.typos ?? 0))
        const far = sum(best.map(([one]) => (one ? distanceFromTitle(one, result) : 0)))
        const matches = best.map((found, n) => ({
          word: typed[n] ?? '',
          terms: new Set(found.map(({ term }) => term)),
        }))
        return [{ record: place.record, matches, typos, far, n: place.n }]
      })
      .sort((a, b) => a.typos - b.typos || a.far - b.far || a.n - b.n)
  }
}

const sum = (figures: readonly number[]): number => figures.reduce((total, one) => total + one, 0)

/** The meanings of a word that this record contains with the fewest mistakes, sorted by their distance from the title. */
function bestMeanings(meanings: readonly Meaning[], result: SearchResult): Meaning[] {
  const found = meanings.filter(({ term }) => result.terms.includes(term))
  const least = Math.min(...found.map(({ typos }) => typos))
  return found
    .filter(({ typos }) => typos === least)
    .sort((a, b) => distanceFromTitle(a, result) - distanceFromTitle(b, result))
}

/** 0 for a whole word in the title; larger for a beginning of a word, and for other fields. */
function distanceFromTitle({ term, begun }: Meaning, { match }: SearchResult): number {
  return (match[term]?.includes('title') ? 0 : 2) + (begun ? 1 : 0)
}
