/** Whether the visitor is in something that stands over the page, whoever it is of. */

const dialog = 'dialog,[role=dialog],[role=alertdialog],[aria-modal=true]'

/**
 * There is a film over the whole screen, a modal dialog, a popover, a frame as tall as the screen, or a dialog of any
 * kind that has the focus, in open shadow roots too, or the middle of the screen: one that waits hidden or beside the
 * screen has neither.
 */
export function isCovered(): boolean {
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  return (
    !!document.fullscreenElement ||
    ['dialog:modal', ':popover-open'].some(isThere) ||
    (middle?.localName === 'iframe' && middle.clientHeight > innerHeight * 0.8) ||
    [...focusPath(), middle].some((element) => element?.closest(dialog))
  )
}

/** Nothing is, of what a browser does not know. */
function isThere(selector: string): boolean {
  try {
    return !!document.querySelector(selector)
  } catch {
    return false
  }
}

/** What has the focus, last, after the elements in whose open shadow roots it is. */
export function focusPath(): Element[] {
  const path: Element[] = []
  for (let at = document.activeElement; at; at = at.shadowRoot?.activeElement ?? null) path.push(at)
  return path
}
