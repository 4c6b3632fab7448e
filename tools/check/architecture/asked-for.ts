/** Whether browser code asks for an interface before it uses it. */
import ts from 'typescript'

/** Functions that answer for a selector that the browser does not know. */
const answers = ['isMatched', 'isThere']

/**
 * Whether the code asks whether the browser has it: `?.`, `??`, `!`, `typeof`, `=== undefined`, …
 *
 * @param name as it is reported: `Element.ariaNotify`, `:has`
 */
export function isAskedFor(node: ts.Node, name: string): boolean {
  if (isQuestion(node)) return true
  const word = (name.split('.').pop() ?? '').replace(/^:([a-z]+).*/, '$1')
  for (let at = node; !ts.isSourceFile(at); at = at.parent) if (isBehindQuestion(at, word)) return true
  return false
}

function isQuestion(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isCallExpression(parent) && answers.includes(parent.expression.getText())) return true
  if (ts.isCallExpression(parent) || ts.isPropertyAccessExpression(parent))
    return parent.expression === node && !!parent.questionDotToken
  if (ts.isBindingElement(node)) return !!node.initializer
  if (ts.isPrefixUnaryExpression(parent)) return parent.operator === ts.SyntaxKind.ExclamationToken
  if (ts.isIfStatement(parent)) return parent.expression === node
  if (ts.isConditionalExpression(parent)) return parent.condition === node
  return (
    ts.isTypeOfExpression(parent) ||
    (ts.isBinaryExpression(parent) &&
      parent.left === node &&
      (logical.includes(parent.operatorToken.kind) || parent.right.getText() === 'undefined'))
  )
}

const logical: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
]

/** Whether a node is only evaluated after a question with this word, or is the one statement that a `catch` answers. */
function isBehindQuestion(node: ts.Node, word: string): boolean {
  const { parent } = node
  if (ts.isTryStatement(parent))
    return parent.tryBlock === node && !!parent.catchClause && parent.tryBlock.statements.length === 1
  const question =
    ts.isBinaryExpression(parent) && logical.includes(parent.operatorToken.kind)
      ? parent.left
      : ts.isIfStatement(parent)
        ? parent.expression
        : ts.isConditionalExpression(parent)
          ? parent.condition
          : node
  return question !== node && question.getText().includes(word)
}
