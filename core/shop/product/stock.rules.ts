/**
 * Decides how a model's stock is shown, and whether it can be bought. The first matching rule applies (BUY-01, BUY-05).
 */
import type { LeadDates } from './lead-date.rules'

/** One model's stock. Counts are whole units; dates are texts of the shop. */
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
  /** Hidden from visitors (`h`). */
  readonly hidden: boolean
  /** Not for sale (`d`). */
  readonly disallowed: boolean
  /** The shop's own text, with a tip (`msg`). */
  readonly message: { readonly text: string; readonly tip: string | undefined } | undefined
}

/** The stock of a model without data. */
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

/** How stock is shown. `left` is `undefined` if there is plenty. */
export type StockDisplay =
  | { readonly at: 'hidden' }
  | { readonly at: 'satellite'; readonly left: number | undefined; readonly ships: string | undefined }
  | { readonly at: 'in-stock'; readonly left: number | undefined; readonly ships: string | undefined }
  /** `count` is '1' to '9' or '10+'. */
  | { readonly at: 'pre-order'; readonly count: string; readonly expected: string | undefined }
  | { readonly at: 'message'; readonly text: string; readonly tip: string | undefined; readonly buyable: boolean }
  | { readonly at: 'disallowed' }
  /** No rule applies: nothing is in stock or on pre-order. */
  | { readonly at: 'sold-out' }

/** From this count on, the number is not shown. */
const plenty = 10

type Row = (stock: ModelStock, hasDestination: boolean) => StockDisplay | undefined

/** The rules of the specification, in its order. */
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
 * How a model's stock is shown.
 *
 * @param hasDestination whether the visitor has set a destination
 */
export function stockDisplay(stock: ModelStock, hasDestination: boolean): StockDisplay {
  for (const row of rows) {
    const display = row(stock, hasDestination)
    if (display) return display
  }
  return { at: 'sold-out' }
}

/** Whether a model with this stock can be added to the cart. */
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

/** Whether a model is in stock now: used by the in-stock-only switch. */
export function isInStock(stock: ModelStock | undefined, hasDestination: boolean): boolean {
  const at = stock && stockDisplay(stock, hasDestination).at
  return at === 'satellite' || at === 'in-stock'
}

/** The dates of the shown stock. */
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
