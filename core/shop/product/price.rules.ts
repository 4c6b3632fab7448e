/** Computes a model's price line by line, so that the displayed lines add up (BUY-07, PRICE-04, PRICE-02). */

import type { CurrencyCode } from '../../base/country/countries.rules'
import { roundHalfUp } from '../../base/country/money.rules'
import { type DueFacts, duePrice } from '../membership/membership.rules'

/** The factor of the compare-at price, where the shop gives none. */
const fallbackCompareAt = 1.4

/** The facts that a price depends on. */
export interface PriceFacts extends DueFacts {
  /** The original price, where the shop gives one. */
  readonly original: number | undefined
  /** The price of the chosen protection. */
  readonly protection: number
  /** The setting `isMSRPShown`. */
  readonly isMSRPShown: boolean
  /** The body's `compare-prices-locked`. */
  readonly comparePricesLocked: boolean
}

/** A sale for all models of a product: the setting `sales_data`. */
export interface Sale {
  readonly amt: number
  readonly currency: string
  readonly available: number | boolean
}

/** The discount of the sale; 0 where it is over, sold out, or in another currency. */
export function saleDiscount(sale: Sale | undefined, currency: CurrencyCode): number {
  return sale?.available && sale.currency === currency ? sale.amt : 0
}

/** A model's prices, in whole units. */
export interface Prices {
  readonly regular: number
  /** The price after the sale, for non-members. */
  readonly selling: number
  /** The price for members. */
  readonly member: number
  /** The price for this visitor. */
  readonly due: number
  /**
   * The compare-at price, shown struck-through; `undefined` if it must not be shown or is not above the regular price.
   */
  readonly compareAt: number | undefined
  /** The price for this visitor with the protection. */
  readonly total: number
  /**
   * The breakdown from the regular price to the total. Its amounts add up to the total; empty where the total is the
   * regular price.
   */
  readonly lines: readonly PriceLine[]
}

/** One line of the breakdown. Reductions are negative. */
export interface PriceLine {
  readonly kind: 'regular' | 'sale' | 'member' | 'protection'
  readonly amount: number
}

/** All prices of one model for one visitor. */
export function pricesOf(facts: PriceFacts): Prices {
  const regular = roundHalfUp(facts.price)
  const selling = duePrice({ ...facts, isMember: false })
  const member = duePrice({ ...facts, isMember: true })
  const due = facts.isMember ? member : selling
  const protection = roundHalfUp(facts.protection)
  const changes: readonly PriceLine[] = [
    { kind: 'sale', amount: selling - regular },
    { kind: 'member', amount: due - selling },
    { kind: 'protection', amount: protection },
  ]
  const lines = changes.filter(({ amount }) => amount !== 0)
  return {
    regular,
    selling,
    member,
    due,
    compareAt: compareAt(facts, regular),
    total: due + protection,
    lines: lines.length > 0 ? [{ kind: 'regular', amount: regular }, ...lines] : [],
  }
}

/** `undefined` if the shop does not show such prices, or the page has locked them. */
function compareAt({ price, original, isMSRPShown, comparePricesLocked }: PriceFacts, regular: number) {
  if (!isMSRPShown || comparePricesLocked) return undefined
  const amount = roundHalfUp(original ?? price * fallbackCompareAt)
  return amount > regular ? amount : undefined
}
