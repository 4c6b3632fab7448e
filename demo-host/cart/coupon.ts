/** The shop's coupons, their conditions and discounts. */
import { formatMoney, roundHalfUp } from '../../core/base/country/money.rules'
import { priceIn } from '../database/prices'
import type { ShopCode } from '../visitor/texts/texts'
import type { Visitor } from '../visitor/visitor'
import type { CartLine } from './cart-lines'

/** One coupon. */
export interface Coupon {
  readonly code: string
  /** The discount: a fraction of the goods, or an amount in US dollars. */
  readonly off: { readonly share: number } | { readonly dollars: number }
  readonly ended?: true
  readonly membersOnly?: true
}

/** The visitor's properties that a coupon depends on. */
export type CouponHolder = Pick<Visitor, 'country' | 'persona' | 't'>

/** All coupons of the shop. */
export const coupons: readonly Coupon[] = [
  { code: 'ROOMS10', off: { share: 0.1 } },
  { code: 'WELCOME50', off: { dollars: 50 } },
  { code: 'MEMBERS15', off: { share: 0.15 }, membersOnly: true },
  { code: 'SPRING20', off: { share: 0.2 }, ended: true },
]

/** The coupon with this code; case and surrounding blanks are ignored. */
export function findCoupon(code: string): Coupon | undefined {
  return coupons.find((coupon) => coupon.code === code.trim().toUpperCase())
}

/** Why a visitor cannot use a coupon; `undefined` if they can. */
export function couponError(coupon: Coupon | undefined, { persona }: CouponHolder): ShopCode | undefined {
  if (!coupon) return 'couponUnknown'
  if (coupon.ended) return 'couponEnded'
  return coupon.membersOnly && persona !== 'member' ? 'couponMembers' : undefined
}

/** The title of a coupon: `10% off`. */
export function couponTitle({ off }: Coupon, { country, t }: CouponHolder): string {
  if ('share' in off) return t('couponShare', Math.round(off.share * 100))
  return t('couponAmount').replace('{price}', formatMoney(priceIn(country.code, off.dollars), country.currency))
}

/**
 * The discount of a coupon on a cart, in units of the country's currency. It applies to the goods, not to their
 * protection, and is at most their price. 0 without a valid coupon.
 *
 * @param code the code of the coupon on the cart; empty without one
 */
export function couponDiscount(
  visitor: CouponHolder,
  lines: readonly Pick<CartLine, 'qty' | 'price'>[],
  code: string,
): number {
  const coupon = findCoupon(code)
  if (!coupon || couponError(coupon, visitor)) return 0
  const goods = lines.reduce((sum, { qty, price }) => sum + qty * price, 0)
  const { off } = coupon
  return Math.min(goods, 'share' in off ? roundHalfUp(goods * off.share) : priceIn(visitor.country.code, off.dollars))
}
