/** Finds the words of an index that a typed word may mean. */
import { distance } from '../../../core/shop/search/edit-distance.rules'

/** One such word, with its number of typing mistakes. `begun`: it is longer, and begins with the typed word. */
export interface Meaning {
  readonly term: string
  readonly typos: number
  readonly begun: boolean
}

/** The number of typing mistakes allowed in a word of this length: none in short words, which differ too little. */
const allowed = (length: number): number => (length >= 8 ? 2 : length >= 4 ? 1 : 0)

/**
 * The words of an index that a typed word may mean.
 *
 * @param unfinished whether the visitor may still be typing the word: then longer words that begin with it match too
 */
export function meaningsOf(word: string, vocabulary: Iterable<string>, unfinished: boolean): Meaning[] {
  const most = allowed(word.length)
  const found: Meaning[] = []
  for (const term of vocabulary) {
    if (term === word) found.push({ term, typos: 0, begun: false })
    else if (unfinished && term.startsWith(word)) found.push({ term, typos: 0, begun: true })
    else if (most > 0) {
      const whole = distance(word, term, most)
      const start = unfinished ? distance(word, term.slice(0, word.length), most) : most + 1
      const typos = Math.min(whole, start)
      if (typos <= most) found.push({ term, typos, begun: start < whole })
    }
  }
  return found
}
