/** Which spelling a search was answered with. The service corrects typing mistakes, but does not say so. */
import { distance } from './edit-distance.rules'

/** What a hit tells about its matches: Algolia's `_highlightResult`, with its default tags. */
export interface MarkedHit {
  readonly _highlightResult?: unknown
}

/** The most mistakes in one word that the service tolerates. */
const mostMistakes = 2
const word = /[\p{L}\p{N}]+/gu
const marked = /<em>(.*?)<\/em>/gs

/**
 * The query as the service understood it: `sofa` for `sfoa`. A word is replaced only if no hit has it as it was typed,
 * and a marked word differs from it by one or two mistakes; the one that is marked most often replaces it.
 *
 * @param hits of a search with the typo tolerance `min`, which finds mistakes only where nothing else is found
 * @returns `undefined` if every word was found as it was typed, or the hits do not tell
 */
export function understoodQuery(query: string, hits: readonly MarkedHit[]): string | undefined {
  const matches = hits.flatMap(({ _highlightResult }) => matchesIn(_highlightResult))
  const understood = query.replace(word, (typed) => spellingOf(typed, matches) ?? typed)
  return understood === query ? undefined : understood
}

interface Match {
  /** The words of the query. */
  readonly typed: readonly string[]
  /** The marked parts of the text. */
  readonly parts: readonly string[]
}

function matchesIn(fields: unknown): Match[] {
  return Object.entries(Object(fields)).flatMap(([, field]) => {
    const { value, matchedWords } = Object(field)
    if (typeof value !== 'string' || !Array.isArray(matchedWords)) return []
    return [{ typed: matchedWords.map((one) => fold(String(one))), parts: [...value.matchAll(marked)].map(textOf) }]
  })
}

const textOf = ([, text = '']: RegExpMatchArray): string => text.toLowerCase()

function spellingOf(typed: string, matches: readonly Match[]): string | undefined {
  const wanted = fold(typed)
  const parts = matches.flatMap((match) => (match.typed.includes(wanted) ? match.parts : []))
  if (parts.some((part) => fold(part).startsWith(wanted))) return undefined
  const counts = new Map<string, number>()
  for (const part of parts)
    if (distance(wanted, fold(part), mostMistakes) <= mostMistakes) counts.set(part, (counts.get(part) ?? 0) + 1)
  return [...counts].sort(([, one], [, two]) => two - one)[0]?.[0]
}

/** In lower case and without accents. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase()
