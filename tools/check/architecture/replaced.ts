/** Finds uses of APIs that libraries of old pages replace. */
import ts from 'typescript'
import { type Files, pageCode, parse } from './source'

/**
 * The replaced APIs, each with what to write instead. Found by comparing a page before and after loading each library.
 */
const instead: Readonly<Record<string, string>> = {
  // Prototype: includes inherited fields. MooTools: its own.
  'Object.values': 'Object.entries(…).map(([, value]) => value)',
  // Prototype, MooTools: theirs have no second argument.
  'Array.from': '[...list].map(…), [...Array(count)].map(…)',
  // Prototype: not available on arrays.
  '.entries': 'numbered(list)',
  // Prototype, MooTools: a method of this name does something else.
  '.scrollTo': '.scroll(…)',
  // MooTools: returns a Date.
  'Date.parse': 'new Date(text).getTime()',
  // MooTools: a class of its own.
  'new Event': 'new CustomEvent',
  // Pages have functions of this name.
  'new Image': "document.createElement('img')",
  // MooTools: a class of its own.
  'new Request': 'exchange(…)',
  // Promises of old polyfills lack it; the objects in Bluebird's results have no fields.
  'Promise.allSettled': 'await … .catch(…)',
  'Promise.….finally': 'try { await … } finally { … }',
  // zone.js and Bluebird replace `Promise`: the result of an async function is not an instance of theirs.
  'instanceof Promise': "'then' in value",
  // Also finds properties that a page has added to `Object.prototype`.
  in: "has(object, 'name')",
}

/** Inherited properties of the platform, which only `in` finds. */
const inherited = new Set(["'then'", "'popover'"])

/** Code for the browser uses no API that an old library replaces. */
export function readsNothingReplaced(files: Files): string[] {
  return pageCode(files).flatMap((path) => {
    const found: string[] = []
    const visit = (node: ts.Node): void => {
      ts.forEachChild(node, visit)
      for (const written of namesOf(node))
        if (Object.hasOwn(instead, written)) found.push(`${path} has ${written}: write ${instead[written]}`)
    }
    visit(parse(files, path))
    return found
  })
}

/** The names under which the table may list a node. */
function namesOf(node: ts.Node): readonly string[] {
  if (ts.isNewExpression(node)) return [`new ${node.expression.getText()}`]
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword)
    return [`instanceof ${node.right.getText()}`]
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword)
    return inherited.has(node.left.getText()) ? [] : ['in']
  if (!ts.isPropertyAccessExpression(node)) return []
  const holder = node.expression.getText()
  // `Object.entries` is never replaced.
  const isCalled = ts.isCallExpression(node.parent) && node.parent.expression === node && holder !== 'Object'
  // An async function returns a native promise. `Promise` itself can be the page's.
  const written = /^(new )?Promise\b/.test(holder) && node.name.text === 'finally' ? 'Promise.…' : holder
  return [`${written}.${node.name.text}`, ...(isCalled ? [`.${node.name.text}`] : [])]
}
