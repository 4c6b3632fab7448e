/** How gestures and keys move in a list of photos (HOSTS-02, COMM-01). */

/** A finger moves at least this far to the side for the next photo, in pixels. */
export const swipePx = 40

/** A swipe is at least this many times as wide as it is high. */
export const swipeSlope = 2

/** A move to the previous (-1) or the next photo (1), or none (0). */
export type PhotoStep = -1 | 0 | 1

/** The step of an arrow key. Right to left, the left one leads to the next photo. */
export function stepOfKey(key: string, isRightToLeft: boolean): PhotoStep {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  return (key === 'ArrowRight') === isRightToLeft ? -1 : 1
}

/** The step of a swipe. @param x how far the finger moved to the right, in pixels @param y how far down */
export function stepOfSwipe(x: number, y: number, isRightToLeft: boolean): PhotoStep {
  if (Math.abs(x) < swipePx || Math.abs(x) < swipeSlope * Math.abs(y)) return 0
  return x > 0 === isRightToLeft ? 1 : -1
}
