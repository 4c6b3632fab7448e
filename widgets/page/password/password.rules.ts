/** A form that has not left the page after this time can be submitted again, in milliseconds. Proposed (PAGE-04). */
export const leaveLimitMs = 15_000
