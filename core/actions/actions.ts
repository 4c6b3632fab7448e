/**
 * What widgets do on the visitor's behalf, and what a page may call or replace as `rove.actions`: one file each beside
 * this one. An action tells its fact itself, once, whoever performed it.
 */
import type { CartAddInput } from '../contract/cart'
import type { DestinationInput } from '../contract/destination'
import type { LoveInput } from '../contract/love'
import type { ModelStock } from '../domain/stock'
import type { CartAdded, ConsentChanged, ConsentClass } from '../facts'

/** What an action of loving came to. */
export interface LoveOutcome {
  /** How many products the visitor now loves. */
  readonly count: number
}

/** What is to be put into the cart: as `rove:cart:add-requested` tells it, which the page may have prevented. */
export interface CartAddAsked extends Omit<CartAddInput, 'options'> {
  /** The chosen option ids by attribute id: `{ 1: 2 }` or a Map; none for what has no options. */
  readonly options?: ReadonlyMap<number, number> | Readonly<Record<number, number>>
}

/** What an addition to the cart came to. */
export interface CartAddOutcome extends CartAdded {
  /** How many pieces the cart holds now; nothing where it was not told. */
  readonly count: number | undefined
  /** The shop's own sentence about it, shown in place of ours. */
  readonly message?: string | undefined
}

/** What a place to deliver to means for one product. */
export interface DestinationOutcome {
  /** As it is kept and shown. */
  readonly postal: string
  /** The place in words: `Beverly Hills, CA`. */
  readonly label: string
  readonly zone: string | undefined
  /** The product is too fragile to go there. */
  readonly restricted: boolean
  /** Every model's stock for this destination; nothing where it was not told. */
  readonly stock: Readonly<Record<string, ModelStock>> | undefined
}

/** What a visitor allows or refuses; what is absent stays as it is. */
export type ConsentInput = { readonly [Class in ConsentClass]?: boolean | undefined }

/**
 * What `rove.actions` has. A page may put its own in place of any of them: that is given ours as its second argument, to
 * do something before or after it. It may not call `rove.actions` for itself: that rejects with RoveError `calls-itself`.
 */
export interface Actions {
  /** Loves a product or stops loving it. Rejects with a RoveError when the server did not say that it is done. */
  love(input: LoveInput, ours?: (input: LoveInput) => Promise<LoveOutcome>): Promise<LoveOutcome>
  /** Puts a model into the cart. Rejects with a RoveError when the server did not say that it is there. */
  addToCart(input: CartAddAsked, ours?: (input: CartAddAsked) => Promise<CartAddOutcome>): Promise<CartAddOutcome>
  /**
   * Sets where purchases are to go. Rejects with RoveError `no-geo` where the shop knows no such place, and with
   * `superseded` once another is asked for.
   */
  setDestination(
    input: DestinationInput,
    ours?: (input: DestinationInput) => Promise<DestinationOutcome>,
  ): Promise<DestinationOutcome>
  /** Says what the visitor allows: for a page's consent manager. Comes to what is allowed now. */
  setConsent(
    input: ConsentInput,
    ours?: (input: ConsentInput) => Promise<Omit<ConsentChanged, 'refused'>>,
  ): Promise<Omit<ConsentChanged, 'refused'>>
}
