/** The numbers of the best-sellers section (HOME-04). */

/** The other list fades in within this time, in milliseconds. */
export const fadeMs = 200
/** One press moves the list by this distance, in pixels. */
export const stepPx = 345
