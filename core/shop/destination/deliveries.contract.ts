/** Whether and when the products of a list can be delivered to the visitor's destination (DELIV-01). */
import { type InferOutput, nullish, record, string } from 'valibot'
import { lenientBoolean, optionalText } from '../../base/input/php-values'
import { shape } from '../../base/input/shape'
import type { Endpoint } from '../../base/net/endpoint.contract'

/** One product at one destination. Without a day, as for what is made to order, it is delivered all the same. */
const delivery = shape({
  /** It is too fragile for this destination (DELIV-03). */
  restricted: nullish(lenientBoolean, false),
  /** The day its first model in stock ships, in the shop's own words: `December 4`. */
  ships: optionalText,
  /** The day a pre-order is expected, in the same words. */
  expected: optionalText,
})
export type Delivery = InferOutput<typeof delivery>

/** The request for the products of a list. */
export interface DeliveriesInput {
  readonly postal: string
  /** The products' node ids, at most 100, with commas: `1201,1202`. */
  readonly nids: string
}

/** The answer: products by node id. One that is absent cannot be bought, or is not known. */
const deliveriesAnswer = shape({ products: record(string(), delivery) })

/** GET /ajax/destination/products: the delivery of a list's products, in one request for all cards. */
export const deliveries: Endpoint<DeliveriesInput, typeof deliveriesAnswer> = {
  name: 'destination.products',
  method: 'GET',
  path: '/ajax/destination/products',
  requirements: ['DELIV-01'],
  proposed: true,
  changes: false,
  query: ({ postal, nids }) => ({ postal, nids }),
  answer: deliveriesAnswer,
}
