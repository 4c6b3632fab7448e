/** The facts of the cart. */

import type { AcrossTabs } from '../../base/bus/facts'
import type { CurrencyCode } from '../../base/country/countries.rules'

/** Something was added to the cart. What the server does not send is absent. */
export interface CartAdded {
  /** The product's node id. */
  readonly nid: number
  readonly model: string | undefined
  readonly qty: number
  /** The price of one as the server computes it, in units of the currency. */
  readonly price: number | undefined
  readonly currency: CurrencyCode | undefined
  /** Published by the server's command: our own call can publish the same fact. */
  readonly commanded?: true
}

/** The cart has changed. */
export interface CartChanged extends AcrossTabs {
  /** The number of pieces in the cart. */
  readonly count: number
}

/** The visitor has e-mailed the cart. The addresses are sent to the contact sink only. */
export interface CartEmailed {
  /** The number of addresses. */
  readonly emails: number
  /** Whether the visitor subscribed to the newsletter with it. */
  readonly subscribed: boolean
  /** The cart's lines; `price` is for one, in units of the currency. */
  readonly lines: readonly {
    readonly nid: number
    readonly model: string
    readonly qty: number
    readonly price: number
  }[]
  /** Both sums: see `Sums`. */
  readonly value: number
  readonly total: number
  readonly currency: CurrencyCode
}

declare module '../../base/bus/facts' {
  interface Facts {
    /** By our own call, or by the server's command add-to-cart complete. */
    'cart:added': CartAdded
    'cart:changed': CartChanged
    'cart:emailed': CartEmailed
  }
}
