/** What a typed word may mean in an index. */
import { distance } from './damerau'

/** How a word of the index answers a typed one: as it is, begun with it, or by so many typing mistakes. */
export interface Meaning {
  readonly term: string
  readonly typos: number
  readonly begun: boolean
}

/** Typing mistakes that a word of this length is allowed: none in short ones, where another word is too near. */
const allowed = (length: number): number => (length >= 8 ? 2 : length >= 4 ? 1 : 0)

/**
 * The words of an index that a typed word may mean.
 *
 * @param unfinished whether the word may still be typed: then longer words that begin like it count too
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
