import ts from 'typescript'

/**
 * The titles of the tests in a file, each as often as it stands there. Where one is composed, each variable part is `…`.
 *
 * @param without leaves out the tests with this tag
 */
export function testTitles(file: string, text: string, without?: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const title = ts.isCallExpression(node) ? titleOf(node) : undefined
    const isLeftOut = ts.isCallExpression(node) && !!without && !!node.arguments[1]?.getText().includes(`'${without}'`)
    if (title !== undefined && !isLeftOut) found.push(title)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  return found
}

/** A test is a call with a title first and a function last, also by a function of the file's own, except `describe`. */
function titleOf({ expression, arguments: given }: ts.CallExpression): string | undefined {
  const [title] = given
  const body = given.at(-1)
  if (!title || !body || /\bdescribe\b/.test(expression.getText().slice(0, 20))) return undefined
  if (!ts.isArrowFunction(body) && !ts.isFunctionExpression(body)) return undefined
  if (ts.isStringLiteralLike(title)) return title.text
  if (!ts.isTemplateExpression(title)) return undefined
  return title.head.text + title.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
}
