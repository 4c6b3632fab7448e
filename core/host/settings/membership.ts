/** What the page says about membership and vouchers. Source: document 0, sections 3 and 9 (LOAD-06, LOAD-09). */
import { picklist } from 'valibot'
import { membershipDefaults } from '../../domain/membership'
import { voucherDefaults } from '../../domain/voucher'
import { amount, flag, share } from '../../written-by-php'

/** The yearly fee, in units of the country's currency. */
export const memberFee = { name: 'memberFee', schema: amount, otherwise: membershipDefaults.fee } as const
/** A share of the price. Absent: each place has its own default, see `membershipDefaults`. */
export const memberDiscount = { name: 'memberDiscount', schema: share, otherwise: undefined } as const
/** A share of the amount. */
export const voucherRate = { name: 'voucherRate', schema: share, otherwise: voucherDefaults.rate } as const
/** How a voucher is reckoned. */
export const voucherType = {
  name: 'voucherType',
  schema: picklist(['rate', 'amount_per', 'range']),
  otherwise: voucherDefaults.type,
} as const
/** What one voucher unit asks to be spent, with the type `amount_per`. */
export const voucherAmtPer = { name: 'voucherAmtPer', schema: amount, otherwise: undefined } as const
/** The most a voucher comes to. */
export const voucherMax = { name: 'voucherMax', schema: amount, otherwise: voucherDefaults.cap } as const
/** Whether compare-at prices may be shown. */
export const isMSRPShown = { name: 'isMSRPShown', schema: flag, otherwise: false } as const
/** The membership page's inputs. */
export const membershipEnabled = { name: 'membershipEnabled', schema: flag, otherwise: false } as const
/** The membership page's discount, a share. */
export const membershipRate = { name: 'membershipRate', schema: share, otherwise: undefined } as const
