/** The numbers of the best-sellers section (HOME-04). */

/** One press moves the list by this distance, in pixels. */
export const stepPx = 345
