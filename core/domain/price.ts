/**
 * What a model costs, line by line, so that what is shown adds up.
 * Source: document 1, sections 3 and 6 (BUY-07); document 2, section 9 (PRICE-04); document 0, section 6 (PRICE-02).
 */
import { type DueFacts, duePrice } from './membership'
import { roundHalfUp } from './money'

/** The compare-at price where the shop gives none: the price times this. */
const fallbackCompareAt = 1.4

/** What a price is made from. */
export interface PriceFacts extends DueFacts {
  /** The original price, where the shop gives one. */
  readonly original: number | undefined
  /** What is charged for the protection that goes with it. */
  readonly protection: number
  /** The setting `isMSRPShown`. */
  readonly isMSRPShown: boolean
  /** The body's `compare-prices-locked`. */
  readonly comparePricesLocked: boolean
}

/** A model's prices. All are whole units. */
export interface Prices {
  readonly regular: number
  /** After the sale: what a visitor pays who is no member. */
  readonly selling: number
  /** What a member pays. */
  readonly member: number
  /** What this visitor pays: the price that counts. */
  readonly due: number
  /** Struck beside it, where it may be shown and is more than the regular price. */
  readonly compareAt: number | undefined
  /** What is due with the protection. */
  readonly total: number
  /** From the regular price to the total. The amounts add up to it; there is none where it is the regular price. */
  readonly lines: readonly PriceLine[]
}

/** One line of the breakdown; what is changes off is negative. */
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

/** Withheld in two ways: the shop does not show such prices, or the page has locked them. */
function compareAt({ price, original, isMSRPShown, comparePricesLocked }: PriceFacts, regular: number) {
  if (!isMSRPShown || comparePricesLocked) return undefined
  const amount = roundHalfUp(original ?? price * fallbackCompareAt)
  return amount > regular ? amount : undefined
}
