/**
 * The two sums of a cart or an order that are published, the same in every fact, event and page: `value` and `total`.
 * The specification names both and defines neither (TRACK-01).
 */
import { roundHalfUp } from '../country/money.rules'

/** The totals of a cart or an order. */
export interface Summed {
  /** Identified by id: `shipping`, `tax`. Discounts are negative. */
  readonly totals: readonly { readonly id: string; readonly amount: number }[]
  readonly total: number
}

/** Units of the currency, to the cent. */
export interface Sums {
  /** All that is bought, also membership and protection, less the coupon: without shipping and tax, before store credit. */
  readonly value: number
  /** With shipping and tax, before store credit. */
  readonly total: number
}

const notInValue: readonly string[] = ['shipping', 'tax']

/** Both sums of a cart or an order. */
export function sumsOf({ totals, total }: Summed): Sums {
  const others = totals.filter(({ id }) => notInValue.includes(id)).reduce((sum, { amount }) => sum + amount, 0)
  return { value: roundHalfUp(total - others, 2), total: roundHalfUp(total, 2) }
}
