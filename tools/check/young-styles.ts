/** What a style sheet has that the oldest browsers lack. Also runs in the page of a test. */
import type { AtRule, ChildNode, Declaration, Rule } from 'postcss'
import type { YoungStyles } from './young-features'

/** The features of a node, without those of the nodes in it: `:has`, `@container`, `color-mix()`, `dvh`, `overflow: clip`. */
export function youngOf(node: ChildNode, young: YoungStyles): string[] {
  if (node.type === 'atrule') return ofAtRule(node, young)
  if (node.type === 'rule') return ofRule(node, young)
  return node.type === 'decl' ? ofDeclaration(node, young) : []
}

function ofAtRule({ name, params, parent }: AtRule, { atRules }: YoungStyles): string[] {
  return [
    ...(atRules.includes(name) ? [`@${name}`] : []),
    ...(name === 'media' && /[<>=]/.test(params) ? ['@media (width >= …)'] : []),
    ...(parent?.type === 'rule' ? ['&'] : []),
  ]
}

function ofRule({ selector, parent }: Rule, { selectors }: YoungStyles): string[] {
  const isNested = parent?.type === 'rule' || /(^|[\s,(])&/.test(selector)
  return [
    ...pseudosIn(selector)
      .filter((name) => selectors.includes(name))
      .map((name) => `:${name}`),
    ...(isNested ? ['&'] : []),
  ]
}

/** The names of pseudo-classes and pseudo-elements. Those of browsers, `-webkit-…`, stand in rules of their own. */
const pseudosIn = (selector: string): string[] =>
  [...selector.replace(/"[^"]*"|'[^']*'|\[[^\]]*\]/g, '').matchAll(/::?([a-z][a-z-]*)/g)].map(([, name = '']) => name)

function ofDeclaration(
  { prop, value: given }: Declaration,
  { properties, functions, units, keywords }: YoungStyles,
): string[] {
  const value = given.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '')
  const called = [...value.matchAll(/(?<![\w-])([a-z][a-z\d-]*)\(/g)].map(([, name = '']) => name)
  const measured = [...value.matchAll(/(?<![\w-])[\d.]+([a-z]+)/g)].map(([, unit = '']) => unit)
  const words = value.replace(/\([^()]*\)/g, '').split(/[\s,/]+/)
  if (properties.includes(prop)) return [prop]
  return [
    ...called.filter((name) => functions.includes(name)).map((name) => `${name}()`),
    ...measured.filter((unit) => units.includes(unit)),
    ...words.filter((word) => keywords[prop]?.includes(word)).map((word) => `${prop}: ${word}`),
  ]
}
