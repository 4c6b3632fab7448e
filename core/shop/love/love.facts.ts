/** The facts of the wishlist. */
import type { AcrossTabs } from '../../base/bus/facts'

/** A love has changed, as the server confirmed. */
export interface LoveChanged extends AcrossTabs {
  /** The product's node id. */
  readonly nid: number
  readonly loved: boolean
  /** The number of products the visitor loves now. */
  readonly count: number
  /** The visitor subscribed to the newsletter with it. */
  readonly subscribed?: true
  /** The product, where the caller knows it. `price` is in units of the country's currency. */
  readonly item?: { readonly name: string; readonly url: string; readonly image: string; readonly price: number }
}

declare module '../../base/bus/facts' {
  interface Facts {
    'love:changed': LoveChanged
  }
}
