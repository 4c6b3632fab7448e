/** Protection plans for a product: document 1, section 7 (COVER-02). */
import { nullish, number, pipe, string, transform, union, unknown } from 'valibot'
import { items } from '../lenient'
import { shape } from '../shape'
import { amount, figure, maybe } from '../written-by-php'
import type { Endpoint } from './endpoint'

const id = pipe(union([string(), number()]), transform(String))

/** PHP writes `false` where there is none. */
const override = pipe(
  nullish(unknown(), false),
  transform((charge) => (charge === false ? null : charge)),
  maybe(amount),
)

const offersAnswer = shape({
  offers: items(
    'protection.offers',
    shape({
      /** In units of the country's currency. */
      cost: amount,
      /** What is sent with the cart (proposed). */
      id,
      /** For how many years (proposed). */
      term: maybe(figure),
      /** Its name in the visitor's language (proposed). */
      title: nullish(string(), ''),
    }),
  ),
  /** What is charged in place of an offer's cost. */
  override_order_charge: override,
  /** The same for an offer of three years. */
  override_order_charge_term_3: override,
})

/** POST /ajax/uc_mulberry: what protection is offered for a model. */
export const protectionOffers: Endpoint<
  { readonly title: string; readonly id: number; readonly model: string },
  typeof offersAnswer
> = {
  name: 'protection.offers',
  method: 'POST',
  path: '/ajax/uc_mulberry',
  source: 'document 1, section 7',
  changes: false,
  query: ({ title, id, model }) => ({ title, id: String(id), model }),
  answer: offersAnswer,
}

const modalAnswer = string()

/** GET /ajax/uc_mulberry/modal: what the protection covers, as HTML to be sanitised. */
export const protectionModal: Endpoint<{ readonly nid: number; readonly model: string }, typeof modalAnswer> = {
  name: 'protection.modal',
  method: 'GET',
  path: '/ajax/uc_mulberry/modal',
  source: 'document 1, section 7',
  changes: false,
  query: ({ nid, model }) => ({ ajax: '1', hide_title: '1', product: String(nid), model }),
  reads: 'html',
  answer: modalAnswer,
}

/** GET /ajax/uc_mulberry/modal-checkout/{order_id}: what the protection of an order covers, as HTML to be sanitised (PROT-02). */
export const protectionCheckoutModal: Endpoint<{ readonly order: string }, typeof modalAnswer> = {
  name: 'protection.checkout-modal',
  method: 'GET',
  path: '/ajax/uc_mulberry/modal-checkout/{order_id}',
  source: 'document 1, section 7',
  changes: false,
  query: (input) => ({ order_id: input.order, ajax: '1', hide_title: '1' }),
  reads: 'html',
  answer: modalAnswer,
}
