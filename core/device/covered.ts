/** Whether the visitor is in something that stands over the page, whoever it is of. */

const dialog = 'dialog,[role=dialog],[role=alertdialog],[aria-modal=true]'

/**
 * There is a film over the whole screen, a modal dialog, a popover, a frame as large as the screen, or a dialog of any
 * kind that has the focus, in open shadow roots too, or the middle of the screen: one that waits hidden or beside the
 * screen has neither.
 */
export function isCovered(): boolean {
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  return (
    !!document.fullscreenElement ||
    !!document.querySelector('dialog:modal') ||
    hasPopover() ||
    (middle?.localName === 'iframe' && isAsLarge(middle)) ||
    [...focusPath(), middle].some((element) => element?.closest(dialog))
  )
}

const hasPopover = () => CSS.supports('selector(:popover-open)') && !!document.querySelector('[popover]:popover-open')

function isAsLarge(frame: Element): boolean {
  const { width, height } = frame.getBoundingClientRect()
  return width >= innerWidth * 0.9 && height >= innerHeight * 0.9
}

/** What has the focus, last, after the elements in whose open shadow roots it is. */
export function focusPath(): Element[] {
  const path: Element[] = []
  for (let at = document.activeElement; at; at = at.shadowRoot?.activeElement ?? null) path.push(at)
  return path
}
