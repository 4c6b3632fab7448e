/**
 * A composition as the fragment of an address, and back. It is JSON of what differs from the defaults, with characters
 * exchanged for those that a fragment may contain as they are.
 */
import { type Composition, emptyComposition, readComposition } from './composition'

/** Pairs that are exchanged: the first is common in JSON, the second may stand in a fragment. */
const pairs = [`"'`, '{(', '})', ' _', '[*', ']!', '<~', '>;'] as const
const exchanged = new Map(pairs.flatMap(([one = '', other = '']) => [[one, other] as const, [other, one] as const]))

/** The keys of the address by those of the composition. */
const keys = {
  attributes: 'a',
  settings: 's',
  content: 'c',
  locale: 'l',
  persona: 'p',
  width: 'w',
} as const

/** Programs that find addresses in a text leave out signs at their end. */
const end = '&end'

/** The fragment of a composition, without `#`: `countdown` and what differs from a new countdown. */
export function toFragment(composition: Composition): string {
  const empty = emptyComposition(composition.widget)
  const rows = (Object.keys(keys) as (keyof typeof keys)[])
    .filter((key) => JSON.stringify(composition[key]) !== JSON.stringify(empty[key]))
    .map((key) => [keys[key], composition[key]] as const)
  if (rows.length === 0) return composition.widget
  return `${composition.widget}=${escaped(exchange(JSON.stringify(Object.fromEntries(rows))))}${end}`
}

/** The composition of a fragment, with or without `#`; `undefined` if it is none. */
export function fromFragment(fragment: string): Composition | undefined {
  const [, widget = '', rest] = /^#?([^=]*)(?:=(.*))?$/s.exec(fragment) ?? []
  if (rest === undefined) return readComposition({ widget })
  try {
    const short = Object(JSON.parse(exchange(decodeURIComponent(rest.replace(/&end$/, ''))))) as Record<string, unknown>
    const rows = Object.entries(keys).map(([key, name]) => [key, short[name]] as const)
    return readComposition({ ...Object.fromEntries(rows), widget })
  } catch {
    return undefined
  }
}

function exchange(text: string): string {
  return text.replace(/["'{}() _[\]*!<>~;]/g, (sign) => exchanged.get(sign) ?? sign)
}

/** Without what a fragment, or a program that finds addresses in a text, would misread. */
function escaped(text: string): string {
  return text.replace(/[^\w()'*!~;.,:@/?=&+$-]+/gu, encodeURIComponent)
}
