/** The widths of screens that code distinguishes. Style sheets write the same widths. */

/** A phone is narrower, in CSS pixels (PAGE-08). */
export const tabletFrom = 768
/** The media query of phones. */
export const phoneScreens = `(max-width: ${tabletFrom - 1}px)`
