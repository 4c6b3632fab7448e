/**
 * The cart as its page shows it, and what can be changed of it. Source: document 2, section 2 (CART-01, CART-02).
 * "The cart page's quantity update, coupon removal and custom-order form calls: not shown": they are proposed.
 */
import { type InferOutput, nullish, string } from 'valibot'
import { listOf } from '../php-list'
import { shape } from '../shape'
import { amount, figure, flag, name, perhaps, words } from '../written-by-php'
import { currency } from './currency'
import type { Endpoint } from './endpoint'
import { orderProblem } from './problem'

const cartLine = shape({
  /** The line's own name: what changes are told by. A line that was taken out keeps it as long as the visit lasts. */
  id: name,
  nid: figure,
  model: string(),
  title: string(),
  /** The names of the options. */
  options: perhaps(listOf(name), () => []),
  url: perhaps(string()),
  image: perhaps(string()),
  qty: figure,
  /** The most that can be had of it; nothing where nobody counts. */
  most: perhaps(figure),
  /** For one piece, in units of the currency. */
  price: amount,
  /** What others pay for one, where a member pays less. */
  regular: perhaps(amount),
  /** For all pieces with their protection. */
  total: amount,
  /** The protection that was taken with it, in words. */
  protection: words,
  final_sale: nullish(flag, false),
  /** Made for this order (PROC-01): its product's page says so in the stock's `msg`. */
  custom: nullish(flag, false),
  /** When it ships, as its product's page words it; nothing where no date is known. */
  ships: perhaps(string()),
  /** When a pre-order is expected, worded in the same way. */
  expected: perhaps(string()),
})

/** The cart. Amounts are units of its currency. */
export const cart = shape({
  /** What e-mails about it call it. */
  cart_id: words,
  currency,
  /** How many pieces are in it. */
  count: figure,
  lines: listOf(cartLine),
  totals: listOf(shape({ id: string(), title: string(), amount: figure })),
  total: amount,
  coupon: perhaps(shape({ code: name, title: words })),
  /** The terms that have to be agreed to before checkout, where something is made to order; absent where there are none. */
  terms: perhaps(
    shape({
      title: string(),
      /** HTML to be sanitised. */
      html: string(),
      agreed: perhaps(flag, false),
    }),
  ),
})

/** The cart, decoded. */
export type Cart = Readonly<InferOutput<typeof cart>>
/** One line of it. */
export type CartLine = Cart['lines'][number]

const cartAnswer = shape({
  cart,
  /** What was not done, and why; the rest was. `field` is a line's id, or `coupon`. */
  errors: perhaps(listOf(orderProblem), () => []),
})

/** GET /ajax/cart: the cart as it is now. */
export const cartRead: Endpoint<Record<string, never>, typeof cartAnswer> = {
  name: 'cart.read',
  method: 'GET',
  path: '/ajax/cart',
  source: 'document 2, section 7',
  proposed: true,
  changes: false,
  query: () => ({}),
  answer: cartAnswer,
}

/** What of the cart is to be otherwise. What is absent stays. */
export interface CartChange {
  /** How many there are to be, by the line's id; 0 takes it out, and a number brings back one that was taken out. */
  readonly qty?: Readonly<Record<string, number>>
  /** A coupon's code; empty takes the coupon off. */
  readonly coupon?: string
  /** The custom-order terms were agreed to. */
  readonly terms?: true
}

/** POST /ajax/cart: changes the cart. Each value replaces: the same call twice is the same as once. */
export const cartChange: Endpoint<CartChange & { readonly operation: string }, typeof cartAnswer> = {
  name: 'cart.change',
  method: 'POST',
  path: '/ajax/cart',
  source: 'document 2, sections 2 and 7',
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
