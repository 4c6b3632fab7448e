/** The numbers of the wall of photos. */

/** The most pages that are shown, with the server's own (COMM-01). */
export const mostPhotoPages = 10
