/** Code that is fetched late: what a press waits for is fetched in one way, which ends. */
import ts from 'typescript'
import { codeBelow, type Files, parse } from './source'

/** Widgets' code that no press waits for, each with what fetches it. */
const withoutPress: Readonly<Record<string, string>> = {
  './checkout-review.model': 'the start of the review page',
  './lender/lender-begun.model': 'a page that has come to rest',
  './popups-questions.model': 'a trigger',
  './stage/stage.model': 'a trigger',
  '../../core/net/locate': 'a trigger',
  './popups-clock.model': 'a trigger',
  './popups-problems.rules': 'a mistake in the settings',
  './popups-declared.model': 'a preview',
  './search-member.view': 'typing',
  '../../core/net/search-client': 'typing',
}

/** In widgets `import()` stands in `loadCode(…)`, which ends and lets the visitor know. */
export function pressesLoadCode(files: Files): string[] {
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
