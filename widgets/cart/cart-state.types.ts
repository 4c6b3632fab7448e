/** The cart's state and events. */

import type { FieldError } from '../../core/base/net/field-error.contract'
import type { Cart, CartChange, CartLine } from '../../core/shop/cart/cart.contract'

/** The result of the last change. */
export type Outcome =
  | { readonly at: 'none' }
  | { readonly at: 'saved' }
  /** The server refused some of it, with reasons. */
  | { readonly at: 'refused'; readonly errors: readonly FieldError[] }
  /**
   * The request failed, so it is not known whether the change was saved. The cart shows the server's values.
   * `change` is the requested change.
   */
  | { readonly at: 'failed'; readonly change: CartChange }
  /** The JavaScript of the terms failed to load. */
  | { readonly at: 'unopened' }

/** The visitor's progress towards the checkout. */
export type CartStage = 'browsing' | 'terms' | 'leaving'

/** The cart's state. Values derived from it are in `cart.rules`. */
export interface CartState {
  /** The server's latest answer. */
  readonly cart: Cart
  /** Changes that were not sent yet. */
  readonly unsent: CartChange
  /** The changes in the request that waits for its answer. */
  readonly inFlight: CartChange | undefined
  readonly outcome: Outcome
  /** The line that was removed last and can be restored. */
  readonly removed: CartLine | undefined
  readonly stage: CartStage
}

/** The cart's events. */
export type CartEvent =
  | { readonly type: 'changed'; readonly change: CartChange }
  /** A request with all unsent changes was sent. */
  | { readonly type: 'sent' }
  | { readonly type: 'answered'; readonly cart: Cart; readonly errors: readonly FieldError[] }
  /** `message` is the server's reason, if it refused. */
  | { readonly type: 'failed'; readonly message?: string | undefined }
  /** The JavaScript of the terms failed to load. */
  | { readonly type: 'unopened' }
  /** The cart was read, not changed. */
  | { readonly type: 'read'; readonly cart: Cart }
  | { readonly type: 'stage-changed'; readonly stage: CartStage }
  /** The page was restored from the back-forward cache. Its unsent changes were sent when it was left. */
  | { readonly type: 'resumed' }
