/** Prices and terms of membership (PRICE-02, LOAD-06, MEMB-01). */
import { roundHalfUp } from '../../base/country/money.rules'
import { aYearAfter, type ShopDay } from '../../base/country/shop-day.rules'

/** The defaults. The specification gives two different discounts, which are kept apart. */
export const membershipDefaults = {
  /** The yearly fee, in units of the country's currency. */
  fee: 100,
  /** The discount that the membership's dialogs and offers state. */
  discountInModal: 0.3,
  /** The discount in prices. */
  discountInPrice: 0.2,
} as const

/** The membership terms of one visitor. */
export interface MemberTerms {
  readonly isMember: boolean
  /** A fraction of the price, 0 to 1. */
  readonly memberDiscount: number
}

/** The facts that a visitor's price depends on. Amounts are in units of the country's currency, for one piece. */
export interface DueFacts extends MemberTerms {
  readonly price: number
  /** The discount of the sale. */
  readonly sale: number
}

/** A price as it is shown to one visitor, in whole units. */
export interface ShownPrice {
  /** The visitor's price. */
  readonly due: number
  /**
   * The price for non-members, shown struck-through with MEMBER beside the visitor's price; `undefined` for a non-member
   * (PRICE-02).
   */
  readonly regular: number | undefined
}

/**
 * The member price: the price minus the discount, rounded to whole units.
 *
 * @param discount a fraction of the price, 0 to 1
 */
export function memberPrice(price: number, discount: number = membershipDefaults.discountInPrice): number {
  // Twelve digits hold any price, and drop the binary error by which 45 minus 30 % is 31.499…
  return roundHalfUp(Number((price * (1 - discount)).toPrecision(12)))
}

/** The day a membership ends that begins on this day: the same day one year later (MEMB-01). */
export const membershipEnd = (begins: ShopDay): ShopDay => aYearAfter(begins)

/**
 * The price for one visitor: minus the sale, then minus the member discount.
 *
 * @param decimals those that non-members see: 2 in a category, otherwise none. Member prices have none.
 */
export function duePrice({ price, sale, isMember, memberDiscount }: DueFacts, decimals: 0 | 2 = 0): number {
  const selling = Math.max(0, roundHalfUp(price - Math.max(0, sale), isMember ? 0 : decimals))
  return isMember ? memberPrice(selling, memberDiscount) : selling
}

/** The shown price where there is no sale: in suggestions, the wishlist, an offer. */
export function shownPrice(price: number, terms: MemberTerms): ShownPrice {
  const regular = roundHalfUp(price)
  const due = duePrice({ ...terms, price, sale: 0 })
  return { due, regular: due < regular ? regular : undefined }
}
