/** Delay between the first press and the offer of the cover, in milliseconds (COVER-01). */
export const coverDelayMs = 2000
