/** What is known of one. */
interface CookieRow {
  readonly name: `rove_${string}`
  readonly days: number
  /** Whether it is also kept under its name in the local storage. */
  readonly stored?: true
}

/** What one of them is for. */
export type TrackingCookie = 'login' | 'order' | 'variant' | 'utm'

/** The cookies of tracking, with their days. Source: document 3, sections 3 and 9 (TRACK-05); their names are proposed. */
export const trackingCookies: Readonly<Record<TrackingCookie, CookieRow>> = {
  /** Whether the visitor's login was told: it tells logged-in from anonymous. */
  login: { name: 'rove_login', days: 90 },
  /** The order whose beginning was told. */
  order: { name: 'rove_order_init', days: 1 },
  /** The active variant of an experiment; on a secure page it is a secure cookie. */
  variant: { name: 'rove_variant', days: 365, stored: true },
  /** The utm parameters the visitor came with last. */
  utm: { name: 'rove_utm', days: 90 },
}
