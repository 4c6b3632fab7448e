/** Types of the cart's model and views. */

import type { ComponentType } from 'react'
import type { FieldError } from '../../core/base/net/field-error.contract'
import type { Store } from '../../core/base/state/create-store'
import type { TextLookup } from '../../core/base/texts/texts'
import type { Cart, CartChange } from '../../core/shop/cart/cart.contract'
import type { LeadTimeFacts } from '../../core/shop/product/lead-time.rules'
import type { CartCode } from './cart.texts'
import type { CartState } from './cart-state.types'

/** The props of the terms. */
export interface TermsProps {
  readonly state: CartState
  readonly model: CartModel
}

/** What the cart model needs from the page. */
export interface CartDeps {
  /** The initial cart: from the page's settings, or read from the server. */
  readonly cart: Cart
  /** Formats the lead time of a line. */
  readonly leadTime: (line: LeadTimeFacts) => string
  readonly t: TextLookup<CartCode>
  /** Formats an amount. */
  money(amount: number): string
  /** The path below which the shop is installed, with a trailing slash. */
  readonly basePath: string
  /** Returns a link's URL if it is safe to follow; else `undefined`. */
  safeUrl(url: string): string | undefined
  read(): Promise<{ readonly cart: Cart }>
  change(change: CartChange): Promise<{ readonly cart: Cart; readonly errors: readonly FieldError[] }>
  /** Sends a change without waiting for the response: the page is being left. */
  sendLast(change: CartChange): void
  /** Publishes the cart of a response. @param isOurs this element requested the change */
  publish(cart: Cart, before: Cart, isOurs: boolean): void
  /** Loads the view of the terms. */
  loadTerms(): Promise<ComponentType<TermsProps>>
  /** Announces that the visitor goes on to the shop. @returns false where the page does it itself */
  requestBrowse(): boolean
  goToCheckout(): void
  report(failure: unknown): void
}

/** What the views use of the cart. */
export interface CartModel
  extends Pick<Store<CartState>, 'get' | 'subscribe'>,
    Pick<CartDeps, 'leadTime' | 't' | 'money' | 'basePath' | 'safeUrl' | 'requestBrowse' | 'report'> {
  /** Sent after 700 ms without another change. */
  setQty(id: string, qty: number): void
  /** Sends unsent changes at once. */
  flush(): Promise<void>
  remove(id: string): Promise<void>
  /** Restores the line that was removed last. */
  undo(): Promise<void>
  /** Applies a coupon; an empty string removes it. */
  setCoupon(code: string): Promise<void>
  /** Goes to the checkout. If there are terms, they are shown first (CART-02). */
  checkout(): Promise<void>
  agree(): Promise<void>
  closeTerms(): void
  /** The view of the terms. Defined at the stage `terms`. */
  termsView(): ComponentType<TermsProps> | undefined
  /** Reads the cart from the server. */
  refresh(): Promise<void>
  /** Sends pending changes when the page is left. */
  sendPending(): void
  /** The page was restored from the back-forward cache. The cart is read again when the page becomes visible. */
  resume(): void
  stop(): void
}
