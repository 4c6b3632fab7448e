/** The numbers of the scrolling to an opened video (VIDEO-01). */

/** The page scrolls until the opened video is this far below the upper edge of the screen, in pixels. */
export const scrollOffset = 325
/** How long it scrolls, in milliseconds. */
export const scrollMs = 500

/** The part of the way that is done after a part of the time: slow at both ends. */
export const easeOf = (share: number): number => 0.5 - Math.cos(Math.PI * Math.min(1, Math.max(0, share))) / 2
