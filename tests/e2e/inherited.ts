/** Names that something reads of objects that need not have them: a page can have put each of them on every object. */
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

/** What the platform reads of the options that it is given. */
const dictionaries =
  /^(AddEventListener|CustomEvent|Event|Request|MutationObserver|IntersectionObserver|ResizeObserver|ScrollInto|ScrollTo|Focus|ShadowRoot|GetRootNode|CSSStyleSheet|Idle|PropertyDescriptor|AbortSignal)\w*$/

const isOption = (node: ts.Node) => !ts.isInterfaceDeclaration(node.parent) || dictionaries.test(node.parent.name.text)

/** What makes every object a promise, or is there already, leaves no page as it was. */
const unusable = new Set(['then', ...Object.getOwnPropertyNames(Object.prototype)])
const usable = (names: readonly string[]) => [...new Set(names)].filter((name) => !unusable.has(name))

/** What the platform reads of options, without what would leave no page as it was. */
export const ofThePlatform: readonly string[] = usable(
  ['dom', 'es5'].flatMap((name) =>
    collected(parsed(`node_modules/typescript/lib/lib.${name}.d.ts`), (node) => {
      const found = optional(node)
      return found !== undefined && isOption(node) ? found : undefined
    }),
  ),
)

/** What the view library reads of anything, as it is shipped. */
export const ofTheViewLibrary: readonly string[] = usable(
  ['preact/dist/preact.mjs', 'preact/hooks/dist/hooks.mjs'].flatMap((name) =>
    collected(parsed(`node_modules/${name}`, ts.ScriptKind.JS), (node) =>
      ts.isPropertyAccessExpression(node) ? node.name.text : undefined,
    ),
  ),
)

/** What tells our states, events and answers apart, and what our code keeps for a page. */
export const ofOurStates: readonly string[] = usable([
  ...globSync('{core,widgets}/**/*.{ts,tsx}').flatMap((path) =>
    collected(parsed(path), (node) => {
      if (!ts.isCallExpression(node) || node.expression.getText() !== 'has') return undefined
      const name = node.arguments[1]
      return name && ts.isStringLiteral(name) ? name.text : undefined
    }),
  ),
  ...collected(parsed('core/page.ts'), optional),
])

/** What our own code calls optional. */
export const ofOurs: readonly string[] = usable(
  globSync('{core,widgets}/**/*.{ts,tsx}').flatMap((path) => collected(parsed(path), optional)),
)
