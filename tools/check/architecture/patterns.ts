/** Finds the regular expressions of the built code. */
import ts from 'typescript'
import { type Files, pageCode, parse } from './source'

/** One regular expression, with its file. */
export interface Pattern {
  readonly path: string
  readonly text: string
}

/** All regular expressions with a quantifier: only those can be slow on a long text. */
export function patternsIn(files: Files): Pattern[] {
  return below(files, (node) =>
    ts.isRegularExpressionLiteral(node) && hasQuantifier(node.text) ? node.text : undefined,
  )
}

/** Regular expressions that are created at run time: the tests cannot check them. */
export function unknownPatterns(files: Files): Pattern[] {
  return below(files, (node) =>
    ts.isIdentifier(node) && node.text === 'RegExp' && !ts.isTypeReferenceNode(node.parent) ? node.text : undefined,
  )
}

/** Whether a pattern has `+`, `*` or `{2,}` outside classes and not escaped. */
function hasQuantifier(pattern: string): boolean {
  return /[+*]|\{\d+,\d*\}/.test(pattern.replace(/\\./g, '_').replace(/\[[^\]]*\]/g, '_'))
}

function below(files: Files, find: (node: ts.Node) => string | undefined): Pattern[] {
  return pageCode(files).flatMap((path) => {
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
