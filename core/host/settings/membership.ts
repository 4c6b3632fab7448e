/** What the page says about membership. Source: document 0, sections 3 and 9 (LOAD-06, LOAD-09). */
import { membershipDefaults } from '../../domain/membership'
import { amount, flag, share } from '../../written-by-php'

/** The yearly fee, in units of the country's currency. */
export const memberFee = { name: 'memberFee', schema: amount, otherwise: membershipDefaults.fee } as const
/** A share of the price. Absent: each place has its own default, see `membershipDefaults`. */
export const memberDiscount = { name: 'memberDiscount', schema: share, otherwise: undefined } as const
/** Whether compare-at prices may be shown. */
export const isMSRPShown = { name: 'isMSRPShown', schema: flag, otherwise: false } as const
/** Whether the shop has memberships: where it has none, no price, step or sentence is about them. */
export const membershipEnabled = { name: 'membershipEnabled', schema: flag, otherwise: true } as const
/** What a membership saves, a share: read where `memberDiscount` says nothing (proposed). */
export const membershipRate = { name: 'membershipRate', schema: share, otherwise: undefined } as const
