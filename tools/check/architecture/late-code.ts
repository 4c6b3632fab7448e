/** Code that is loaded after a press must be loaded by `loadCode`, which has a timeout. */
import ts from 'typescript'
import { codeBelow, type Files, parse } from './source'

/** Imports in widgets that no press starts, each with what starts it. */
const withoutPress: Readonly<Record<string, string>> = {
  './eligibility/eligibility.model': 'a trigger',
  './stage/stage.model': 'a trigger',
  './preview/preview.model': 'a preview',
  './search-later.view': 'typing',
}

/** In widgets, every other `import()` is inside `loadCode(…)`. */
export function importsUseLoadCode(files: Files): string[] {
  return codeBelow(files, 'widgets').flatMap((path) => {
    const found: string[] = []
    const visit = (node: ts.Node): void => {
      ts.forEachChild(node, visit)
      if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return
      const [specifier] = node.arguments
      const isKnown = specifier && ts.isStringLiteral(specifier) && Object.hasOwn(withoutPress, specifier.text)
      if (!isKnown && !isLoadCode(node.parent)) found.push(`${path} fetches ${specifier?.getText()} without loadCode`)
    }
    visit(parse(files, path))
    return found
  })
}

function isLoadCode(node: ts.Node): boolean {
  return ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'loadCode'
}
