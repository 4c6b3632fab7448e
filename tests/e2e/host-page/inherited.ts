/** Lists optional names that some code reads from objects. A page may have properties of these names on `Object.prototype`. */
import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import ts from 'typescript'

const parsed = (path: string, kind = ts.ScriptKind.Unknown) =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, kind)

function collected(source: ts.SourceFile, nameOf: (node: ts.Node) => string | undefined): string[] {
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    const name = nameOf(node)
    if (name !== undefined) names.push(name)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

const optional = (node: ts.Node) =>
  (ts.isPropertySignature(node) || ts.isMethodSignature(node)) && node.questionToken && ts.isIdentifier(node.name)
    ? node.name.text
    : undefined

/** The interfaces of options that the platform reads. */
const dictionaries =
  /^(AddEventListener|CustomEvent|Event|Request|MutationObserver|IntersectionObserver|ResizeObserver|ScrollInto|ScrollTo|Focus|ShadowRoot|GetRootNode|CSSStyleSheet|Idle|PropertyDescriptor|AbortSignal)\w*$/

const isOption = (node: ts.Node) => !ts.isInterfaceDeclaration(node.parent) || dictionaries.test(node.parent.name.text)

/** Names that cannot be tested: with `then` every object is a promise, and the others are built in. */
const unusable = new Set(['then', ...Object.getOwnPropertyNames(Object.prototype)])
const usable = (names: readonly string[]) => [...new Set(names)].filter((name) => !unusable.has(name))

/** The option names that the platform reads. */
export const ofThePlatform: readonly string[] = usable(
  ['dom', 'es5'].flatMap((name) =>
    collected(parsed(`node_modules/typescript/lib/lib.${name}.d.ts`), (node) => {
      const found = optional(node)
      return found !== undefined && isOption(node) ? found : undefined
    }),
  ),
)

/** The names that the built view library reads. */
export const ofTheViewLibrary: readonly string[] = usable(
  ['preact/dist/preact.mjs', 'preact/hooks/dist/hooks.mjs'].flatMap((name) =>
    collected(parsed(`node_modules/${name}`, ts.ScriptKind.JS), (node) =>
      ts.isPropertyAccessExpression(node) ? node.name.text : undefined,
    ),
  ),
)

/** The names that distinguish our states, events and answers, and that our code stores. */
export const ofOurStates: readonly string[] = usable([
  ...globSync('{core,widgets,workshop}/**/*.{ts,tsx}').flatMap((path) =>
    collected(parsed(path), (node) => {
      if (!ts.isCallExpression(node) || node.expression.getText() !== 'has') return undefined
      const name = node.arguments[1]
      return name && ts.isStringLiteral(name) ? name.text : undefined
    }),
  ),
  ...collected(parsed('core/base/state/page.ts'), optional),
])

const optionalIn = (files: string) => usable(globSync(files).flatMap((path) => collected(parsed(path), optional)))

/** The optional names of our own code. */
export const ofOurs: readonly string[] = optionalIn('{core,widgets,workshop}/**/*.{ts,tsx}')

/** The optional names of tracking, except those shared with third-party scripts, which would fail too. */
export const ofTracking: readonly string[] = optionalIn('core/tracking/{*,events/*,sinks/sink*}.ts')
