/** The facts of prices. */
import type { CurrencyCode } from '../../base/country/countries.rules'
import type { ProductPrice } from './mismatch.rules'

/** The prices that an element shows. */
export interface PricesShown {
  /** The element: `rove-cart`. */
  readonly by: string
  readonly prices: readonly ProductPrice[]
}

/** A price, and where it is. */
export interface PricePlace {
  /**
   * The element that shows it, `rove-buybox`; of a card, the element around it. `server` for a price that the server has
   * answered, and for its own HTML outside our elements.
   */
  readonly by: string
  /** For one piece, in units of the currency. */
  readonly price: number
}

/** Two places of a page have different prices that mean the same. No visitor sees this. */
export interface PriceMismatch {
  /** The product's node id. */
  readonly nid: number
  /** `undefined` if it is the product's price as its card shows it. */
  readonly model: string | undefined
  readonly currency: CurrencyCode
  readonly one: PricePlace
  readonly other: PricePlace
}

declare module '../../base/bus/facts' {
  interface Facts {
    /** A cart, suggestions or a wishlist show prices, or show others than before. The buybox's are in `model:chosen`. */
    'price:shown': PricesShown
    /** At most once a page for a product or model and two places. */
    'price:mismatch': PriceMismatch
  }
}
