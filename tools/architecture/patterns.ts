/** The regular expressions of what a page runs. */
import ts from 'typescript'
import { codeBelow, type Files, parse } from './source'

/** One regular expression of the source, with where it stands. */
export interface Pattern {
  readonly path: string
  readonly text: string
}

/** All that have a quantifier: only those can be slow on a long text. */
export function patternsIn(files: Files): Pattern[] {
  return below(files, (node) =>
    ts.isRegularExpressionLiteral(node) && hasQuantifier(node.text) ? node.text : undefined,
  )
}

/** Those that are put together while the page runs, and so cannot be tried before. */
export function unknownPatterns(files: Files): Pattern[] {
  return below(files, (node) =>
    ts.isIdentifier(node) && node.text === 'RegExp' && !ts.isTypeReferenceNode(node.parent) ? node.text : undefined,
  )
}

/** `+`, `*` or `{2,}` that stands for itself in no class and after no backslash. */
function hasQuantifier(pattern: string): boolean {
  return /[+*]|\{\d+,\d*\}/.test(pattern.replace(/\\./g, '_').replace(/\[[^\]]*\]/g, '_'))
}

function below(files: Files, find: (node: ts.Node) => string | undefined): Pattern[] {
  return codeBelow(files, 'core', 'loader', 'widgets').flatMap((path) => {
    const found: Pattern[] = []
    const visit = (node: ts.Node): void => {
      const text = find(node)
      if (text !== undefined) found.push({ path, text })
      ts.forEachChild(node, visit)
    }
    visit(parse(files, path))
    return found
  })
}
