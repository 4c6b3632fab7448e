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
  const { width, height } = popover.getBoundingClientRect()
  // Of the page, or of what the element is in: lengths of the screen are longer in it.
  const zoom = popover.currentCSSZoom ?? 1
  const farthest = document.documentElement.clientWidth - width - gap
  const isBelow = bottom + gap + height <= innerHeight
  popover.style.top = `${(scrollY + (isBelow ? bottom + gap : top - gap - height)) / zoom}px`
  popover.style.left = `${(scrollX + Math.max(gap, Math.min(right - width, farthest))) / zoom}px`
}
