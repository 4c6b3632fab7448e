/** How far a bubble is from what it belongs to, and from the sides of the screen, in pixels. */
const gap = 8

/**
 * A ref of a popover: shows it in the top layer beside its element, where nothing of the page cuts it off and nothing
 * moves. It scrolls with the page, and closes on Escape or a press elsewhere.
 */
export function showBeside(bubble: HTMLElement | null): void {
  if (!bubble) return
  const { host } = bubble.getRootNode() as ShadowRoot
  bubble.togglePopover?.(true)
  const { top, right, bottom } = host.getBoundingClientRect()
  const { offsetWidth, offsetHeight, style } = bubble
  const farthest = document.documentElement.clientWidth - offsetWidth - gap
  const isBelow = bottom + gap + offsetHeight <= innerHeight
  style.top = `${scrollY + (isBelow ? bottom + gap : top - gap - offsetHeight)}px`
  style.left = `${scrollX + Math.max(gap, Math.min(right - offsetWidth, farthest))}px`
}
