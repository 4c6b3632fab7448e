/** When suggestions are requested (ADDR-03). */

/** Debounce of the request, in milliseconds. */
export const debounceMs = 250

/** The minimum number of characters. */
export const minLength = 3
