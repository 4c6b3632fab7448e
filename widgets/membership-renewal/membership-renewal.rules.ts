/** The numbers of a renewal (RENEW-01). */

/** How long a submitted form is not submitted again, in milliseconds: after that, the page was not left. */
export const resubmitMs = 10_000
