/** Which records a query finds, best first: MiniSearch matches, and what matched where decides the order. */
import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import type { WordMatch } from './highlight'
import { type Meaning, meaningsOf } from './meanings'
import type { SearchRecord } from './records'
import { wordsOf } from './words'

/** A record that has every word of the query. */
export interface Match {
  readonly record: SearchRecord
  readonly matches: readonly WordMatch[]
  /** Typing mistakes that had to be assumed. */
  readonly typos: number
}

/**
 * @param records in the shop's own order, which decides between equals
 * @returns finds records; an empty query finds all
 */
export function createMatcher(records: readonly SearchRecord[]): (query: string) => Match[] {
  const engine = new MiniSearch<SearchRecord>({
    idField: 'objectID',
    fields: ['title', 'keywords', 'text'],
    tokenize: wordsOf,
    processTerm: (term) => term,
  })
  engine.addAll(records)
  const places = new Map(records.map((record, n) => [record.objectID, { record, n }]))
  const vocabulary = new Set(records.flatMap(({ title, keywords, text }) => wordsOf(`${title} ${keywords} ${text}`)))

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
        const best = meanings.map((found) => nearest(found, result))
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

/** Of what a word may mean, what this record has: with the fewest mistakes, the nearest to the title first. */
function nearest(meanings: readonly Meaning[], result: SearchResult): Meaning[] {
  const found = meanings.filter(({ term }) => result.terms.includes(term))
  const least = Math.min(...found.map(({ typos }) => typos))
  return found
    .filter(({ typos }) => typos === least)
    .sort((a, b) => distanceFromTitle(a, result) - distanceFromTitle(b, result))
}

/** A word in the title before one elsewhere, a whole word before a beginning. */
function distanceFromTitle({ term, begun }: Meaning, { match }: SearchResult): number {
  return (match[term]?.includes('title') ? 0 : 2) + (begun ? 1 : 0)
}
