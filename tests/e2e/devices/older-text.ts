/** What the oldest browsers read of a style sheet. Runs in a page, and for files of the server. */
import postcss, { type AtRule, type ChildNode, type Container, type Declaration } from 'postcss'
import type { YoungStyles } from '../../../tools/check/young-features'
import { youngOf } from '../../../tools/check/young-styles'

/** A text that is no style sheet is left as it is. */
export function olderText(css: string, young: YoungStyles): string {
  try {
    const root = postcss.parse(css)
    reduce(root, young)
    return root.toString()
  } catch {
    return css
  }
}

/** What `CSS.supports` answers for a condition that today’s browser fulfils. */
export const isOlder = (condition: string, young: YoungStyles): boolean =>
  declarationsIn(condition).every((one) => youngIn(one, young).length === 0)

function reduce(container: Container, young: YoungStyles): void {
  for (const node of [...(container.nodes ?? [])] as ChildNode[]) {
    if (node.type === 'atrule' && node.name === 'supports') answer(node, young)
    else if (node.type === 'decl') reduceDeclaration(node, young)
    else if (youngOf(withoutLists(node), young).length > 0) node.remove()
    if ('nodes' in node && node.parent) reduce(node, young)
  }
}

/** A list in `:is()` and `:where()` leaves out what it does not know; any other one is dropped as a whole. */
function withoutLists(node: ChildNode): ChildNode {
  if (node.type !== 'rule') return node
  const known = node.clone({
    selector: node.selector.replace(/:(is|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, ''),
  })
  known.parent = node.parent
  return known
}

/** `@supports` is answered here: the browser that shows the page knows everything. */
function answer(rule: AtRule, young: YoungStyles): void {
  if (isOlder(rule.params, young)) return
  if (!/^not\b/.test(rule.params)) return void rule.remove()
  reduce(rule, young)
  rule.replaceWith(...(rule.nodes ?? []))
}

/** `(color: red) and selector(a)` as texts of style sheets. */
const declarationsIn = (condition: string): string[] => [
  ...[...condition.matchAll(/\(([\w-]+: ?(?:[^()]|\([^()]*\))*)\)/g)].map(([, inner]) => `a{${inner}}`),
  ...[...condition.matchAll(/selector\(((?:[^()]|\([^()]*\))*)\)/g)].map(([, inner]) => `${inner}{}`),
  ...(/^[\w-]+:/.test(condition) ? [`a{${condition}}`] : []),
]

function youngIn(css: string, young: YoungStyles): string[] {
  const found: string[] = []
  postcss.parse(css).walk((node) => void found.push(...youngOf(node, young)))
  return found
}

/** With a variable, a declaration is kept, and has no value when it is computed. */
function reduceDeclaration(declaration: Declaration, young: YoungStyles): void {
  if (youngOf(declaration, young).length === 0) return
  const { prop, value } = declaration
  const isLate = (prop.startsWith('--') || value.includes('var(')) && !young.properties.includes(prop)
  if (!isLate) return void declaration.remove()
  declaration.value = value
    .replace(/(?<![\w-])([a-z][a-z\d-]*)\(/g, (call, name) => (young.functions.includes(name) ? `un-${call}` : call))
    .replace(/(?<![\w-])([\d.]+)([a-z]+)/g, (length, _, unit) => (young.units.includes(unit) ? `${length}-un` : length))
}
