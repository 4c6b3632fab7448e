/** What libraries that old pages carry have put in the place of the platform's, with another meaning, or what old browsers lack. */
import ts from 'typescript'
import { codeBelow, type Files, parse } from './source'

/** By how it is written, what to write in its place: found by comparing a page before and after each library. */
const instead: Readonly<Record<string, string>> = {
  // Prototype: with what every list inherits. MooTools: its own.
  'Object.values': 'Object.entries(…).map(([, value]) => value)',
  // Prototype, MooTools: without a second argument.
  'Array.from': '[...list].map(…), [...Array(count)].map(…)',
  // Prototype takes it from lists.
  '.entries': 'numbered(list)',
  // Prototype and MooTools: another meaning.
  '.scrollTo': '.scroll(…)',
  // MooTools: answers with a Date.
  'Date.parse': 'new Date(text).getTime()',
  // MooTools: its own.
  'new Event': 'new CustomEvent',
  // Pages call their own functions so.
  'new Image': "document.createElement('img')",
  // MooTools: its own.
  'new Request': 'fetch(address, options)',
  // Promises of old polyfills have none; those that Bluebird's answers with have no fields.
  'Promise.allSettled': 'await … .catch(…)',
  // Younger than phones that are in use.
  'AbortSignal.any': 'inTime(…)',
  'AbortSignal.timeout': 'inTime(…)',
  // Promises of zone.js, of Bluebird: what an async function answers with is none of them.
  'instanceof Promise': "'then' in value",
  // Finds what a page has put on `Object.prototype`.
  in: "has(object, 'name')",
}

/** What only `in` finds: it is the platform's, and inherited. */
const inherited = new Set(["'then'", "'popover'"])

/** What a page runs reads nothing that an old library has replaced by something else. */
export function readsNothingReplaced(files: Files): string[] {
  return codeBelow(files, 'core', 'loader', 'widgets').flatMap((path) => {
    const found: string[] = []
    const visit = (node: ts.Node): void => {
      ts.forEachChild(node, visit)
      for (const written of waysOf(node))
        if (Object.hasOwn(instead, written)) found.push(`${path} has ${written}: write ${instead[written]}`)
    }
    visit(parse(files, path))
    return found
  })
}

/** What a node would be called in the table. */
function waysOf(node: ts.Node): readonly string[] {
  if (ts.isNewExpression(node)) return [`new ${node.expression.getText()}`]
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword)
    return [`instanceof ${node.right.getText()}`]
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword)
    return inherited.has(node.left.getText()) ? [] : ['in']
  if (!ts.isPropertyAccessExpression(node)) return []
  const holder = node.expression.getText()
  // `Object.entries` is nobody's but the platform's, and so is the window's own scrolling.
  const isCalled = ts.isCallExpression(node.parent) && node.parent.expression === node && holder !== 'Object'
  return [`${holder}.${node.name.text}`, ...(isCalled ? [`.${node.name.text}`] : [])]
}
