/** Computes the voucher that a purchase earns (LOAD-06, PRICE-03). */
import { roundHalfUp } from '../../base/country/money.rules'

/** The defaults. The type `rate` is a fraction of the amount, with a cap. */
export const voucherDefaults = { rate: 0.1, cap: 500, type: 'rate' } as const

/** The rules of the shop's vouchers. */
export interface VoucherRules {
  readonly type: 'rate' | 'amount_per' | 'range'
  /** A fraction of the amount (`rate`), the voucher of each step (`amount_per`), or the voucher itself (`range`). */
  readonly rate: number
  /** The amount of one step, for `amount_per`. */
  readonly amountPer: number | undefined
  /** The maximum of a voucher; a `range` has none. */
  readonly maximum: number
}

const computations: Readonly<Record<VoucherRules['type'], (amount: number, rules: VoucherRules) => number>> = {
  rate: (amount, { rate, maximum }) => Math.min(amount * rate, maximum),
  amount_per: (amount, { rate, amountPer, maximum }) =>
    amountPer && amountPer > 0 ? Math.min(Math.floor(amount / amountPer) * rate, maximum) : 0,
  range: (_, { rate }) => roundHalfUp(rate),
}

/** The voucher earned by spending `amount`, in units of the country's currency; never negative. */
export function voucherFor(amount: number, rules: VoucherRules): number {
  return amount > 0 ? Math.max(0, computations[rules.type](amount, rules)) : 0
}
