/** Where a product is to go: document 1, section 7 (DELIV-01). */
import { nullish, string } from 'valibot'
import { shape } from '../shape'
import { flag, maybe, name } from '../written-by-php'
import type { Endpoint } from './endpoint'
import { modelsStock } from './stock'

const destinationAnswer = shape({
  /** Absent where the shop knows no such place: an error (DELIV-04). */
  geo: nullish(shape({ city: string(), state_id: nullish(name) })),
  zone: maybe(name),
  /** The stock of all models as it is for this destination. */
  models_stock: maybe(modelsStock),
  /** The warehouse that satellite stock comes from. */
  satellite_id: nullish(name),
  /** Too fragile to go there (DELIV-03). */
  restricted: nullish(flag, false),
  /** Whether `restricted` was looked up for this very product: where it was not, it says nothing. */
  restricted_validated: nullish(flag, true),
})

/** What is asked of a destination. */
export interface DestinationInput {
  readonly postal: string
  /** The product's node id. */
  readonly nid: number
  /** Empty while no model is chosen. */
  readonly model: string
}

/** POST /ajax/destination/update: can it come to this postal code, and what is in stock for it? */
export const destinationUpdate: Endpoint<DestinationInput, typeof destinationAnswer> = {
  name: 'destination.update',
  method: 'POST',
  path: '/ajax/destination/update',
  source: 'document 1, section 7',
  changes: true,
  refuses: true,
  query: ({ postal, nid, model }) => ({ postal, nid: String(nid), model }),
  answer: destinationAnswer,
}
