/** The calls of protection plans (COVER-02). */
import { nullish, pipe, string, transform, unknown } from 'valibot'
import { items } from '../../base/input/lenient'
import { amount, numericString, optional, text } from '../../base/input/php-values'
import { shape } from '../../base/input/shape'
import type { Endpoint } from '../../base/net/endpoint.contract'

/** A charge; PHP writes `false` if there is none. */
const override = pipe(
  nullish(unknown(), false),
  transform((charge) => (charge === false ? null : charge)),
  optional(amount),
)

const offersAnswer = shape({
  offers: items(
    'protection.offers',
    shape({
      /** In units of the country's currency. */
      cost: amount,
      /** The offer's id, sent with the cart (proposed). */
      id: text,
      /** The term in years (proposed). */
      term: optional(numericString),
      /** Its name in the visitor's language (proposed). */
      title: nullish(string(), ''),
    }),
  ),
  /** The price charged in place of an offer's cost. */
  override_order_charge: override,
  /** The same for an offer with a term of three years. */
  override_order_charge_term_3: override,
})

/** POST /ajax/uc_mulberry: the protection offers for a model. */
export const protectionOffers: Endpoint<
  { readonly title: string; readonly id: number; readonly model: string },
  typeof offersAnswer
> = {
  name: 'protection.offers',
  method: 'POST',
  path: '/ajax/uc_mulberry',
  requirements: ['COVER-02'],
  changes: false,
  query: ({ title, id, model }) => ({ title, id: String(id), model }),
  answer: offersAnswer,
}

const modalAnswer = string()

/** GET /ajax/uc_mulberry/modal: the terms of the protection, as HTML to be sanitised. */
export const protectionModal: Endpoint<{ readonly nid: number; readonly model: string }, typeof modalAnswer> = {
  name: 'protection.modal',
  method: 'GET',
  path: '/ajax/uc_mulberry/modal',
  requirements: ['COVER-02'],
  changes: false,
  query: ({ nid, model }) => ({ ajax: '1', hide_title: '1', product: String(nid), model }),
  reads: 'html',
  answer: modalAnswer,
}

/**
 * GET /ajax/uc_mulberry/modal-checkout/{order_id}: the terms of an order's protection, as HTML to be sanitised
 * (PROT-02).
 */
export const protectionCheckoutModal: Endpoint<{ readonly order: string }, typeof modalAnswer> = {
  name: 'protection.checkout-modal',
  method: 'GET',
  path: '/ajax/uc_mulberry/modal-checkout/{order_id}',
  requirements: ['PROT-02'],
  changes: false,
  query: (input) => ({ order_id: input.order, ajax: '1', hide_title: '1' }),
  reads: 'html',
  answer: modalAnswer,
}
