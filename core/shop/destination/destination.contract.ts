/** The delivery destination of a product (DELIV-01). */
import { nullish, string } from 'valibot'
import { optional, phpFlag, text } from '../../base/input/php-values'
import { shape } from '../../base/input/shape'
import type { Endpoint } from '../../base/net/endpoint.contract'
import { modelsStock } from '../product/stock.contract'

const destinationAnswer = shape({
  /** Absent where the shop does not know the place: an error (DELIV-04). */
  geo: nullish(shape({ city: string(), state_id: nullish(text) })),
  zone: optional(text),
  /** The stock of all models for this destination. */
  models_stock: optional(modelsStock),
  /** The warehouse of satellite stock. */
  satellite_id: nullish(text),
  /** The product is too fragile for this destination (DELIV-03). */
  restricted: nullish(phpFlag, false),
  /** Whether `restricted` was looked up for this product; if not, it has no meaning. */
  restricted_validated: nullish(phpFlag, true),
})

/** The request for a destination. */
export interface DestinationInput {
  readonly postal: string
  /** The product's node id. */
  readonly nid: number
  /** The chosen model; empty without one. */
  readonly model: string
}

/** POST /ajax/destination/update: whether the product can be delivered to a postal code, and the stock for it. */
export const destinationUpdate: Endpoint<DestinationInput, typeof destinationAnswer> = {
  name: 'destination.update',
  method: 'POST',
  path: '/ajax/destination/update',
  requirements: ['DELIV-01'],
  changes: true,
  refuses: true,
  query: ({ postal, nid, model }) => ({ postal, nid: String(nid), model }),
  answer: destinationAnswer,
}
