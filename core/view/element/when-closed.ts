/** Elements wait for all of their own HTML: their code can come before the end of a slow page. */
import { builtIn } from '../../base/input/built-in'
import type { Life } from './life'

/** Calls back once the parser has passed the end of an element, at once where it has; not after its life is over. */
export function whenClosed(element: Node, life: Life, run: () => void): void {
  if (!isClosed(element)) setTimeout(whenClosed, checkMs, element, life, run)
  else if (!life.isOver) run()
}

/** How often an element whose end has not come is looked at, in milliseconds. */
const checkMs = 50

/** Whether the parser has passed the end of an element: anything follows it, or the document is parsed. */
export function isClosed(element: Node): boolean {
  if (document.readyState !== 'loading') return true
  let node: Node | null = element
  while (node && !builtIn(node).nextSibling) node = builtIn(node).parentNode
  return node !== null
}
