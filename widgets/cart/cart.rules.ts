/** What is derived from the cart's state. */

import { typedCode } from '../../core/base/input/typed.rules'
import type { Cart, CartLine } from '../../core/shop/cart/cart.contract'
import type { ProductPrice } from '../../core/shop/price-check/mismatch.rules'
import type { CartState } from './cart-state.types'

/** The maximum quantity of a line. */
export const maxQty = 99

/** One line as it is shown. */
export interface ShownLine {
  readonly line: CartLine
  /** The quantity that the visitor has set; else the server's. */
  readonly qty: number
  /** A change that the server has not confirmed: the amounts are those before the change. */
  readonly waiting: 'no' | 'change' | 'removal'
  readonly error: string | undefined
}

/** Every line, with its unconfirmed changes and errors. */
export function shownLines(state: CartState): ShownLine[] {
  const { cart, unsent, inFlight } = state
  return cart.lines.map((line) => {
    const qty = unsent.qty?.[line.id] ?? inFlight?.qty?.[line.id] ?? line.qty
    const waiting = qty === line.qty ? 'no' : qty === 0 ? 'removal' : 'change'
    return { line, qty: qty || line.qty, waiting, error: errorOf(state, line.id) }
  })
}

/** The prices of the lines: a member's line has two. None with a coupon, which can be part of them. */
export function pricesOf({ lines, currency, coupon }: Pick<Cart, 'lines' | 'currency' | 'coupon'>): ProductPrice[] {
  if (coupon) return []
  return lines.flatMap(({ nid, model, price, regular }): ProductPrice[] => {
    const line = { nid, model, currency }
    if (regular == null || regular <= price) return [{ ...line, isMember: false, price }]
    return [
      { ...line, isMember: true, price },
      { ...line, isMember: false, price: regular },
    ]
  })
}

/** The error of a line, or of the `coupon`. */
export function errorOf({ outcome }: Pick<CartState, 'outcome'>, field: string): string | undefined {
  return outcome.at === 'refused' ? outcome.errors.find((error) => error.field === field)?.message : undefined
}

/** Errors that belong to nothing that is shown. */
export function generalErrors({ outcome, cart }: Pick<CartState, 'outcome' | 'cart'>): readonly string[] {
  if (outcome.at !== 'refused') return []
  const shown = new Set(['coupon', ...cart.lines.map(({ id }) => id)])
  return outcome.errors.filter(({ field }) => !shown.has(field)).map(({ message }) => message)
}

/** Whether the amounts are outdated: a change is unsent or in flight. */
export function isStale({ unsent, inFlight }: Pick<CartState, 'unsent' | 'inFlight'>): boolean {
  return inFlight !== undefined || Object.keys(unsent).length > 0
}

/** Whether terms must be agreed to before the checkout (CART-02). */
export function needsTerms({ cart: { terms } }: Pick<CartState, 'cart'>): boolean {
  return terms != null && !terms.agreed
}

/** Parses a quantity from 1 to 99; `undefined` if it is none. */
export function readQty(text: string): number | undefined {
  const typed = typedCode(text)
  const qty = /^\d{1,2}$/.test(typed) ? Number(typed) : 0
  return qty > 0 ? qty : undefined
}

/** The largest quantity that the plus button sets. */
export function maxQtyOf({ most, qty }: CartLine): number {
  return Math.max(qty, Math.min(most ?? maxQty, maxQty))
}

/** Debounce of quantity changes, in milliseconds (CART-01). */
export const debounceMs = 700
