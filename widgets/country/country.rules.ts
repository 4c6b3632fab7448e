/** A page that is still there this long after it was left has not been left. In milliseconds (COUNTRY-05). */
export const leaveTimeoutMs = 30_000
