/** The facts of a product’s page. */
import type { CurrencyCode } from '../../base/country/countries.rules'
import type { StockDisplay } from './stock.rules'

/** A model of a product was chosen, or the chosen options no longer make one. */
export interface ModelChosen {
  /** The product's node id. */
  readonly nid: number
  /** `undefined` while options are still to be chosen. */
  readonly model: string | undefined
  /** The chosen option ids. */
  readonly options: readonly number[]
  /**
   * The price of one for this visitor, in units of the currency; without a model the lowest price still possible.
   * `undefined` if no price is known.
   */
  readonly price: number | undefined
  /** The same price as members pay it, and as everybody else does. */
  readonly memberPrice: number | undefined
  readonly regularPrice: number | undefined
  readonly currency: CurrencyCode
  /** How its stock is shown: see `StockDisplay`; `undefined` without a model. */
  readonly stock: StockDisplay['at'] | undefined
}

/** The visitor requests an e-mail when a model is back in stock. The address is sent to the contact sink only. */
export interface NotifyAsked {
  readonly nid: number | undefined
  readonly model: string
  readonly qty: number
  /** See `CartAdded`. */
  readonly commanded?: true
}

declare module '../../base/bus/facts' {
  interface Facts {
    'model:chosen': ModelChosen
    /** By our own call, or by the server's command notify-me. */
    'notify:asked': NotifyAsked
  }
}
