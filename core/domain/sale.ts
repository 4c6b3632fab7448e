/** What a sale takes off. Source: document 1, section 3 (sales_data), BUY-07. */
import type { CurrencyCode } from './countries'

/** A sale as the page tells it. */
export interface Sale {
  /** What is taken off, in units of `currency`. */
  readonly amt: number
  readonly currency: string
  /** Whether it is on, or how many pieces it is on for. */
  readonly available: number | boolean
}

/** What is taken off here: nothing where the sale is over, sold out, or in another currency. */
export function takenOff(sale: Sale | undefined, currency: CurrencyCode): number {
  return sale?.available && sale.currency === currency ? sale.amt : 0
}
