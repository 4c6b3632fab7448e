/** The voucher a purchase earns. Source: document 0, section 9 (LOAD-06). */

/** `rate`: a share of the amount. `amount_per`: one unit for each `per` spent. */
export type VoucherType = 'rate' | 'amount_per'

/** Used where the host's settings say nothing. */
export const voucherDefaults = { rate: 0.1, cap: 500, type: 'rate' } as const
