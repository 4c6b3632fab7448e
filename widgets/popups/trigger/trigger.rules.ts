/** The delays of the triggers. */

/** Delay before exits are watched, in milliseconds (POP-04). */
export const exitDelayMs = 5000

/** A fast scroll on touch: this many pixels upwards within this time. Proposed. */
export const fastScroll = { pixels: 400, withinMs: 400 } as const

/** The shortest time between two checks of an interval trigger, in milliseconds. */
export const minIntervalMs = 250

/** The time between two checks of a scroll trigger, in milliseconds. */
export const scrollIntervalMs = 250

/** The longest delay of a timer, in milliseconds: above it, browsers fire at once. */
export const maxDelayMs = 2 ** 31 - 1
