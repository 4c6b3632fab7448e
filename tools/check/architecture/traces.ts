/** What browser code adds to the page's own HTML, and changes in it, is marked: see `core/base/page/traces.ts`. */
import ts from 'typescript'
import { codeBelow, type Files, parse, targetOf } from './source'

/** The file whose functions mark it. */
const door = 'core/base/page/traces.ts'

/** The files that create nodes by themselves, each with why a copy of the page needs no mark. */
const makers: Readonly<Record<string, string>> = {
  'core/view/zoom/zoom.ts': 'in a shadow root',
  'core/view/zoom/decode-image.ts': 'not on the page',
  'core/view/edge/on-screen.ts': 'removed at once',
  'core/view/element/run.ts': 'in a shadow root',
  'core/view/element/define-element.ts': 'in a shadow root',
  'core/view/element/mounted-view.ts': 'renders in a shadow root',
  'core/view/element/light-dom.tsx': 'renders in a marked box',
  'core/view/panel/panel.ts': 'renders in a marked panel',
  'core/lists/load-html-page.ts': 'not on the page',
  'core/base/input/shop-answer.ts': 'not on the page',
  'core/instant/instant-way.ts': 'not on the page',
  'widgets/search-results/search-results.dom.ts': 'the server writes the same',
  'widgets/search-results/search-results-chips.dom.ts': 'the server writes the same',
  'widgets/listing/listing-cards.dom.ts': 'the server writes the same',
  'widgets/community/community.dom.ts': 'the server writes the same',
  'widgets/popups/card/card.view.tsx': 'in a shadow root',
  'widgets/popups/card/card-form.view.tsx': 'in a shadow root',
  'widgets/checkout/lookup/lookup-postcode-search.view.tsx': 'in a marked box',
  'widgets/checkout/payment/payment.view.tsx': 'in a marked box',
  'widgets/checkout/methods/methods-node.dom.ts': 'in a marked box',
  'widgets/checkout/methods/methods-stripe-form.vendor.ts': 'in a marked box',
  'loader/main.ts': 'says the same a second time',
  'loader/place-tags.ts': 'a tag of the page, which starts in a copy too',
}

/** The files that set attributes by themselves, each with why a copy of the page needs no note. */
const setters: Readonly<Record<string, string>> = {
  'core/view/dialog/modal.tsx': 'in a shadow root, or in a marked box',
  'core/view/link/new-tab.ts': 'comes out the same a second time',
  'core/view/form/submit-button.ts': 'submit-form.ts has noted it, and the other form is in a dialog of ours',
  'core/view/form/server-forms.ts': 'in a dialog of ours',
  'core/view/zoom/zoom.ts': 'in a shadow root',
  'core/shop/card/card-deliveries.ts': 'written again at each start',
  'core/shop/card/fill-card.ts': 'cards as the server writes them',
  'core/lists/server-list.ts': 'a list as the server writes it',
  'core/lists/list-anchor.ts': 'restored at once',
  'widgets/ar-tour/ar-tour.dom.ts': 'in a shadow root',
  'widgets/cart/cart.element.ts': 'written again at each start',
  'widgets/header/header-links.dom.ts': 'written again at each start',
  'widgets/listing/listing.dom.ts': 'a list as the server writes it',
  'widgets/listing/listing-columns.dom.ts': 'a list as the server writes it',
  'widgets/listing/listing-top.dom.ts': 'written again at each start',
  'widgets/love/love.dom.ts': 'in a shadow root',
  'widgets/love/email/email.view.tsx': 'in a shadow root',
  'widgets/popups/card/card-form.view.tsx': 'in a shadow root',
  'widgets/search-results/search-results.dom.ts': 'a list as the server writes it',
  'widgets/search-results/search-results-chips.dom.ts': 'a list as the server writes it',
  'widgets/search-results/search-results-snapshot.dom.ts': 'a list as the server writes it',
  'widgets/search-results/search-results-list.dom.ts': 'a list as the server writes it',
}

/** What shows, hides, locks or names a node. */
const marking = /^(?:hidden|inert|tabIndex|noValidate|required|disabled|role|aria[A-Z]\w*)$/
const markingNames = /^(?:hidden|inert|tabindex|novalidate|required|disabled|role|aria-.*|data-rove-.*)$/

/** Nodes for the page's own HTML are created by `make`. */
export function nodesAreMade(files: Files): string[] {
  return found(files, makers, creates).map(
    (path) => `${path} creates nodes: use make, or list the file with the reason`,
  )
}

/** What is changed on nodes of the server is noted. A file that notes anything is taken to know. */
export function changesAreNoted(files: Files): string[] {
  return found(files, setters, marks)
    .filter((path) => !importsDoor(files, path))
    .map((path) => `${path} marks nodes: use note, or list the file with the reason`)
}

function found(files: Files, listed: Readonly<Record<string, string>>, is: (node: ts.Node) => boolean): string[] {
  const has = (node: ts.Node): boolean => is(node) || !!ts.forEachChild(node, (child) => has(child) || undefined)
  return codeBelow(files, 'core', 'loader', 'widgets').filter(
    (path) => path !== door && !Object.hasOwn(listed, path) && has(parse(files, path)),
  )
}

function creates(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false
  const called = node.expression.getText()
  return /^(?:createRoot|hydrateRoot|(?:\w+\.)*document\.(?:createElement(?:NS)?|importNode))$/.test(called)
}

function marks(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node) && ts.isPropertyAccessExpression(node.left))
    return isAssignment(node.operatorToken.kind) && marking.test(node.left.name.text)
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  const [name] = node.arguments
  return (
    /^(?:set|toggle)Attribute$/.test(node.expression.name.text) &&
    !!name &&
    ts.isStringLiteralLike(name) &&
    markingNames.test(name.text)
  )
}

function isAssignment(kind: ts.SyntaxKind): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment
}

function importsDoor(files: Files, path: string): boolean {
  return parse(files, path).statements.some(
    (statement) =>
      ts.isImportDeclaration(statement) &&
      ts.isStringLiteral(statement.moduleSpecifier) &&
      targetOf(files, path, statement.moduleSpecifier.text) === door,
  )
}
