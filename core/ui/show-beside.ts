/** The distance of the popover from its element and from the sides of the screen, in pixels. */
const gap = 8

/**
 * A ref that shows a popover in the top layer beside its element: nothing clips it, and the page does not shift. It
 * scrolls with the page, and closes on Escape or a press elsewhere.
 */
export function showBeside(popover: HTMLElement | null): void {
  if (!popover) return
  const { host } = popover.getRootNode() as ShadowRoot
  popover.togglePopover?.(true)
  const { top, right, bottom } = host.getBoundingClientRect()
  const { offsetWidth, offsetHeight, style } = popover
  const farthest = document.documentElement.clientWidth - offsetWidth - gap
  const isBelow = bottom + gap + offsetHeight <= innerHeight
  style.top = `${scrollY + (isBelow ? bottom + gap : top - gap - offsetHeight)}px`
  style.left = `${scrollX + Math.max(gap, Math.min(right - offsetWidth, farthest))}px`
}
