/**
 * The lifetime of the destination's cookies, in days (DELIV-01). In a file of its own: the rules of postal codes are
 * loaded later.
 */
export const destinationDays = 365
