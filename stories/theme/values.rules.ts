/** What is chosen for each token, and what is wrong with it. */
import { type Kind, ofScheme, type Scheme, schemes, type Token } from './tokens.rules'

/** One field of the page: a token, or a colour in one scheme. */
export interface Field {
  /** `--rove-radius`, or `--rove-color-ink:dark` */
  readonly id: string
  readonly token: Token
  /** `both` for what is no colour: it has one value for both schemes. */
  readonly scheme: Scheme | 'both'
}

/** What is typed, by the ids of fields. A field that is not in it has its default. */
export type Values = Readonly<Record<string, string>>

/** Whether the browser knows a value of a property: `CSS.supports`. */
export type Supports = (property: string, value: string) => boolean

/** The fields of a token. */
export function fieldsOf(token: Token): readonly Field[] {
  if (token.kind !== 'color') return [{ id: token.name, token, scheme: 'both' }]
  return schemes.map((scheme) => ({ id: `${token.name}:${scheme}`, token, scheme }))
}

/** The default of a field. */
export function defaultOf({ token, scheme }: Field): string {
  return token.defaults[scheme === 'both' ? 'light' : scheme]
}

/** A property that takes the same values as tokens of a kind. */
const properties: Readonly<Record<Kind, string>> = {
  color: 'color',
  font: 'font-family',
  length: 'inline-size',
  time: 'transition-duration',
  shadow: 'box-shadow',
}

const examples: Readonly<Record<Kind, string>> = {
  color: 'a colour, for instance #a4481f or rgb(164 72 31)',
  font: 'a list of font families, for instance Georgia, serif',
  length: 'a length, for instance 4px',
  time: 'a time, for instance 160ms',
  shadow: 'a shadow, for instance 0 8px 24px rgb(0 0 0 / 0.2)',
}

/** The longest value. */
const maxLength = 200
/** Values of every property, which mean something else in a token. */
const ofEveryProperty = /^(inherit|initial|unset|revert|revert-layer)$/i

/** What is wrong with the value of a field, as a sentence; `undefined` if nothing is. */
export function problemOf({ token: { kind } }: Field, text: string, supports: Supports): string | undefined {
  if (text.length > maxLength) return `At most ${maxLength} characters.`
  // What follows an open bracket, quote or comment in a style sheet would become a part of the value.
  if (/[;{}\\]|\/\*|\*\//.test(text) || !isClosed(text))
    return `Write ${examples[kind]}, without ; { } \\ and comments.`
  if (/\b(var|env)\(/i.test(text)) return 'Write the value itself: variables of your page have no value here.'
  if (ofEveryProperty.test(text) || !supports(properties[kind], text)) return `Write ${examples[kind]}.`
  if (kind === 'length' && /^[+-]?0+(\.0+)?$/.test(text)) return 'Write 0px: sums need the unit.'
  return undefined
}

/** Whether brackets and quotes are closed, in their order. */
function isClosed(text: string): boolean {
  let depth = 0
  let quote = ''
  for (const sign of text) {
    if (quote) quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    if (depth < 0) return false
  }
  return depth === 0 && quote === ''
}

/** What is chosen, without what is wrong and what is the default. */
export function chosen(fields: readonly Field[], values: Values, supports: Supports): Values {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text = (Object.hasOwn(values, field.id) ? values[field.id] : '')?.trim() ?? ''
      const isDefault = text === '' || text.toLowerCase() === defaultOf(field).toLowerCase()
      return isDefault || problemOf(field, text, supports) ? [] : [[field.id, text]]
    }),
  )
}

/** The value of a token in one scheme; `undefined` for the default. @param values without what is wrong */
export function valueIn(token: Token, scheme: Scheme, values: Values): string | undefined {
  if (token.kind === 'color') return values[`${token.name}:${scheme}`]
  const value = values[token.name]
  return value === undefined ? undefined : ofScheme(value, scheme)
}
