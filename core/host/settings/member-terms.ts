/** What membership takes off for this visitor. Source: document 0, sections 3, 6 and 9 (PRICE-02, LOAD-06, LOAD-09). */
import { type MemberTerms, membershipDefaults } from '../../domain/membership'
import { isMembership } from './is-membership'
import { memberDiscount, membershipEnabled, membershipRate } from './membership'
import { readSetting } from './read-setting'

/** One answer for every price of the page. A shop without memberships has no members and takes nothing off. */
export function readMemberTerms(): MemberTerms {
  if (!readSetting(membershipEnabled)) return { isMember: false, memberDiscount: 0 }
  return {
    isMember: readSetting(isMembership),
    memberDiscount: readSetting(memberDiscount) ?? readSetting(membershipRate) ?? membershipDefaults.discountInPrice,
  }
}
