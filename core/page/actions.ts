/**
 * The actions that widgets perform for the visitor, and that a page can call or replace as `rove.actions`. Each has a
 * file in its noun's folder. An action publishes its fact itself, once, whether ours or the page's own performed it.
 */
import type { CartAddInput } from '../cart/cart-add.contract'
import type { DestinationInput } from '../destination/destination.contract'
import type { LoveInput } from '../love/love.contract'
import type { ModelStock } from '../product/stock.rules'
import type { CartAdded, ConsentCategory, ConsentChanged } from './facts'

/** The result of `love`. */
export interface LoveOutcome {
  /** The number of products the visitor loves now. */
  readonly count: number
}

/** What is added to the cart: the detail of `rove:cart:add-requested`, which the page can prevent. */
export interface CartAddRequest extends Omit<CartAddInput, 'options'> {
  /** The chosen option ids by attribute id: `{ 1: 2 }` or a Map; absent for a product without options. */
  readonly options?: ReadonlyMap<number, number> | Readonly<Record<number, number>>
}

/** The result of `addToCart`. */
export interface CartAddOutcome extends CartAdded {
  /** The number of pieces in the cart; `undefined` where it is not known. */
  readonly count: number | undefined
  /** The shop's message, shown in place of ours. */
  readonly message?: string | undefined
}

/** The result of `setDestination`, for one product. */
export interface DestinationOutcome {
  /** Its normal form, which is stored and shown. */
  readonly postal: string
  /** The name of the place: `Beverly Hills, CA`. */
  readonly label: string
  readonly zone: string | undefined
  /** The product is too fragile for this destination. */
  readonly restricted: boolean
  /** The stock of all models for this destination; `undefined` where it is not known. */
  readonly stock: Readonly<Record<string, ModelStock>> | undefined
}

/** The consent of a visitor by category; absent categories stay unchanged. */
export type ConsentInput = { readonly [Category in ConsentCategory]?: boolean | undefined }

/**
 * The actions of `rove.actions`. A page can replace any of them; its replacement gets ours as the second argument, to
 * call it before or after its own code. A replacement must not call `rove.actions` for itself: that rejects with
 * RoveError `calls-itself`.
 */
export interface Actions {
  /** Adds or removes a love. Rejects with a RoveError unless the server confirms it. */
  love(input: LoveInput, defaultAction?: (input: LoveInput) => Promise<LoveOutcome>): Promise<LoveOutcome>
  /** Opens the cart in the flyout of `<rove-header>` where it can, else the cart's page. */
  openCart(input?: object, defaultAction?: () => Promise<void>): Promise<void>
  /** Adds a model to the cart. Rejects with a RoveError unless the server confirms it. */
  addToCart(
    input: CartAddRequest,
    defaultAction?: (input: CartAddRequest) => Promise<CartAddOutcome>,
  ): Promise<CartAddOutcome>
  /**
   * Sets the delivery destination. Rejects with RoveError `no-geo` where the shop does not know the place, and with
   * `superseded` once another destination is requested.
   */
  setDestination(
    input: DestinationInput,
    defaultAction?: (input: DestinationInput) => Promise<DestinationOutcome>,
  ): Promise<DestinationOutcome>
  /** Sets the visitor's consent: for a page's consent manager. Resolves with the consent that now applies. */
  setConsent(
    input: ConsentInput,
    defaultAction?: (input: ConsentInput) => Promise<Omit<ConsentChanged, 'refused'>>,
  ): Promise<Omit<ConsentChanged, 'refused'>>
}

declare module './page' {
  interface Page {
    /** The page's replacements of our actions, by name. */
    readonly performs: Partial<Actions>
  }
}
