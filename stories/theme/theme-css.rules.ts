/** A theme as CSS to paste into a shop's style sheet, and back. */
import { ofScheme, type Scheme, type Token } from './tokens.rules'
import { type Field, fieldsOf, problemOf, type Supports, type Values, valueIn } from './values.rules'

/**
 * The CSS of a theme, with what was changed and nothing else; empty if nothing was. Where the schemes have different
 * values, the dark one is in a block for browsers that know `light-dark()`: others would have no colour at all.
 *
 * @param values without what is wrong
 */
export function themeCss(tokens: readonly Token[], values: Values): string {
  const light: string[] = []
  const both: string[] = []
  for (const token of tokens) {
    const [first, second] = (['light', 'dark'] as const).map((scheme) => valueIn(token, scheme, values))
    if (first === undefined && second === undefined) continue
    if (token.kind !== 'color') light.push(`${token.name}: ${values[token.name]};`)
    else if (first === second) light.push(`${token.name}: ${first};`)
    else {
      if (first !== undefined) light.push(`${token.name}: ${first};`)
      const [a, b] = (['light', 'dark'] as const).map((scheme) => pageValue(token, scheme, values, tokens))
      both.push(`${token.name}: light-dark(${a}, ${b});`)
    }
  }
  const block = (lines: readonly string[], indent: string) =>
    [`${indent}:root {`, ...lines.map((line) => `${indent}  ${line}`), `${indent}}`].join('\n')
  return [
    ...(light.length > 0 ? [block(light, '')] : []),
    ...(both.length > 0 ? [`@supports (color: light-dark(red, red)) {\n${block(both, '  ')}\n}`] : []),
  ]
    .map((text) => `${text}\n`)
    .join('\n')
}

/**
 * The value of a token in one scheme, as a page can write it: the names of the elements' style sheets have no value there.
 */
export function pageValue(token: Token, scheme: Scheme, values: Values, tokens: readonly Token[]): string {
  const value = valueIn(token, scheme, values) ?? token.defaults[scheme]
  return value.replace(/var\((--[\w-]+)\)/g, (text, name: string) => {
    const other = tokens.find((one) => one !== token && [one.variable, one.name].includes(name))
    return other ? pageValue(other, scheme, values, tokens) : text
  })
}

/** What a pasted text has. */
export interface Pasted {
  readonly values: Values
  /** Each declaration that is not used, with the reason. */
  readonly refused: readonly string[]
}

/** The longest text that is read. */
const maxText = 100_000

/** Reads the tokens of a style sheet. Of several declarations of a token the last one counts. */
export function readTheme(text: string, tokens: readonly Token[], supports: Supports): Pasted {
  const values = new Map<string, string>()
  const refused = new Map<string, string>()
  for (const [name, value] of declarationsIn(withoutComments(text.slice(0, maxText)))) {
    const token = tokens.find((one) => one.name === name)
    const problem = token ? undefined : 'There is no such token.'
    const problems = (token ? fieldsOf(token) : []).flatMap((field) => {
      const found = problemOf(field, partOf(field, value), supports)
      return found ? [found] : []
    })
    const [first = problem] = problems
    if (first) refused.set(name, `${name}: ${value.slice(0, 60)}. ${first}`)
    else {
      refused.delete(name)
      for (const field of token ? fieldsOf(token) : []) values.set(field.id, partOf(field, value))
    }
  }
  return { values: Object.fromEntries(values), refused: [...refused.values()] }
}

/** The part of a value that a field has. A value that is too long is not taken apart: it is refused. */
function partOf({ scheme }: Field, value: string): string {
  return scheme === 'both' || value.length > 1000 ? value : ofScheme(value, scheme)
}

function declarationsIn(css: string): (readonly [string, string])[] {
  return css.split(/[;{}]/).flatMap((piece) => {
    const colon = piece.indexOf(':')
    const name = piece.slice(0, colon).trim()
    return colon > 0 && name.startsWith('--rove-') ? [[name, piece.slice(colon + 1).trim()] as const] : []
  })
}

function withoutComments(css: string): string {
  const [first = '', ...rest] = css.split('/*')
  return first + rest.map((piece) => (piece.includes('*/') ? piece.slice(piece.indexOf('*/') + 2) : '')).join(' ')
}
