/** Loving a product: document 0, section 7 (LOVE-01, LOVE-02, LOVE-05). */
import { type InferOutput, nullish, string } from 'valibot'
import { items } from '../lenient'
import { shape } from '../shape'
import { amount, truth, whole } from '../written-by-php'
import type { Endpoint } from './endpoint'

const validateAnswer = shape({
  /** Whether this visitor is still to be asked for an e-mail address. */
  validate: truth,
  /** The server's e-mail form, to be sanitised before it is shown. */
  html: nullish(string(), ''),
})

/** GET /uc_love/ajax_validate: is this visitor to be asked for an e-mail address, and with which form? */
export const loveValidate: Endpoint<{ readonly nid: number }, typeof validateAnswer> = {
  name: 'love.validate',
  method: 'GET',
  path: '/uc_love/ajax_validate',
  source: 'document 0, section 7',
  changes: false,
  query: ({ nid }) => ({ nid: String(nid) }),
  answer: validateAnswer,
}

/** What a love call says. `op` is `add` or `remove` on the wire (proposed: the specification names op, not its values). */
export interface LoveInput {
  /** The product's node id. */
  readonly nid: number
  /** What the visitor wants it to be. */
  readonly loved: boolean
  /** Left out when the visitor gave none. */
  readonly email?: string
  /** Whether the address may be written to with offers. */
  readonly subscribe?: boolean
}

const loveAnswer = shape({
  /** How many products this visitor now loves. */
  cnt: whole,
})

/** GET /uc_love/ajax: love a product or stop loving it. It changes state although it is a GET: never retried, never prefetched. */
export const loveSet: Endpoint<LoveInput, typeof loveAnswer> = {
  name: 'love.set',
  method: 'GET',
  path: '/uc_love/ajax',
  source: 'document 0, section 7',
  changes: true,
  refuses: true,
  query: ({ nid, loved, email, subscribe }) => ({
    op: loved ? 'add' : 'remove',
    nid: String(nid),
    ...(email ? { email } : {}),
    ...(subscribe === undefined ? {} : { subscribe: subscribe ? '1' : '0' }),
  }),
  answer: loveAnswer,
}

const lovedProduct = shape({
  nid: whole,
  title: string(),
  url: string(),
  image: nullish(string(), ''),
  /** In units of the visitor's currency. */
  price: amount,
})

/** A product on the wishlist page. */
export type LovedProduct = Readonly<InferOutput<typeof lovedProduct>>

const itemsAnswer = shape({
  items: items('love.items', lovedProduct),
  /** How many products this visitor loves, also those that are not sold here; where it is absent, the items are counted. */
  cnt: nullish(whole),
})

/** GET /uc_love/items: the products this visitor loves, newest first. */
export const loveItems: Endpoint<Record<string, never>, typeof itemsAnswer> = {
  name: 'love.items',
  method: 'GET',
  path: '/uc_love/items',
  source: 'document 0, section 3 ("Server-side storage of loved items: not shown")',
  proposed: true,
  changes: false,
  query: () => ({}),
  answer: itemsAnswer,
}
