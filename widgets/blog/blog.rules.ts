/** The numbers of the blog (BLOG-01). */

/** The most pages that are shown one below the other. */
export const mostPages = 5
