/** The voucher a purchase earns. Source: document 0, section 9; document 2, sections 3 and 9 (LOAD-06, PRICE-03). */
import { roundHalfUp } from './money'

/** Used where the host's settings say nothing. The type `rate` is a share of the amount, capped. */
export const voucherDefaults = { rate: 0.1, cap: 500, type: 'rate' } as const

/** How a shop reckons its vouchers. */
export interface VoucherRules {
  readonly type: 'rate' | 'amount_per' | 'range'
  /** A share of the amount (`rate`), what each step earns (`amount_per`), or the voucher itself (`range`). */
  readonly rate: number
  /** What one step asks to be spent, with `amount_per`. */
  readonly amountPer: number | undefined
  /** The most a voucher comes to; a `range` has no cap. */
  readonly maximum: number
}

const reckonings: Readonly<Record<VoucherRules['type'], (amount: number, rules: VoucherRules) => number>> = {
  rate: (amount, { rate, maximum }) => Math.min(amount * rate, maximum),
  amount_per: (amount, { rate, amountPer, maximum }) =>
    amountPer && amountPer > 0 ? Math.min(Math.floor(amount / amountPer) * rate, maximum) : 0,
  range: (_, { rate }) => roundHalfUp(rate),
}

/** What spending `amount` earns, in units of the country's currency; never less than nothing. */
export function voucherFor(amount: number, rules: VoucherRules): number {
  return amount > 0 ? Math.max(0, reckonings[rules.type](amount, rules)) : 0
}
