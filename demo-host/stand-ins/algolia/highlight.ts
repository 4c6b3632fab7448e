/** Marks the words of a text that match a query. */
import type { SearchParams } from './params'
import { fold, word } from './words'

/** A word of the query, with the words of the index that it matches in one record. */
export interface WordMatch {
  readonly word: string
  readonly terms: ReadonlySet<string>
}

/** A text with its matches marked. */
export interface Highlight {
  /** The text with tags around the matches. It is not escaped, because Algolia does not escape it either. */
  readonly value: string
  readonly matchLevel: 'none' | 'partial' | 'full'
  readonly fullyHighlighted?: boolean
  /** The words of the query that were found in this text. */
  readonly matchedWords: readonly string[]
}

/** A word, or the characters between two words. */
const wordOrGap = new RegExp(`${word.source}|[^\\p{L}\\p{N}]+`, 'gu')

type Tags = Pick<SearchParams, 'highlightPreTag' | 'highlightPostTag'>

/** Marks the matches: of a longer word that begins with the typed letters only these letters, otherwise the whole word. */
export function highlight(text: string, matches: readonly WordMatch[], tags: Tags): Highlight {
  const found = new Set<string>()
  let rest = ''
  const value = text.replace(wordOrGap, (piece) => {
    const folded = fold(piece)
    const match = matches.find(({ terms }) => terms.has(folded))
    if (!match) {
      rest += piece.trim()
      return piece
    }
    found.add(match.word)
    const end = folded.startsWith(match.word) ? match.word.length : piece.length
    return tags.highlightPreTag + piece.slice(0, end) + tags.highlightPostTag + piece.slice(end)
  })
  if (found.size === 0) return { value, matchLevel: 'none', matchedWords: [] }
  return {
    value,
    matchLevel: found.size === matches.length ? 'full' : 'partial',
    fullyHighlighted: rest === '',
    matchedWords: [...found],
  }
}
