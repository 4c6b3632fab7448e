/**
 * Browser code uses no interface that the oldest browsers lack, except where it asks for it first. TypeScript says which
 * interface a name belongs to, and MDN's data which browsers have it.
 */
import ts from 'typescript'
import { youngInterfaces, youngStyles } from '../young-features'
import { isAskedFor } from './asked-for'
import { programOf, sourceIn } from './program'
import { type Files, pageCode } from './source'

/** Interfaces that are used without being asked for, each with what is missing without it. */
const missed: Readonly<Record<string, string>> = {
  'HTMLElement.inert': 'Safari before 15.5: what is behind a drawer or not shown can be focused',
  'HTMLLinkElement.fetchPriority': 'the browser orders requests by itself',
  'HTMLImageElement.fetchPriority': 'the browser orders requests by itself',
  'HTMLVideoElement.playsInline': 'only iPhones ask for it',
  'Document.fullscreenElement': 'Safari before 16.4: Escape in a video that fills the screen also closes its player',
  'HTMLScriptElement.fetchPriority': 'the browser orders requests by itself',
}

/** Uses whose test is not beside them, or that older browsers do not come to, by file. */
const askedElsewhere: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'workshop/capsule/build-picture.ts': {
    CSSStyleSheet: 'the viewer of capsules is for staff',
    'CSSStyleSheet.replaceSync': 'the viewer of capsules is for staff',
    'Document.adoptedStyleSheets': 'the viewer of capsules is for staff',
    'ShadowRoot.adoptedStyleSheets': 'the viewer of capsules is for staff',
    'HTMLElement.showPopover': 'the viewer of capsules is for staff',
  },
  'workshop/doctor/failed-requests.ts': {
    'PerformanceResourceTiming.responseStatus': 'without it, what elements say of their calls is named',
  },
  'core/base/device/covered.ts': { ':modal': 'isThere answers', ':popover-open': 'isThere answers' },
  'core/base/styles/style-sheet.ts': {
    CSSStyleSheet: 'without adopted style sheets there are nodes',
    'CSSStyleSheet.replaceSync': 'without adopted style sheets there are nodes',
    'Document.adoptedStyleSheets': 'without adopted style sheets there are nodes',
    'ShadowRoot.adoptedStyleSheets': 'without adopted style sheets there are nodes',
  },
  'loader/main.ts': {
    CSSStyleSheet: 'without adopted style sheets there is a node',
    'CSSStyleSheet.replaceSync': 'without adopted style sheets there is a node',
    'Document.adoptedStyleSheets': 'without adopted style sheets there is a node',
  },
}

/** The interfaces that have the members of a mixin, where TypeScript gives the mixin a name of its own. */
const mixins: Readonly<Record<string, readonly string[]>> = {
  ParentNode: ['Element', 'Document', 'DocumentFragment'],
  ChildNode: ['Element', 'CharacterData'],
  NonDocumentTypeChildNode: ['Element'],
  ARIAMixin: ['Element'],
  Slottable: ['Element', 'Text'],
  Animatable: ['Element'],
  InnerHTML: ['Element', 'ShadowRoot'],
  ElementContentEditable: ['HTMLElement'],
  HTMLOrSVGElement: ['HTMLElement', 'SVGElement'],
  GlobalEventHandlers: ['HTMLElement', 'Window'],
  WindowEventHandlers: ['Window'],
  WindowOrWorkerGlobalScope: ['Window'],
  DocumentOrShadowRoot: ['Document', 'ShadowRoot'],
  PopoverInvokerElement: ['HTMLButtonElement'],
  Body: ['Response', 'Request'],
  LinkStyle: ['HTMLStyleElement'],
}

/** The names of built-in interfaces in TypeScript, where they differ from those of the data. */
const builtIns: Readonly<Record<string, string>> = {
  ReadonlyArray: 'Array',
  ReadonlyMap: 'Map',
  ReadonlySet: 'Set',
  ReadonlySetLike: 'Set',
  IteratorObject: 'Iterator',
  ArrayIterator: 'Iterator',
  MapIterator: 'Iterator',
  SetIterator: 'Iterator',
  StringIterator: 'Iterator',
  RegExpMatchArray: 'Array',
  RegExpExecArray: 'Array',
  CallableFunction: 'Function',
  NewableFunction: 'Function',
  PromiseLike: 'Promise',
}

/** @returns the uses, each with the browsers that lack the interface */
export function codeSuitsOldestBrowsers(project: Files): string[] {
  const program = programOf(project)
  const checker = program.getTypeChecker()
  return pageCode(project).flatMap((path) => {
    const source = sourceIn(program, path)
    return source ? usesIn(source, path, checker) : []
  })
}

function usesIn(source: ts.SourceFile, path: string, checker: ts.TypeChecker): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return
    ts.forEachChild(node, visit)
    for (const [name, by] of youngAt(node, checker)) {
      if (missed[name] || askedElsewhere[path]?.[name] || isAskedFor(node, name)) continue
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      found.push(`${path}:${line + 1} uses ${name}, which ${by.join(', ')} lack`)
    }
  }
  visit(source)
  return found
}

const isTemplatePart = (node: ts.Node): node is ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail =>
  ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)

type Use = readonly [name: string, by: readonly string[]]

function youngAt(node: ts.Node, checker: ts.TypeChecker): Use[] {
  if (ts.isRegularExpressionLiteral(node)) return youngPattern(node.text)
  if (ts.isStringLiteralLike(node) || isTemplatePart(node)) return youngSelectors(node.text)
  if (ts.isNewExpression(node)) {
    const name = node.expression.getText()
    const place = youngNames.has(name) ? checker.getSymbolAtLocation(node.expression) : undefined
    return isOfPlatform(place) ? constructorOf(name) : []
  }
  const name = memberName(node)
  if (!name || !youngNames.has(name.text)) return []
  const symbol = symbolOf(node, name, checker)
  if (!isOfPlatform(symbol)) return []
  const owners = ownersOf(symbol, node, checker)
  return owners.length > 0 ? youngOf(owners, name.text) : youngGlobal(name.text)
}

