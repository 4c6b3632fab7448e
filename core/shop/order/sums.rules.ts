/**
 * The two sums of a cart or an order that are published, the same in every fact, event and page: `value` and `total`.
 * The specification names both and defines neither (TRACK-01).
 */
import { roundHalfUp } from '../../base/country/money.rules'

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
/** The ids of the totals that are bought besides the goods: they are items of the purchase (proposed). */
export const extraIds: readonly string[] = ['membership', 'protection']

/** What is bought besides the goods: a membership, and all protection. With it, the prices of the items less the coupon are `value`. */
export interface Extra {
  readonly id: string
  /** As the visitor reads it. */
  readonly name: string
  readonly price: number
  readonly quantity: 1
}

/**
 * The extras of a cart or an order.
 *
 * @param isInLines the lines' own prices contain the protection: then it is no extra
 */
export function extrasOf(
  totals: readonly { readonly id: string; readonly title: string; readonly amount: number }[],
  isInLines = false,
): Extra[] {
  return totals
    .filter(({ id, amount }) => extraIds.includes(id) && amount > 0 && !(isInLines && id === 'protection'))
    .map(({ id, title, amount }) => ({ id, name: title, price: amount, quantity: 1 }))
}

/** Both sums of a cart or an order. */
export function sumsOf({ totals, total }: Summed): Sums {
  const others = totals.filter(({ id }) => notInValue.includes(id)).reduce((sum, { amount }) => sum + amount, 0)
  return { value: roundHalfUp(total - others, 2), total: roundHalfUp(total, 2) }
}
