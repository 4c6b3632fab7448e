/** Name and lifetime of one cookie. */
interface CookieRow {
  readonly name: `rove_${string}`
  readonly days: number
  /** Whether it is also kept under its name in the local storage. */
  readonly stored?: true
}

/** The purpose of a cookie. */
export type TrackingCookie = 'login' | 'order' | 'variant' | 'utm'

/** Tells logged-in from anonymous. A login is sent where it becomes that of a customer, so each one once. */
export const loginValues = { customer: '1', anonymous: '0' } as const

/** The cookies of tracking, with their days (TRACK-05). Their names are proposed. */
export const trackingCookies: Readonly<Record<TrackingCookie, CookieRow>> = {
  /** Whether the visitor is logged in: see `loginValues`. */
  login: { name: 'rove_login', days: 90 },
  /** The order whose start was sent. */
  order: { name: 'rove_order_init', days: 1 },
  /** The active variant of an experiment; on a secure page it is a secure cookie. */
  variant: { name: 'rove_variant', days: 365, stored: true },
  /** The visitor's latest utm parameters. */
  utm: { name: 'rove_utm', days: 90 },
}
