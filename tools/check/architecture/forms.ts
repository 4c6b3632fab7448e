/**
 * Finds properties of forms that are not read through `builtIn`: a field of the server’s form that is named like a
 * property replaces it.
 */
import { relative } from 'node:path'
import ts from 'typescript'
import { programOf, sourceIn } from './program'
import { type Files, pageCode } from './source'

/** The file with `builtIn`. */
const door = 'core/base/input/built-in.ts'
/** Its functions take any element, and read it through `builtIn`. */
const takesForms = 'core/base/page/traces.ts'
/** Types that a form has without being called one. */
const generalNames = ['Element', 'HTMLElement', 'Node', 'ChildNode', 'ParentNode']
/** Code without these words has no form and no target of an event. */
const words = /\bform\b|FormElement\b|target\b|composedPath/
/** A selector that finds forms. */
const ofForms = /(^|[\s>+~,])form(?![-\w])[^\s>+~,]*$/

/**
 * Code for the browser reads properties of a form by `builtIn(form)`, and also those of an event’s target, which can be a
 * form. A form is not found as, or passed on as, an element of another type: this rule would not recognise it there.
 */
export function formsAreReadByBuiltIn(files: Files): string[] {
  const program = programOf(files)
  const checker = program.getTypeChecker()
  const formType = formTypeOf(program)

  return pageCode(files)
    .filter((path) => path !== door && words.test(codeOf(files.get(path) ?? '')))
    .flatMap((path) => {
      const source = sourceIn(program, path)
      const found: string[] = []
      const visit = (node: ts.Node): void => {
        ts.forEachChild(node, visit)
        const problem = problemOf(node)
        if (problem) found.push(`${path} has ${node.getText()}: ${problem}`)
      }
      if (source) visit(source)
      return found
    })

  function problemOf(node: ts.Node): string | undefined {
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node))
      if (mayBeForm(node.expression)) return 'read it of builtIn(…)'
    if (ts.isObjectBindingPattern(node))
      if (isForm(checker.getTypeAtLocation(node)) || (node.parent.initializer && mayBeForm(node.parent.initializer)))
        return 'read it of builtIn(…)'
    if (ts.isCallExpression(node) && findsForms(node)) return 'its type is HTMLFormElement'
    return isReference(node) && isPassedOn(node) ? 'it is passed on as an element of another type' : undefined
  }

  function mayBeForm(node: ts.Expression): boolean {
    return isForm(checker.getTypeAtLocation(node)) || isTarget(node)
  }

  function isForm(type: ts.Type): boolean {
    const own = checker.getNonNullableType(type)
    return own === formType || (own.isIntersection() && own.types.includes(formType))
  }

  /** Whether an expression is the target of an event, and of a type that a form has too. */
  function isTarget(node: ts.Expression): boolean {
    const type = checker.getNonNullableType(checker.getTypeAtLocation(node))
    return !isEventTarget(type) && comesFromEvent(node) && checker.isTypeAssignableTo(formType, type)
  }

  function comesFromEvent(node: ts.Expression): boolean {
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return comesFromEvent(node.expression)
    const symbol = checker.getSymbolAtLocation(node)
    if (!symbol) return isEventTarget(checker.getTypeAtLocation(node))
    const { valueDeclaration: declared } = symbol
    const value = declared && ts.isVariableDeclaration(declared) ? declared.initializer : undefined
    if (value && ts.isAsExpression(value)) return comesFromEvent(value)
    return symbol.name !== 'currentTarget' && isEventTarget(checker.getTypeOfSymbol(symbol))
  }

  function isEventTarget(type: ts.Type): boolean {
    return nameOf(type) === 'EventTarget'
  }

  function isGeneral(type: ts.Type | undefined): boolean {
    return !!type && generalNames.includes(nameOf(type))
  }

  function nameOf(type: ts.Type): string {
    return checker.getNonNullableType(type).symbol?.name ?? ''
  }

  /** Whether a call finds forms as elements of another type. */
  function findsForms(call: ts.CallExpression): boolean {
    const [selector] = call.arguments
    if (!selector || !ts.isStringLiteralLike(selector) || !ofForms.test(selector.text)) return false
    const type = checker.getTypeAtLocation(call)
    return isGeneral(type) || isGeneral(checker.getIndexTypeOfType(type, ts.IndexKind.Number))
  }

  /** Whether code of ours gets a form, or the target of an event, as an element of another type. */
  function isPassedOn(node: ts.Expression): boolean {
    const { parent } = node
    const isCalled = ts.isCallExpression(parent) && parent.expression !== node
    if (!isCalled && !ts.isArrayLiteralExpression(parent) && !ts.isPropertyAssignment(parent)) return false
    // In this order, because each step takes longer than the one before.
    return mayBeForm(node) && isGeneral(checker.getContextualType(node)) && (!isCalled || isOurs(parent))
  }

  function isOurs(call: ts.CallExpression): boolean {
    const declared = checker.getResolvedSignature(call)?.declaration
    const path = declared ? relative('.', declared.getSourceFile().fileName) : ''
    return call.expression.getText() !== 'builtIn' && path !== takesForms && files.has(path)
  }
}

/** A name, a property, the result of a call, or one of these as another type. */
function isReference(node: ts.Node): node is ts.Expression {
  return (ts.isLeftHandSideExpression(node) && !ts.isLiteralExpression(node)) || ts.isAsExpression(node)
}

/** A file without comments and imports. */
function codeOf(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gm, '')
}

function formTypeOf(program: ts.Program): ts.Type {
  const platform = program.getSourceFiles().filter((source) => program.isSourceFileDefaultLibrary(source))
  const declared = platform
    .flatMap(({ statements }) => [...statements])
    .find((statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === 'HTMLFormElement')
  if (!declared) throw new TypeError('the platform has no HTMLFormElement')
  return program.getTypeChecker().getTypeAtLocation(declared)
}
