/** Where a tip is shown (AR-01). */

/** A box on the screen, in pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A size in pixels. */
export type Size = Pick<Box, 'width' | 'height'>

/** The distance between a tip and what it explains, and between a tip and the edge of the screen. */
const gap = 12

/**
 * The place of a tip: below what it explains, above it where that does not fit, otherwise in the middle of the screen.
 *
 * @param anchor what it explains; `undefined` if that is not on the page
 */
export function placeTip(anchor: Box | undefined, tip: Size, screen: Size): Pick<Box, 'left' | 'top'> {
  const within = (left: number) => Math.max(gap, Math.min(left, screen.width - tip.width - gap))
  const middle = { left: within((screen.width - tip.width) / 2), top: Math.max(gap, (screen.height - tip.height) / 2) }
  if (!anchor) return middle
  const left = within(anchor.left + (anchor.width - tip.width) / 2)
  const below = anchor.top + anchor.height + gap
  const above = anchor.top - gap - tip.height
  if (below >= gap && below + tip.height + gap <= screen.height) return { left, top: below }
  return above >= gap && above < screen.height ? { left, top: above } : middle
}
