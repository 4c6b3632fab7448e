/** The voucher a purchase earns. Source: document 0, section 9 (LOAD-06). */

/** Used where the host's settings say nothing. The type `rate` is a share of the amount, capped. */
export const voucherDefaults = { rate: 0.1, cap: 500, type: 'rate' } as const
