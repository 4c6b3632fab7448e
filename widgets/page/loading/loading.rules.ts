/** When the loading state is shown. Proposed (PAGE-07). */

/** A request that is answered within this time shows nothing, in milliseconds. */
export const loadingDelayMs = 400
/** The loading state ends at the latest after this time, in milliseconds: some pages never come. */
export const loadingLimitMs = 15_000
