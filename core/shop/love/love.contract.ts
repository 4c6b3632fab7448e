/** The calls of the wishlist (LOVE-01, LOVE-02, LOVE-05). A love is a product saved to it. */

import { type InferOutput, nullish, string } from 'valibot'
import { items } from '../../base/input/lenient'
import { amount, count, lenientBoolean } from '../../base/input/php-values'
import { shape } from '../../base/input/shape'
import { typedEmail } from '../../base/input/typed.rules'
import type { Endpoint } from '../../base/net/endpoint.contract'

const validateAnswer = shape({
  /** Whether the visitor should be asked for an e-mail address. */
  validate: lenientBoolean,
  /** The server's e-mail form, to be sanitised before it is shown. */
  html: nullish(string(), ''),
})

/** GET /uc_love/ajax_validate: whether the visitor should be asked for an e-mail address, and the form for it. */
export const loveValidate: Endpoint<{ readonly nid: number }, typeof validateAnswer> = {
  name: 'love.validate',
  method: 'GET',
  path: '/uc_love/ajax_validate',
  requirements: ['LOVE-02'],
  changes: false,
  query: ({ nid }) => ({ nid: String(nid) }),
  answer: validateAnswer,
}

/**
 * A change of a love. `op` is `add` or `remove` in the request (proposed: the specification names op, not its values).
 */
export interface LoveInput {
  /** The product's node id. */
  readonly nid: number
  /** True adds the product, false removes it. */
  readonly loved: boolean
  /** Absent where the visitor gave none. */
  readonly email?: string
  /** Whether the address subscribes to offers. */
  readonly subscribe?: boolean
}

const loveAnswer = shape({
  /** The number of products the visitor loves now. */
  cnt: count,
})

/**
 * GET /uc_love/ajax: adds or removes a love. It changes state although it is a GET: it is never retried and never
 * prefetched.
 */
export const loveSet: Endpoint<LoveInput, typeof loveAnswer> = {
  name: 'love.set',
  method: 'GET',
  path: '/uc_love/ajax',
  requirements: ['LOVE-01'],
  changes: true,
  refuses: true,
  query: ({ nid, loved, email, subscribe }) => ({
    op: loved ? 'add' : 'remove',
    nid: String(nid),
    ...(email ? { email: typedEmail(email) } : {}),
    ...(subscribe === undefined ? {} : { subscribe: subscribe ? '1' : '0' }),
  }),
  answer: loveAnswer,
}

const lovedProduct = shape({
  nid: count,
  title: string(),
  url: string(),
  image: nullish(string(), ''),
  /** The product's price after a sale, for non-members: the same as on its card. In units of the visitor's currency. */
  price: amount,
})

/** A product on the wishlist page. */
export type LovedProduct = Readonly<InferOutput<typeof lovedProduct>>

const itemsAnswer = shape({
  items: items('love.items', lovedProduct),
  /**
   * The number of products the visitor loves, including those not sold here. Where it is absent, the items are counted.
   */
  cnt: nullish(count),
})

/** GET /uc_love/items: the products the visitor loves, newest first. */
export const loveItems: Endpoint<Record<string, never>, typeof itemsAnswer> = {
  name: 'love.items',
  method: 'GET',
  path: '/uc_love/items',
  requirements: ['LOVE-03', 'LOVE-05'],
  proposed: true,
  changes: false,
  query: () => ({}),
  answer: itemsAnswer,
}
