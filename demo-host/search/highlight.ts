/** Marks in a text what a query matched. */
import type { SearchParams } from './params'
import { fold } from './words'

export interface Highlight {
  /** The text with tags around what matched. It is not escaped, as the service it stands for does not. */
  readonly value: string
  readonly matchLevel: 'none' | 'partial' | 'full'
  readonly matchedWords: readonly string[]
}

/**
 * @param terms the words of the index that matched
 * @param typed the words of the query: of a longer word that begins with one, only that much is marked
 */
export function highlight(
  text: string,
  terms: readonly string[],
  typed: readonly string[],
  { highlightPreTag, highlightPostTag }: Pick<SearchParams, 'highlightPreTag' | 'highlightPostTag'>,
): Highlight {
  const matched = new Set(terms)
  let marked = 0
  const value = text.replace(/[\p{L}\p{N}]+/gu, (word) => {
    const folded = fold(word)
    if (!matched.has(folded)) return word
    marked += 1
    const begun = typed.find((one) => folded.startsWith(one))
    const end = begun ? begun.length : word.length
    return highlightPreTag + word.slice(0, end) + highlightPostTag + word.slice(end)
  })
  const matchLevel = marked === 0 ? 'none' : marked >= typed.length ? 'full' : 'partial'
  return { value, matchLevel, matchedWords: marked === 0 ? [] : typed }
}
