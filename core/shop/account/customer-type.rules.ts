/** The type of a visitor (CUST-01). */

/** New, Returning or Existing. */
export type CustomerType = 'New' | 'Returning' | 'Existing'

/** The facts of an account that the type depends on. */
export interface AccountAge {
  /** The creation time, in seconds since 1970; 0 where it is not known, which counts as a new account. */
  readonly created: number
  readonly orders: number
}

/** The age from which an account makes its owner an existing customer, in seconds. */
const existingAge = 86_400

/** @param now in milliseconds since 1970 @param sessions the number of sessions on the device, including this one */
export function customerType(account: AccountAge | undefined, sessions: number, now: number): CustomerType {
  const age = account?.created ? now / 1000 - account.created : 0
  if (age > existingAge || (account?.orders ?? 0) > 1) return 'Existing'
  return sessions > 1 ? 'Returning' : 'New'
}
