/**
 * The settings of membership, and the terms for the visitor that follow from them (PRICE-02, LOAD-06, LOAD-09).
 * Membership-only and lock mode are body classes: see `body-flags.setting`.
 */

import { amount, fraction, phpFlag } from '../../base/input/php-values'
import { readSetting } from '../../base/input/read-setting'
import { type MemberTerms, membershipDefaults } from './membership.rules'

/** Whether the visitor is a member. */
export const isMember = { name: 'isMembership', schema: phpFlag, otherwise: false } as const
/** The yearly fee, in units of the country's currency. */
export const memberFee = { name: 'memberFee', schema: amount, otherwise: membershipDefaults.fee } as const
/** A fraction of the price. Each use has its own default: see `membershipDefaults`. */
export const memberDiscount = { name: 'memberDiscount', schema: fraction, otherwise: undefined } as const
/** Whether compare-at prices may be shown. */
export const isMSRPShown = { name: 'isMSRPShown', schema: phpFlag, otherwise: false } as const
/** Whether the shop has memberships. Without them, no price, step or text mentions them. */
export const membershipEnabled = { name: 'membershipEnabled', schema: phpFlag, otherwise: true } as const
/** The member discount, a fraction: used where `memberDiscount` is absent (proposed). */
export const membershipRate = { name: 'membershipRate', schema: fraction, otherwise: undefined } as const

/** Reads the terms for all prices of the page. A shop without memberships has no members and no discount. */
export function readMemberTerms(): MemberTerms {
  if (!readSetting(membershipEnabled)) return { isMember: false, memberDiscount: 0 }
  return { isMember: readSetting(isMember), memberDiscount: givenDiscount() ?? membershipDefaults.discountInPrice }
}

/** The discount that offers of the membership state, 0 to 1 (LOAD-06): that of prices, where the shop gives one. */
export function readOfferedDiscount(): number {
  return readSetting(membershipEnabled) ? (givenDiscount() ?? membershipDefaults.discountInModal) : 0
}

const givenDiscount = () => readSetting(memberDiscount) ?? readSetting(membershipRate)
