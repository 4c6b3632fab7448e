/** Finds fields whose values the page’s scripts can set without our code noticing. */
import ts from 'typescript'
import { type Files, pageCode, parse } from './source'

/** The files that may render the value of a field, each with the reason. */
const ofViews: Readonly<Record<string, string>> = {
  'core/view/form/field.tsx': 'the door for text fields and selects',
  'core/view/form/switch-input.tsx': 'the door for check boxes and radio buttons',
  'workshop/capsule/view/capsule-steps.tsx': 'in a panel for developers',
  'workshop/why/pretend-form.tsx': 'in a panel for developers',
  'widgets/buybox/buybox-options.view.tsx': 'in a shadow root, which plugins of the page do not look into',
  'widgets/buybox/buybox-purchase.view.tsx': 'in a shadow root, which plugins of the page do not look into',
  'widgets/cart/cart-quantity.view.tsx': 'in a shadow root, which plugins of the page do not look into',
}

/** The files that may listen to all fields of the page, each with the reason. */
const ofPage: Readonly<Record<string, string>> = {
  'core/base/page/jquery.ts': 'the door',
  'workshop/capsule/follow-actions.ts': 'notes what the visitor types',
}

/** A view renders the value of a field by the components that see what stands in it. */
export function fieldsShowWhatStands(files: Files): string[] {
  return pageCode(files)
    .filter((path) => path.endsWith('.tsx') && !Object.hasOwn(ofViews, path))
    .flatMap((path) =>
      nodesIn(files, path)
        .filter(isRenderedField)
        .map((node) => `${path} has ${node.tagName.getText()}: write Field, SelectField or SwitchInput`),
    )
}

/** A listener for fields outside our elements follows jQuery there. */
export function fieldsOfPageAreFollowed(files: Files): string[] {
  return pageCode(files)
    .filter((path) => !Object.hasOwn(ofPage, path) && !files.get(path)?.includes('followJQueryIn('))
    .flatMap((path) =>
      nodesIn(files, path)
        .filter(listensToPage)
        .map((node) => `${path} has ${node.expression.getText()}(…): write followJQueryIn(…) too`),
    )
}

type JsxElement = ts.JsxOpeningElement | ts.JsxSelfClosingElement

/** `<input value={…} onInput={…} />`, also where the value is in a spread object. */
function isRenderedField(node: ts.Node): node is JsxElement {
  if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return false
  if (!['input', 'select', 'textarea'].includes(node.tagName.getText())) return false
  const names = node.attributes.properties.flatMap((property) =>
    ts.isJsxAttribute(property)
      ? [property.name.getText()]
      : ts.isObjectLiteralExpression(property.expression)
        ? property.expression.properties.map((one) => one.name?.getText() ?? '')
        : [],
  )
  const has = (...some: readonly string[]) => some.some((name) => names.includes(name))
  return has('value', 'checked') && has('onInput', 'onChange')
}

/** `listen(document, 'input change', …)`, `document.addEventListener('change', …)`. */
function listensToPage(node: ts.Node): node is ts.CallExpression {
  if (!ts.isCallExpression(node)) return false
  const [first, second] = node.arguments
  const isOfPage = /^((document|window)\.)?addEventListener$/.test(node.expression.getText())
  const types = /^(document|window)$/.test(first?.getText() ?? '') ? second : isOfPage ? first : undefined
  return !!types && ts.isStringLiteral(types) && types.text.split(' ').some((type) => /^(change|input)$/.test(type))
}

function nodesIn(files: Files, path: string): ts.Node[] {
  const nodes: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    nodes.push(node)
    ts.forEachChild(node, visit)
  }
  visit(parse(files, path))
  return nodes
}
