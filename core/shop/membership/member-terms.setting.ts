/** The member discount of this visitor (PRICE-02, LOAD-06, LOAD-09). */

import { readSetting } from '../../base/input/read-setting'
import { isMember } from './member.setting'
import { type MemberTerms, membershipDefaults } from './membership.rules'
import { memberDiscount, membershipEnabled, membershipRate } from './membership.setting'

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
