/** The numbers of the wall of reviews. */

/** The most pages that are shown, with the server's own (REVIEW-01). */
export const mostReviewPages = 7
