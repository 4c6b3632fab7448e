/** Finds code that takes the window for what scrolls the page: it can also be `<body>` or a box in it. */
import ts from 'typescript'
import { type Files, pageCode, parse } from './source'

/** The files that may read or follow the window, each with the reason. */
const ofWindow: Readonly<Record<string, string>> = {
  'workshop/capsule/capture.ts': 'places on the drawn page',
  'core/base/device/page-scroll.ts': 'the door',
  'core/base/device/visitor-scroll.ts': 'the door for scrolling by the visitor',
  'core/view/edge/edge-stack.ts': 'listens with capture, and measures on the screen',
  'core/view/form/show-beside.ts': 'a place in the page for the top layer',
  'core/view/edge/use-top-layer.ts': 'listens with capture, and measures on the screen',
  'widgets/ar-tour/ar-tour.dom.ts': 'listens with capture, and measures on the screen',
}

const reads = ['scrollY', 'scrollX', 'pageYOffset', 'pageXOffset']
const moves = ['scroll', 'scrollTo', 'scrollBy']

/** What scrolls the page is asked for: `core/base/device/page-scroll`. */
export function scrollersAreAskedFor(files: Files): string[] {
  return pageCode(files)
    .filter((path) => !Object.hasOwn(ofWindow, path))
    .flatMap((path) => {
      const found: string[] = []
      const visit = (node: ts.Node): void => {
        ts.forEachChild(node, visit)
        if (readsWindow(node) || movesWindow(node) || followsWindow(node))
          found.push(`${path} has ${node.getText()}: write scrollerOf(element) or listenToScroll(…)`)
      }
      visit(parse(files, path))
      return found
    })
}

/** `scrollY`, `window.scrollY`; not a field of that name. */
function readsWindow(node: ts.Node): boolean {
  if (!ts.isIdentifier(node) || !reads.includes(node.text)) return false
  const { parent } = node
  return (
    !ts.isPropertyAccessExpression(parent) || parent.expression.getText() === 'window' || parent.expression === node
  )
}

/** `scrollBy(…)`, `window.scrollBy(…)`. */
function movesWindow(node: ts.Node): boolean {
  return ts.isCallExpression(node) && moves.includes(node.expression.getText().replace(/^window\./, ''))
}

/** `addEventListener('scroll', …)`, `listen(window, 'scroll resize', …)`. */
function followsWindow(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false
  const [first, second] = node.arguments
  const called = node.expression.getText()
  const types = called === 'listen' && first?.getText() === 'window' ? second : first
  const isOnWindow = types === second || /^(window\.)?addEventListener$/.test(called)
  return isOnWindow && !!types && ts.isStringLiteral(types) && types.text.split(' ').includes('scroll')
}
