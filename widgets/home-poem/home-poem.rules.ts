/** How far the poem moves while the page scrolls (HOME-01). */

/** The share of its own height that the poem moves for each pixel that the page scrolls, in percent. */
export const speed = 0.07
/** The farthest that it moves, in percent of its own height. */
export const farthest = 67
/** The page scrolls this far while the poem is pinned, in pixels. */
export const travelPx = Math.ceil(farthest / speed)

/**
 * How far the poem has moved, in percent of its own height.
 *
 * @param offset how far the page has scrolled since the section reached the top of the screen, in pixels
 */
export function translationAt(offset: number): number {
  return Math.min(Math.max(offset, 0) * speed, farthest)
}
