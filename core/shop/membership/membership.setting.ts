/** The settings of membership (LOAD-06, LOAD-09). Membership-only and lock mode are body classes: see `body-flags.setting`. */

import { amount, fraction, phpFlag } from '../../base/input/php-values'
import { membershipDefaults } from './membership.rules'

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
