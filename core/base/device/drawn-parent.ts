/** The tree of elements as it is drawn: through slots, and out of shadow roots. */
import { builtIn } from '../input/built-in'

/** The element that this one is drawn in. */
export function drawnParent(element: Element): Element | null {
  const { assignedSlot, parentElement } = builtIn(element)
  return assignedSlot ?? parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null
}

/** Whether a node is drawn in an element, or is it. */
export function isAround(around: EventTarget | null, node: Element): boolean {
  for (let at: Element | null = node; at; at = drawnParent(at)) if (at === around) return true
  return false
}
