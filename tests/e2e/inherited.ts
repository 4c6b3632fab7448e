/** Names that something reads of objects that need not have them: a page can have put each of them on every object. */
import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** What the platform reads of the options that it is given. */
const dictionaries =
  /^(AddEventListener|CustomEvent|Event|Request|MutationObserver|IntersectionObserver|ResizeObserver|ScrollInto|ScrollTo|Focus|ShadowRoot|GetRootNode|CSSStyleSheet|Idle|PropertyDescriptor|AbortSignal)\w*$/

function optionalOf(source: ts.SourceFile, isAsked: (name: string) => boolean): string[] {
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    if (
      (ts.isPropertySignature(node) || ts.isMethodSignature(node)) &&
      node.questionToken &&
      ts.isIdentifier(node.name)
    ) {
      const { parent } = node
      if (!ts.isInterfaceDeclaration(parent) || isAsked(parent.name.text)) names.push(node.name.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

function platform(): string[] {
  return ['dom', 'es5'].flatMap((name) => {
    const text = readFileSync(`node_modules/typescript/lib/lib.${name}.d.ts`, 'utf8')
    const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
    return optionalOf(source, (name) => dictionaries.test(name))
  })
}

/** What makes every object a promise, or is there already, leaves no page as it was. */
const unusable = new Set(['then', ...Object.getOwnPropertyNames(Object.prototype)])
const usable = (names: readonly string[]) => [...new Set(names)].filter((name) => !unusable.has(name))

/** All names that the platform reads of options, without those that would leave no page as it was. */
export const inherited: readonly string[] = usable(platform())
