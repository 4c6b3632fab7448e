/** The page behind the drawer: it cannot be scrolled, pressed or focused while the drawer is open (SHELL-02). */
import { stepBack } from '../../core/device/step-back'

/**
 * Locks the page behind an element. Its scroll position is kept.
 *
 * @param back called when the visitor goes back
 * @returns the undo
 */
export function lockPage(element: Element, back: () => void): () => void {
  const ending = new AbortController()
  const { documentElement } = document
  const { overflow } = documentElement.style
  const inert = besides(element)
  documentElement.style.overflow = 'hidden'
  for (const node of inert) node.inert = true
  void stepBack(back, ending.signal)
  return () => {
    ending.abort()
    documentElement.style.overflow = overflow
    for (const node of inert) node.inert = false
  }
}

/** All elements that neither contain this one nor are in it, and that are not inert yet. */
function besides(element: Element): readonly HTMLElement[] {
  const parent = element.parentElement
  if (!parent || element === document.body) return []
  const siblings = [...parent.children].filter(
    (node): node is HTMLElement => node !== element && node instanceof HTMLElement && !node.inert,
  )
  return [...siblings, ...besides(parent)]
}
