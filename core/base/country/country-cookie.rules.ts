/** How long the cookie of the visitor's country is kept, in days (COUNTRY-02). */
export const countryCookieDays = {
  /** Set from the locale of the first page. */
  initial: 365,
  /** Set by the visitor's choice. */
  chosen: 14,
} as const
