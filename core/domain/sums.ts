/**
 * The two sums of a cart or an order that are published, the same in every fact, event and page: `value` and `total`.
 * Source: document 3, section 3 (Cart, Checkout, Order), which names both and defines neither.
 */
import { roundHalfUp } from './money'

/** What a cart or an order is made from, line by line. */
export interface Summed {
  /** By id: `shipping` and `tax` are known by theirs; what is taken off is negative. */
  readonly totals: readonly { readonly id: string; readonly amount: number }[]
  readonly total: number
}

/** Units of the currency, to the cent. */
export interface Sums {
  /** What is bought, less the coupon: without shipping and tax, and before store credit. */
  readonly value: number
  /** The whole: with shipping and tax, before store credit. */
  readonly total: number
}

const besideTheValue: readonly string[] = ['shipping', 'tax']

/** Both sums of a cart or an order. */
export function sumsOf({ totals, total }: Summed): Sums {
  const beside = totals.filter(({ id }) => besideTheValue.includes(id)).reduce((sum, { amount }) => sum + amount, 0)
  return { value: roundHalfUp(total - beside, 2), total: roundHalfUp(total, 2) }
}
