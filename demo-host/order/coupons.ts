/** The coupons of this shop. */

/** What a coupon takes off the goods, as a share. */
export interface Coupon {
  readonly code: string
  readonly share: number
}

const shares: Readonly<Record<string, number>> = { WELCOME10: 0.1, ROOMS15: 0.15 }

/** The coupon of a code, however it is written, or nothing. */
export function couponOf(code: string): Coupon | undefined {
  const written = code.trim().toUpperCase()
  const share = Object.hasOwn(shares, written) ? shares[written] : undefined
  return share === undefined ? undefined : { code: written, share }
}
