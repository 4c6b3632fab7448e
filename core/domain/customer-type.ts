/** How well the shop knows a visitor. Source: document 3, section 4 (CUST-01). */

/** New, Returning or Existing. */
export type CustomerType = 'New' | 'Returning' | 'Existing'

/** What an account says that matters here. */
export interface AccountAge {
  /** When it was made, in seconds since 1970; 0 where it is not known, and then it is not old. */
  readonly created: number
  readonly orders: number
}

/** From how old an account makes its owner an existing customer, in seconds. */
const existingAge = 86_400

/** @param now in milliseconds since 1970 @param sessions how many sessions the device has had, with this one */
export function customerType(account: AccountAge | undefined, sessions: number, now: number): CustomerType {
  const age = account?.created ? now / 1000 - account.created : 0
  if (age > existingAge || (account?.orders ?? 0) > 1) return 'Existing'
  return sessions > 1 ? 'Returning' : 'New'
}
