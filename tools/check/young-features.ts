/** What the oldest browsers lack, by MDN's data. */
import { createRequire } from 'node:module'
import type { BrowserName, CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { oldestBrowsers } from '../build/oldest-browsers'

const require = createRequire(import.meta.url)
const data: CompatData = require('@mdn/browser-compat-data')

/** The names of the oldest browsers that lack a feature. None for a feature without data. */
function lackedBy(feature: Identifier | undefined): string[] {
  const support = feature?.__compat?.support
  if (!support) return []
  const lacks = (browser: BrowserName, version: string) =>
    support[browser] !== undefined && ![support[browser]].flat().some((one) => one && isIn(one, version))
  return oldestBrowsers
    .filter(({ version, inData }) => inData.some((browser) => lacks(browser, version)))
    .map(({ name }) => name)
}

function isIn(
  { version_added: from, version_removed: to, flags, prefix, alternative_name }: SimpleSupportStatement,
  version: string,
): boolean {
  if (flags || prefix || alternative_name || typeof from !== 'string') return false
  return !isLater(from, version) && !(typeof to === 'string' && !isLater(to, version))
}

/** Whether a version comes after another one. `preview` comes after all. */
function isLater(one: string, other: string): boolean {
  if (one === 'preview') return true
  const [ones, others] = [one, other].map((text) => text.replace('≤', '').split('.').map(Number))
  const at = [0, 1, 2].find((n) => (ones?.[n] ?? 0) !== (others?.[n] ?? 0))
  return at !== undefined && (ones?.[at] ?? 0) > (others?.[at] ?? 0)
}

/** The features in a part of the data, by name. */
const featuresIn = (part: Identifier | undefined): [string, Identifier][] =>
  Object.entries((part ?? {}) as Readonly<Record<string, Identifier>>).filter(([name]) => name !== '__compat')

/** The names in a part of the data that the oldest browsers lack. */
const youngIn = (part: Identifier | undefined): string[] =>
  featuresIn(part)
    .filter(([, feature]) => lackedBy(feature).length > 0)
    .map(([name]) => name)

/** What style sheets can have, and the oldest browsers lack. As data, so that a page in a test can be given it. */
export interface YoungStyles {
  readonly atRules: readonly string[]
  /** Without colons. */
  readonly selectors: readonly string[]
  readonly properties: readonly string[]
  readonly functions: readonly string[]
  readonly units: readonly string[]
  /** By the name of a property. */
  readonly keywords: Readonly<Record<string, readonly string[]>>
}

const { css } = data
const part = (...path: readonly string[]) =>
  path.reduce<Identifier | undefined>((at, name) => at?.[name], css.types as Identifier)

/** Functions whose names in the data differ. */
const functionNames: Readonly<Record<string, string>> = { 'linear-function': 'linear' }
/** Units whose names in the data are those of groups. */
const unitGroups: Readonly<Record<string, readonly string[]>> = {
  viewport_percentage_units_dynamic: ['dvh', 'dvw', 'dvb', 'dvi', 'dvmin', 'dvmax'],
  viewport_percentage_units_large: ['lvh', 'lvw', 'lvb', 'lvi', 'lvmin', 'lvmax'],
  viewport_percentage_units_small: ['svh', 'svw', 'svb', 'svi', 'svmin', 'svmax'],
  container_query_length_units: ['cqw', 'cqh', 'cqb', 'cqi', 'cqmin', 'cqmax'],
}
const isKeyword = (name: string) => /^[a-z]+(-[a-z]+)*$/.test(name)

/** @see YoungStyles */
export const youngStyles: YoungStyles = {
  atRules: youngIn(css['at-rules'] as Identifier),
  selectors: youngIn(css.selectors as Identifier),
  properties: youngIn(css.properties as Identifier),
  functions: [[], ['color'], ['easing-function'], ['image'], ['basic-shape']]
    .flatMap((path) => youngIn(part(...path)))
    .map((name) => functionNames[name] ?? name),
  units: youngIn(part('length')).flatMap((name) => unitGroups[name] ?? name),
  keywords: Object.fromEntries(
    featuresIn(css.properties as Identifier)
      .map(([name, property]) => [name, youngIn(property).filter(isKeyword)] as const)
      .filter(([, keywords]) => keywords.length > 0),
  ),
}

/**
 * What scripts can use, and the oldest browsers lack, by its place in the data: `api.Element.checkVisibility`,
 * `javascript.builtins.Array.toSorted`. A constructor has the name of its interface: `api.CSSStyleSheet.CSSStyleSheet`.
 */
export const youngInterfaces: ReadonlyMap<string, readonly string[]> = new Map([
  ...youngBelow('api', data.api as Identifier, 2),
  ...youngBelow('javascript.builtins', data.javascript.builtins as Identifier, 3),
])

/** What is below a part, down to a depth. `any_static` in the data is `any`. */
function youngBelow(path: string, whole: Identifier, depth: number): [string, string[]][] {
  return featuresIn(whole).flatMap(([name, feature]): [string, string[]][] => {
    const ownName = name.replace(/_static$/, '')
    // A static member and another one of the same name: `Response.json()`, of which only that of an answer is used.
    if (ownName !== name && Object.hasOwn(whole, ownName)) return []
    const place = `${path}.${ownName}`
    const by = lackedBy(feature)
    return [
      ...(by.length > 0 ? [[place, by] as [string, string[]]] : []),
      ...(depth > 1 ? youngBelow(place, feature, depth - 1) : []),
    ]
  })
}
