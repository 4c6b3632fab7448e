/** Adds models to the cart. The specification names the form and its command; the call's shape is proposed. */
import { nullish, string } from 'valibot'
import { currency } from '../../base/country/currency.contract'
import { amount, numericString } from '../../base/input/php-values'
import { shape } from '../../base/input/shape'
import type { Endpoint } from '../../base/net/endpoint.contract'

const cartAddAnswer = shape({
  /** The number of pieces in the cart. */
  count: numericString,
  /** The line as the server computes it. Its price replaces the page's. */
  line: shape({
    nid: numericString,
    model: string(),
    /** The line's quantity. Below 1 nothing was added, and `message` gives the reason. */
    qty: numericString,
    /** The price of one piece without a coupon’s discount (proposed), in units of the currency. */
    price: amount,
    currency,
  }),
  /** The shop's message, as plain text. It is shown in place of our confirmation. */
  message: nullish(string(), ''),
})

/** What is added to the cart. */
export interface CartAddInput {
  /** The product's node id. */
  readonly nid: number
  readonly model: string
  readonly qty: number
  /** The chosen option ids by attribute id: the same fields that the server's own form sends. */
  readonly options: ReadonlyMap<number, number>
  /** The id of the chosen protection offer. */
  readonly protection?: string
  /** The operation id. Calls with the same id add once; without an id each call adds. */
  readonly operation?: string
}

/** POST /ajax/cart/add: puts a model into the cart (BUY-02). */
export const cartAdd: Endpoint<CartAddInput & { readonly operation: string }, typeof cartAddAnswer> = {
  name: 'cart.add',
  method: 'POST',
  path: '/ajax/cart/add',
  requirements: ['BUY-03', 'LOAD-08'],
  proposed: true,
  changes: true,
  refuses: true,
  query: ({ nid, model, qty, options, protection, operation }) => ({
    nid: String(nid),
    model,
    qty: String(qty),
    ...Object.fromEntries([...options].map(([aid, oid]) => [`attributes[${aid}]`, String(oid)])),
    ...(protection ? { protection } : {}),
    operation,
  }),
  answer: cartAddAnswer,
}
