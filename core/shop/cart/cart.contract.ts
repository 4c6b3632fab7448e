/**
 * The cart's shape, and the calls that read and change it (CART-01, CART-02). The specification does not name these
 * calls: they are proposed. A page loads only the calls it makes: adding is in cart-add.contract.ts, e-mailing in
 * cart-email.contract.ts.
 */
import { type InferOutput, nullish, string } from 'valibot'
import { currency } from '../../base/country/currency.contract'
import { listOf } from '../../base/input/php-list'
import { amount, numericString, optionalPhp, optionalText, phpFlag, text } from '../../base/input/php-values'
import { shape } from '../../base/input/shape'
import type { Endpoint } from '../../base/net/endpoint.contract'
import { fieldError } from '../../base/net/field-error.contract'

const cartLine = shape({
  /** The line's id: send it back to change this line. A removed line keeps its id for the rest of the visit. */
  id: text,
  nid: numericString,
  model: string(),
  title: string(),
  /** The names of the options. */
  options: optionalPhp(listOf(text), () => []),
  url: optionalPhp(string()),
  image: optionalPhp(string()),
  qty: numericString,
  /** The maximum quantity; absent if there is none. */
  most: optionalPhp(numericString),
  /** The price of one piece, in units of the currency. */
  price: amount,
  /** The price of one for non-members, where a member pays less. */
  regular: optionalPhp(amount),
  /** The price of all pieces with their protection. */
  total: amount,
  /** The name of the chosen protection. */
  protection: optionalText,
  final_sale: nullish(phpFlag, false),
  /** Made for this order (PROC-01): the product page gives this in the stock's `msg`. */
  custom: nullish(phpFlag, false),
  /** When it ships, in the words of the product page; absent where no date is known. */
  ships: optionalPhp(string()),
  /** When a pre-order is expected, in the same form. */
  expected: optionalPhp(string()),
})

/** The cart. Amounts are units of its currency. */
export const cart = shape({
  /** The cart's id in e-mails. */
  cart_id: optionalText,
  currency,
  /** The number of pieces. */
  count: numericString,
  lines: listOf(cartLine),
  totals: listOf(shape({ id: string(), title: string(), amount: numericString })),
  total: amount,
  coupon: optionalPhp(shape({ code: text, title: optionalText })),
  /** The terms to be accepted before checkout, where an item is made to order; otherwise absent. */
  terms: optionalPhp(
    shape({
      title: string(),
      /** HTML to be sanitised. */
      html: string(),
      agreed: optionalPhp(phpFlag, false),
    }),
  ),
})

/** The decoded cart. */
export type Cart = Readonly<InferOutput<typeof cart>>
/** One line of the cart. */
export type CartLine = Cart['lines'][number]

const cartAnswer = shape({
  cart,
  /** The changes that were rejected, with their reasons; all others were made. `field` is a line's id, or `coupon`. */
  errors: optionalPhp(listOf(fieldError), () => []),
})

/** GET /ajax/cart: the current cart. */
export const cartRead: Endpoint<Record<string, never>, typeof cartAnswer> = {
  name: 'cart.read',
  method: 'GET',
  path: '/ajax/cart',
  requirements: ['CART-01'],
  proposed: true,
  changes: false,
  query: () => ({}),
  answer: cartAnswer,
}

/** A change of the cart. Absent fields stay unchanged. */
export interface CartChange {
  /** New quantities by line id. 0 removes a line; a positive number restores a removed one. */
  readonly qty?: Readonly<Record<string, number>>
  /** A coupon's code; an empty one removes the coupon. */
  readonly coupon?: string
  /** The custom-order terms were accepted. */
  readonly terms?: true
}

/** POST /ajax/cart: changes the cart. Each value replaces the previous one: the call is idempotent. */
export const cartChange: Endpoint<CartChange & { readonly operation: string }, typeof cartAnswer> = {
  name: 'cart.change',
  method: 'POST',
  path: '/ajax/cart',
  requirements: ['CART-01', 'CART-02'],
  proposed: true,
  changes: true,
  refuses: true,
  query: ({ operation, qty = {}, coupon, terms }) => ({
    operation,
    ...Object.fromEntries(Object.entries(qty).map(([id, count]) => [`qty[${id}]`, String(count)])),
    ...(coupon === undefined ? {} : { coupon }),
    ...(terms ? { terms: '1' } : {}),
  }),
  answer: cartAnswer,
}
