/** The grid of a category (LIST-03). */

/** The numbers of columns that a visitor can choose on wide screens; the first is the default. */
export const gridColumns = [4, 6] as const

/** The cookie with the chosen number. */
export const gridCookie = 'rove_grid'
/** The lifetime of the cookie. */
export const gridCookieDays = 14
