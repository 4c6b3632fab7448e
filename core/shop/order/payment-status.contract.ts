/** Requests the status of a payment attempt, and ends it. */
import { type InferOutput, nullish, picklist, string } from 'valibot'
import { optionalText } from '../../base/input/php-values'
import { shape } from '../../base/input/shape'
import type { Endpoint } from '../../base/net/endpoint.contract'
import type { Attempt } from './payment.contract'

const attemptAnswer = shape({
  /**
   * `none`: no attempt is under way for this order, and no earlier one can still succeed. `open`: an attempt is under
   * way; it is not approved and can be stopped. `processing`: it can no longer be stopped and is undecided. `held`:
   * money was taken, but the order cannot be placed, for example because the last piece is sold; staff have to decide.
   */
  status: picklist(['none', 'open', 'processing', 'held', 'paid']),
  url: nullish(string()),
  /** The id of the attempt under way. It can differ from the requested one, and belong to another order of the cart. */
  attempt: optionalText,
})

/** The server's status of an attempt. */
export type AttemptStatus = Readonly<InferOutput<typeof attemptAnswer>>

/**
 * How an attempt ends. `rested`: the page that began it will not pay by it any more, because the provider refused or
 * nothing was confirmed; the prepared payment stays usable for this page. `stop`: it is cancelled at its provider.
 */
export type AttemptEnd = 'rested' | 'stop'

/**
 * POST /ajax/payment/{order_id}: the status of an attempt, which the server requests from the provider (STRIPE-02). A
 * page that does not know whether money was taken makes this call, and does not start another payment before the
 * answer. An empty operation means any attempt under way, where the page knows of none. With `end`, the attempt of that
 * operation ends first where it still can: because the visitor continues in another tab, or the page's own attempt is
 * over.
 */
export const paymentStatus: Endpoint<Attempt & { readonly end?: AttemptEnd | undefined }, typeof attemptAnswer> = {
  name: 'payment.status',
  method: 'POST',
  path: '/ajax/payment/{order_id}',
  requirements: ['STRIPE-02', 'AFFIRM-02'],
  proposed: true,
  // The order's status follows the provider's; ending an attempt that has ended changes nothing.
  changes: false,
  isIdempotent: true,
  query: ({ order, operation, end }) => ({ order_id: order, operation, ...(end ? { end } : {}) }),
  answer: attemptAnswer,
}
