/** The numbers of every page. */

/**
 * The widest screens of the specification's breakpoints, in CSS pixels (PAGE-08). A screen up to `phone` gets the mobile
 * viewer of a virtual-reality link.
 */
export const breakpoints = {
  smallPhone: 319,
  largePhone: 424,
  phone: 767,
  tablet: 768,
  smallDesktop: 969,
  desktop: 1366,
  wide: 1599,
} as const
