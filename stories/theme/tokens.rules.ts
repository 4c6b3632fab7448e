/** The public tokens, as the style sheet of the elements and their definitions declare them. */

/** The colour schemes, each with its own value of a colour. */
export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** What a token's value is. */
export type Kind = 'color' | 'font' | 'length' | 'time' | 'shadow'

/** A public token. */
export interface Token {
  /** `--rove-color-accent` */
  readonly name: string
  readonly kind: Kind
  /** What it is for. */
  readonly doc: string
  /** The element that alone has it; empty for a token of all elements. */
  readonly owner: string
  /** The name under which the elements' style sheets use it, `--_accent`; the public one if there is no other. */
  readonly variable: string
  /** The default of each scheme. In it, other tokens have the names that style sheets use. */
  readonly defaults: Readonly<Record<Scheme, string>>
}

/** What is read of an element's definition. */
export interface Owner {
  readonly tag: string
  readonly tokens: Readonly<Record<string, { readonly doc: string; readonly default: string }>>
}

/**
 * Reads the tokens of all elements.
 *
 * @param given the text of `core/base/styles/tokens.css`: a declaration for each token with a comment that says what it is for,
 * then another one for those that differ in the dark scheme. What older browsers have instead is left out
 */
export function readTokens(given: string): readonly Token[] {
  const tokens = new Map<string, Token>()
  const css = given.replace(/^@supports not .*?\n\}\n/gms, '')
  for (const { index, 0: start, 1: variable = '', 2: name = '' } of css.matchAll(
    /(--_[\w-]+):\s*var\(\s*(--rove-[\w-]+),/g,
  )) {
    const from = index + start.length
    const end = closing(css, from)
    const value = css.slice(from, end).replace(/\s+/g, ' ').trim()
    const before = tokens.get(name)
    const doc = before?.doc ?? commentAfter(css, end)
    const defaults = { light: ofScheme(value, 'light'), dark: ofScheme(value, 'dark') }
    tokens.set(name, { name, kind: kindOf(name, value), doc, owner: '', variable, defaults })
  }
  return [...tokens.values()]
}

/** The tokens that single elements have. */
export function ownTokens(owners: readonly Owner[]): readonly Token[] {
  return owners.flatMap(({ tag, tokens }) =>
    Object.entries(tokens).map(([name, { doc, default: value }]) => ({
      name,
      kind: kindOf(value.startsWith('var(--rove-color-') ? value : name, value),
      doc,
      owner: tag,
      variable: name,
      defaults: { light: value, dark: value },
    })),
  )
}

/** What a style sheet of an element writes to use a token. */
export function usedValue({ variable, owner, defaults }: Token, tokens: readonly Token[]): string {
  if (!owner) return `var(${variable})`
  const value = defaults.light.replace(/var\((--[\w-]+)\)/g, (text, name: string) => {
    const other = tokens.find((one) => one.name === name)
    return other ? `var(${other.variable})` : text
  })
  return `var(${variable}, ${value})`
}

/** A value in one scheme: each `light-dark()` is replaced by its part. */
export function ofScheme(value: string, scheme: Scheme): string {
  const start = value.indexOf('light-dark(')
  if (start < 0) return value
  const from = start + 'light-dark('.length
  const end = closing(value, from)
  const [light = '', dark = ''] = argumentsOf(value.slice(from, end))
  return value.slice(0, start) + { light, dark }[scheme] + ofScheme(value.slice(end + 1), scheme)
}

/** The arguments of a function, without the commas that are in brackets. */
function argumentsOf(text: string): readonly string[] {
  const found = ['']
  let depth = 0
  for (const sign of text) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    if (sign === ',' && depth === 0) found.push('')
    else found.push(`${found.pop()}${sign}`)
  }
  return found.map((one) => one.trim())
}

/** Where the bracket that is open at this place is closed; the end if it is not. */
function closing(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return text.length
}

function commentAfter(css: string, end: number): string {
  const open = css.indexOf('/*', end)
  const line = css.indexOf('\n', end)
  return open < 0 || open > line ? '' : css.slice(open + 2, css.indexOf('*/', open)).trim()
}

function kindOf(name: string, value: string): Kind {
  if (name.includes('-color-')) return 'color'
  if (name.includes('-font-')) return 'font'
  if (name.includes('-shadow-')) return 'shadow'
  return /\d(ms|s)$/.test(value) ? 'time' : 'length'
}
