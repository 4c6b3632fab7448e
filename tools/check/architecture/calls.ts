/** Calls to a server: each is in the contract, and is sent by one door. */
import ts from 'typescript'
import { type Files, pageCode, parse } from './source'

/** The files that send requests themselves, each with what they send. */
const senders: Readonly<Record<string, string>> = {
  'core/base/net/send-request.ts': 'every request: the door',
  'core/base/net/send-last.ts': 'what is sent while the page is left',
  'core/base/net/read-server-time.ts': 'a head, for the server’s clock',
  'widgets/trade-application/trade-application-upload.calls.ts': 'a file of the contract, with its progress',
  'workshop/capsule/follow-answers.ts': 'nothing: it listens to the answers',
  'workshop/doctor/check-payment.ts': 'reads our own files',
  'workshop/doctor/check-script.ts': 'reads our own script',
  'workshop/doctor/examine.ts': 'reads the page again',
}
const globals = ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket']

/** Browser code outside these files sends no request by itself: it would have no deadline, no token and no contract. */
export function requestsAreSentByOneDoor(files: Files): string[] {
  return pageCode(files)
    .filter((path) => !Object.hasOwn(senders, path) && has(parse(files, path), sends))
    .map((path) => `${path} sends a request by itself: describe it in core/shop/NOUN/x.contract.ts, and call callShop`)
}

/**
 * An endpoint is an object with a path and an answer, or a copy of one with another path. Those of the shop are in
 * `.contract.ts` files, so that CONTRACT.md has them.
 */
export function endpointsAreInTheContract(files: Files): string[] {
  return pageCode(files)
    .filter((path) => !path.endsWith('.contract.ts') && has(parse(files, path), isEndpoint))
    .map((path) => `${path} describes a call: move it to core/shop/NOUN/x.contract.ts, where the build finds it`)
}

function has(node: ts.Node, is: (node: ts.Node) => boolean): boolean {
  return is(node) || !!ts.forEachChild(node, (child) => has(child, is) || undefined)
}

function sends(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) {
    const isGlobal = /^(?:window|globalThis|self)$/.test(node.expression.getText())
    return node.name.text === 'sendBeacon' || (isGlobal && globals.includes(node.name.text))
  }
  if (!ts.isIdentifier(node) || !globals.includes(node.text)) return false
  const { parent } = node
  const isCalled = (ts.isCallExpression(parent) || ts.isNewExpression(parent)) && parent.expression === node
  const isValue = (ts.isVariableDeclaration(parent) || ts.isBindingElement(parent)) && parent.initializer === node
  return isCalled || isValue
}

function isEndpoint(node: ts.Node): boolean {
  if (!ts.isObjectLiteralExpression(node)) return false
  const names = node.properties.map(({ name }) => name?.getText())
  const isWhole = ['path', 'method', 'answer'].every((name) => names.includes(name))
  return isWhole || (names.includes('path') && node.properties.some(copiesEndpoint))
}

/** `...hostList`, if that is imported from a `.contract.ts` file. */
function copiesEndpoint(property: ts.ObjectLiteralElementLike): boolean {
  if (!ts.isSpreadAssignment(property) || !ts.isIdentifier(property.expression)) return false
  const { text } = property.expression
  return property.getSourceFile().statements.some((statement) => {
    if (!ts.isImportDeclaration(statement) || !/\.contract'$/.test(statement.moduleSpecifier.getText())) return false
    const bindings = statement.importClause?.namedBindings
    return !!bindings && ts.isNamedImports(bindings) && bindings.elements.some(({ name }) => name.text === text)
  })
}