function symbolOf(node: ts.Node, name: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  if (ts.isBindingElement(node)) return checker.getTypeAtLocation(node.parent).getProperty(name.text)
  // `{ ariaLabel: … }` where properties of an element are given.
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node))
    return checker.getContextualType(node.parent)?.getProperty(name.text)
  return checker.getSymbolAtLocation(name)
}

/** The name that a node reads or writes: of a member, or of a global. */
function memberName(node: ts.Node): ts.Identifier | undefined {
  if (ts.isPropertyAccessExpression(node)) return nameIn(node.name)
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) return nameIn(node.propertyName ?? node.name)
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) return nameIn(node.name)
  return ts.isIdentifier(node) && standsAlone(node) ? node : undefined
}

const nameIn = (name: ts.Node) => (ts.isIdentifier(name) ? name : undefined)

/** Whether an identifier is not the name of something else, and not what `new` creates. */
function standsAlone(node: ts.Identifier): boolean {
  const { name, propertyName } = node.parent as { readonly name?: ts.Node; readonly propertyName?: ts.Node }
  return ![name, propertyName].includes(node) && !ts.isNewExpression(node.parent)
}

/** Whether something is declared by TypeScript's own libraries. */
function isOfPlatform(symbol: ts.Symbol | undefined): symbol is ts.Symbol {
  return !!symbol?.declarations?.some((one) =>
    /\/typescript\/lib\/lib\.[\w.]+\.d\.ts$/.test(one.getSourceFile().fileName),
  )
}

/** The interfaces that a member can be of: those that declare it, those that it is read from, and what these are made of. */
function ownersOf(symbol: ts.Symbol, node: ts.Node, checker: ts.TypeChecker): string[] {
  const declared = (symbol.declarations ?? []).flatMap(declaringName)
  if (!ts.isPropertyAccessExpression(node) || !declared.some((name) => mixins[name])) return declared
  const type = checker.getApparentType(checker.getTypeAtLocation(node.expression))
  const read = (type.isUnion() ? type.types : [type]).flatMap((one) => namesOf(one))
  return [...declared, ...read]
}

function namesOf(type: ts.Type): string[] {
  const bases = type.getBaseTypes?.() ?? []
  return [type.symbol?.name ?? '', ...bases.flatMap((base) => namesOf(base))]
}

/** `interface Element`, or the variable with the static members: `declare var AbortSignal: { any(…): AbortSignal }`. */
function declaringName({ parent }: ts.Declaration): string[] {
  if (ts.isInterfaceDeclaration(parent)) return [parent.name.text.replace(/(?<=.)Constructor$/, '')]
  const variable = ts.isTypeLiteralNode(parent) && parent.parent
  return variable && ts.isVariableDeclaration(variable) ? [variable.name.getText()] : []
}

/** A member of interfaces: young only if none of those that the data knows has it in all of the oldest browsers. */
function youngOf(owners: readonly string[], member: string): Use[] {
  for (const owner of owners.flatMap((name) => mixins[name] ?? [builtIns[name] ?? name])) {
    const places = [
      `api.${owner}.${member}`,
      `javascript.builtins.${owner}.${member}`,
      `javascript.builtins.Intl.${owner}.${member}`,
    ]
    const by = places.map((place) => youngInterfaces.get(place)).find(Boolean)
    if (by) return [[`${owner}.${member}`, by]]
  }
  return []
}

/** The interface, or only its constructor, is young. */
function constructorOf(name: string): Use[] {
  const by = [`api.${name}.${name}`, `javascript.builtins.${name}.${name}`]
    .map((place) => youngInterfaces.get(place))
    .find(Boolean)
  return by ? [[name, by]] : youngGlobal(name)
}

function youngGlobal(name: string): Use[] {
  const places = [`api.${name}`, `api.Window.${name}`, `javascript.builtins.${name}`]
  const by = places.map((place) => youngInterfaces.get(place)).find(Boolean)
  return by ? [[name, by]] : []
}

/** Signs of regular expressions that the oldest browsers cannot read: then the whole file is lost. */
const patterns: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\(\?<[=!]/, 'lookbehind'],
  [/\(\?[a-z-]+:/, 'modifiers in a pattern'],
  [/\/[a-z]*v[a-z]*$/, 'the flag v'],
]

const youngPattern = (text: string): Use[] =>
  patterns.filter(([sign]) => sign.test(text)).map(([, name]) => [name, ['older ones']])

/** Those that are also words in facts and texts of ours are not looked for. */
const selectors = youngStyles.selectors.filter((name) =>
  /^(has|modal|popover-open|user-(in)?valid|dir|autofill)$/.test(name),
)

/** A selector with a young part throws, unless that stands in a list of `:is()` or `:where()`. */
const youngSelectors = (text: string): Use[] =>
  [
    ...text
      .replace(/:(is|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '')
      .matchAll(/:([a-z][a-z-]*)(?=[\s.,:>+~()[\]]|$)/g),
  ]
    .map(([, name = '']) => name)
    .filter((name) => selectors.includes(name))
    .map((name) => [`:${name}`, ['older ones']])

/** The last parts of the places, so that few names need TypeScript. */
const youngNames = new Set([...youngInterfaces.keys()].map((place) => place.slice(place.lastIndexOf('.') + 1)))
