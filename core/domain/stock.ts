/**
 * What a model's stock says to a shopper, and whether it can be bought.
 * Source: document 1, section 4 (Product stock display: first match wins) and section 9 (BUY-01, BUY-05).
 */
import type { LeadDates } from './lead-date'

/** One model's stock, as the shop keeps it. Counts are whole units; dates are the shop's own words. */
export interface ModelStock {
  /** In stock (`s`). */
  readonly inStock: number
  /** When stock ships (`sh`). */
  readonly ships: string | undefined
  /** At the satellite warehouse (`hs`). */
  readonly satellite: number
  /** When satellite stock ships (`hsh`). */
  readonly satelliteShips: string | undefined
  /** On pre-order (`pr`). */
  readonly preOrder: number
  /** When a pre-order is expected (`eta`). */
  readonly expected: string | undefined
  /** In units of the country's currency (`p`). */
  readonly price: number | undefined
  /** The original price (`ori`). */
  readonly original: number | undefined
  /** Not to be shown (`h`). */
  readonly hidden: boolean
  /** Not to be sold (`d`). */
  readonly disallowed: boolean
  /** A text of the shop's own, with a tip (`msg`). */
  readonly message: { readonly text: string; readonly tip: string | undefined } | undefined
}

/** Nothing there, nothing coming, nothing said. */
export const noStock: ModelStock = {
  inStock: 0,
  ships: undefined,
  satellite: 0,
  satelliteShips: undefined,
  preOrder: 0,
  expected: undefined,
  price: undefined,
  original: undefined,
  hidden: false,
  disallowed: false,
  message: undefined,
}

/** What the shopper is told. `left` is absent where there is plenty. */
export type StockDisplay =
  | { readonly at: 'hidden' }
  | { readonly at: 'satellite'; readonly left: number | undefined; readonly ships: string | undefined }
  | { readonly at: 'in-stock'; readonly left: number | undefined; readonly ships: string | undefined }
  /** `count` is '1' to '9' or '10+'. */
  | { readonly at: 'pre-order'; readonly count: string; readonly expected: string | undefined }
  | { readonly at: 'message'; readonly text: string; readonly tip: string | undefined; readonly buyable: boolean }
  | { readonly at: 'disallowed' }
  /** No row says anything of it: nothing is there and nothing comes. */
  | { readonly at: 'sold-out' }

/** From this many on, a count is no longer told. */
const plenty = 10

type Row = (stock: ModelStock, hasDestination: boolean) => StockDisplay | undefined

/** The specification's list, in its order: the first row that has something to say wins. */
const rows: readonly Row[] = [
  ({ hidden }) => (hidden ? { at: 'hidden' } : undefined),
  ({ satellite, satelliteShips: ships }, hasDestination) =>
    hasDestination && satellite > 0 ? { at: 'satellite', left: leftOf(satellite), ships } : undefined,
  ({ inStock, ships }) => (inStock > 0 ? { at: 'in-stock', left: leftOf(inStock), ships } : undefined),
  ({ preOrder, expected }) =>
    preOrder > 0 ? { at: 'pre-order', count: preOrder >= plenty ? `${plenty}+` : `${preOrder}`, expected } : undefined,
  ({ message, disallowed }) => (message ? { at: 'message', ...message, buyable: !disallowed } : undefined),
  ({ disallowed }) => (disallowed ? { at: 'disallowed' } : undefined),
]

const leftOf = (count: number): number | undefined => (count >= plenty ? undefined : count)

/**
 * What to say of a model.
 *
 * @param hasDestination whether the shopper has set where it is to go
 */
export function stockDisplay(stock: ModelStock, hasDestination: boolean): StockDisplay {
  for (const row of rows) {
    const display = row(stock, hasDestination)
    if (display) return display
  }
  return { at: 'sold-out' }
}

/** Whether a model that says this can be put into the cart. */
export function isBuyable(display: StockDisplay): boolean {
  switch (display.at) {
    case 'satellite':
    case 'in-stock':
    case 'pre-order':
      return true
    case 'message':
      return display.buyable
    case 'hidden':
    case 'disallowed':
    case 'sold-out':
      return false
  }
}

/** Whether a model is there now: what the in-stock-only switch asks. */
export function isInStock(stock: ModelStock | undefined, hasDestination: boolean): boolean {
  const at = stock && stockDisplay(stock, hasDestination).at
  return at === 'satellite' || at === 'in-stock'
}

/** The dates of what is told: when it ships, or is expected. */
export function leadDatesOf(display: StockDisplay): LeadDates {
  switch (display.at) {
    case 'satellite':
    case 'in-stock':
      return { ships: display.ships }
    case 'pre-order':
      return { expected: display.expected }
    default:
      return {}
  }
}
