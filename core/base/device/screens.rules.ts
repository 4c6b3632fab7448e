/** The widths at which layouts change. Style sheets write the same numbers, which a check compares with this list. */

/** The last width of each kind of screen, in CSS pixels. A layout for wider screens begins one pixel above. */
export const lastWidths = {
  /** Phones on which two columns of plans do not fit. */
  narrowPhone: 379,
  /** The checkout’s review page is for a phone (CHK-03). */
  phoneCheckout: 426,
  /** Dialogs fill the screen. */
  fullDialog: 559,
  /** Tips are at the lower edge. */
  lowTip: 600,
  /** A phone (PAGE-08). */
  phone: 767,
  /** The theme’s walls have two columns (REVIEW-01, COMM-01). */
  wall: 768,
  /** A tablet (HOME-03). */
  tablet: 1050,
  /** The header does not stick (SHELL-01), and the why-panel covers the page. */
  narrowDesktop: 1279,
  /** The buybox is below the gallery's full width. */
  desktop: 1439,
} as const

/** The media query of phones. */
export const phoneScreens = upTo('phone')

/** The media query of this kind of screen and of all narrower ones. */
export function upTo(kind: keyof typeof lastWidths): string {
  return `(max-width: ${lastWidths[kind]}px)`
}

/** The media query of all screens that are wider than this kind. */
export function above(kind: keyof typeof lastWidths): string {
  return `(min-width: ${lastWidths[kind] + 1}px)`
}
