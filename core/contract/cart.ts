/** Putting things into the cart: the specification names the form and its command, not the call's shape. */
import { nullish, string } from 'valibot'
import { shape } from '../shape'
import { amount, figure } from '../written-by-php'
import { currency } from './currency'
import type { Endpoint } from './endpoint'

const cartAddAnswer = shape({
  /** How many pieces the cart holds now. */
  count: figure,
  /** The line as the server reckons it: its price wins over the page's. */
  line: shape({
    nid: figure,
    model: string(),
    /** How many of them there are now; below 1 nothing was added, and `message` says why. */
    qty: figure,
    /** For one piece, in units of the currency. */
    price: amount,
    currency,
  }),
  /** The shop's own sentence about it, as plain text: the visitor reads it in place of ours, which says that it is in the cart. */
  message: nullish(string(), ''),
})

/** What is put into the cart. */
export interface CartAddInput {
  /** The product's node id. */
  readonly nid: number
  readonly model: string
  readonly qty: number
  /** The chosen option ids by attribute id: the same fields that the server's own form sends. */
  readonly options: ReadonlyMap<number, number>
  /** The protection that was chosen with it: an offer's id. */
  readonly protection?: string
  /** The id of the operation: the same id adds once, however often it arrives. Without one, each call adds. */
  readonly operation?: string
}

/** POST /ajax/cart/add: puts a model into the cart. */
export const cartAdd: Endpoint<CartAddInput & { readonly operation: string }, typeof cartAddAnswer> = {
  name: 'cart.add',
  method: 'POST',
  path: '/ajax/cart/add',
  source: 'document 1, section 4; document 3, section 7 ("add-to-cart complete")',
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
