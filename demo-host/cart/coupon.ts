/** Coupons: which there are, whom they are for, and what they take off. */
import { formatMoney, roundHalfUp } from '../../core/domain/money'
import { priceIn } from '../database/prices'
import type { ShopCode } from '../visitor/texts/texts'
import type { Visitor } from '../visitor/visitor'
import type { CartLine } from './cart-lines'

/** One coupon. */
export interface Coupon {
  readonly code: string
  /** A share of the goods, or an amount in US dollars. */
  readonly off: { readonly share: number } | { readonly dollars: number }
  readonly ended?: true
  readonly membersOnly?: true
}

/** Whom a coupon is reckoned for. */
export type CouponHolder = Pick<Visitor, 'country' | 'persona' | 'say'>

/** All coupons of the shop. */
export const coupons: readonly Coupon[] = [
  { code: 'ROOMS10', off: { share: 0.1 } },
  { code: 'WELCOME50', off: { dollars: 50 } },
  { code: 'MEMBERS15', off: { share: 0.15 }, membersOnly: true },
  { code: 'SPRING20', off: { share: 0.2 }, ended: true },
]

/** The coupon with this code, however it is written. */
export function findCoupon(code: string): Coupon | undefined {
  return coupons.find((coupon) => coupon.code === code.trim().toUpperCase())
}

/** Why a visitor cannot use a coupon; nothing where they can. */
export function couponProblem(coupon: Coupon | undefined, { persona }: CouponHolder): ShopCode | undefined {
  if (!coupon) return 'couponUnknown'
  if (coupon.ended) return 'couponEnded'
  return coupon.membersOnly && persona !== 'member' ? 'couponMembers' : undefined
}

/** What a coupon says of itself: `10% off`. */
export function couponTitle({ off }: Coupon, { country, say }: CouponHolder): string {
  if ('share' in off) return say('couponShare', Math.round(off.share * 100))
  return say('couponAmount').replace('{price}', formatMoney(priceIn(country.code, off.dollars), country.currency))
}

/**
 * What a coupon takes off a cart, in units of the country's currency: of the goods, not of their protection, and never
 * more than they cost. 0 where there is none, or one that the visitor cannot use.
 *
 * @param code of the coupon on the cart, or nothing
 */
export function couponDiscount(
  visitor: CouponHolder,
  lines: readonly Pick<CartLine, 'qty' | 'price'>[],
  code: string,
): number {
  const coupon = findCoupon(code)
  if (!coupon || couponProblem(coupon, visitor)) return 0
  const goods = lines.reduce((sum, { qty, price }) => sum + qty * price, 0)
  const { off } = coupon
  return Math.min(goods, 'share' in off ? roundHalfUp(goods * off.share) : priceIn(visitor.country.code, off.dollars))
}
