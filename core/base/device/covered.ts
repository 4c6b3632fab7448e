/** Finds out whether a dialog or overlay, of the widgets or of other code, covers the page. */
import { builtIn } from '../input/built-in'

const dialog = 'dialog,[role=dialog],[role=alertdialog],[aria-modal=true]'

/**
 * Whether a full-screen element, a modal dialog, a popover, a frame as tall as the screen, or a dialog of any kind
 * covers the page. A dialog counts only where it has the focus (also in open shadow roots) or is at the middle of the
 * screen: hidden ones have neither. A provider's form within our page does not count, however tall it is.
 */
export function isCovered(): boolean {
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  return (
    !!document.fullscreenElement ||
    ['dialog:modal', ':popover-open'].some(isThere) ||
    (middle instanceof HTMLIFrameElement &&
      !middle.closest('[data-foreign]') &&
      middle.clientHeight > innerHeight * 0.8) ||
    [...focusPath(), middle].some((element) => builtIn(element)?.closest(dialog))
  )
}

/** Whether the page has such an element. False for a selector that the browser does not support. */
export function isThere(selector: string): boolean {
  try {
    return !!document.querySelector(selector)
  } catch {
    return false
  }
}

/** The focused element, last, after its shadow hosts. */
export function focusPath(): Element[] {
  const path: Element[] = []
  for (let at = document.activeElement; at; at = at.shadowRoot?.activeElement ?? null) path.push(at)
  return path
}
