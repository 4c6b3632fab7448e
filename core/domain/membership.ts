/**
 * What membership is worth, and how long it lasts.
 * Source: document 0, sections 6 and 9 (PRICE-02, LOAD-06); document 2, sections 3 and 9 (MEMB-01).
 */
import { roundHalfUp } from './money'

/** Used where the host's settings say nothing. The two discounts differ in the specification and are kept apart. */
export const membershipDefaults = {
  /** The yearly fee, in units of the country's currency. */
  fee: 100,
  /** The discount the membership modal promises. */
  discountInModal: 0.3,
  /** The discount the price function takes off. */
  discountInPrice: 0.2,
} as const

/** What membership takes off for one visitor. */
export interface MemberTerms {
  readonly isMember: boolean
  /** A share of the price, 0 to 1. */
  readonly memberDiscount: number
}

/** What one visitor's price is made from. Amounts are units of the country's currency, for one piece. */
export interface DueFacts extends MemberTerms {
  readonly price: number
  /** What the sale takes off. */
  readonly sale: number
}

/** A price as one visitor reads it, in whole units. */
export interface ShownPrice {
  /** What they pay. */
  readonly due: number
  /** What others pay, struck: it is there where the price is a member's, and MEMBER stands beside it (PRICE-02). */
  readonly regular: number | undefined
}

/**
 * What a member pays: price less the member discount, rounded to whole units.
 *
 * @param discount a share of the price, 0 to 1
 */
export function memberPrice(price: number, discount: number = membershipDefaults.discountInPrice): number {
  // Twelve digits hold any price and drop the binary error that makes 45 less 30 % come to 31.499…
  return roundHalfUp(Number((price * (1 - discount)).toPrecision(12)))
}

/**
 * The day a membership ends that begins on a day: the same one a year on. One that begins on 29 February ends on 1 March,
 * as PHP reckons it, so that nobody is a day short.
 *
 * @param day of the visitor's calendar; its time does not count
 */
export function membershipEnd(day: Date): Date {
  return new Date(day.getFullYear() + 1, day.getMonth(), day.getDate())
}

/** A day as the summary of a membership writes it, year, month, day: `2027-03-01`. */
export function yearMonthDay(day: Date): string {
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => `${part}`.padStart(2, '0')).join('-')
}

/** What a price comes to for one visitor: the sale comes off first, then a member's share of the rest. */
export function duePrice({ price, sale, isMember, memberDiscount }: DueFacts): number {
  const selling = Math.max(0, roundHalfUp(price - Math.max(0, sale)))
  return isMember ? memberPrice(selling, memberDiscount) : selling
}

/** What a visitor reads of a price that no other terms change: in suggestions, the wishlist, an offer. */
export function shownPrice(price: number, terms: MemberTerms): ShownPrice {
  const regular = roundHalfUp(price)
  const due = duePrice({ ...terms, price, sale: 0 })
  return { due, regular: due < regular ? regular : undefined }
}
