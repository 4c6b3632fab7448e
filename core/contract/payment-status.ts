/** What came of an attempt to pay, and how one is ended. */
import { type InferOutput, nullish, picklist, string } from 'valibot'
import { shape } from '../shape'
import { words } from '../written-by-php'
import type { Endpoint } from './endpoint'
import type { Attempt } from './payment'

const attemptAnswer = shape({
  /**
   * `none`: no attempt at this order is under way, and none that was can come to anything any more. `open`: one is under
   * way, nobody has approved it yet, and it can still be stopped. `processing`: it can no longer be stopped, and is not
   * decided. `held`: money was taken, and the order cannot be placed as it is, because the last piece is gone for
   * example: people have to look.
   */
  status: picklist(['none', 'open', 'processing', 'held', 'paid']),
  url: nullish(string()),
  /** Which attempt is under way: it may be another than the one that was asked about, and of another order of the cart. */
  attempt: words,
})

/** How an attempt stands, as the server says. */
export type AttemptStatus = Readonly<InferOutput<typeof attemptAnswer>>

/**
 * How an attempt is ended. `rested`: the page that began it says that nobody pays by it any more, as the provider refused
 * it or nothing was confirmed; what was prepared stays usable for this page. `stop`: it is cancelled at its provider.
 */
export type AttemptEnd = 'rested' | 'stop'

/**
 * POST /ajax/payment/{order_id}: what came of an attempt, asked of the provider by the server. Whoever does not know
 * whether money was taken asks this, and nothing is paid again before it has answered. The operation is empty where the
 * page knows of no attempt: whichever is under way. With `end` the attempt of that operation ends first, where it still
 * can: a visitor goes on in another tab, or a page's own attempt is over.
 */
export const paymentStatus: Endpoint<Attempt & { readonly end?: AttemptEnd | undefined }, typeof attemptAnswer> = {
  name: 'payment.status',
  method: 'POST',
  path: '/ajax/payment/{order_id}',
  source: 'document 2, section 4 ("An unknown outcome"; how it becomes known is not shown)',
  proposed: true,
  // The order follows what the provider says, and to end what has ended changes nothing more.
  changes: false,
  settles: true,
  query: ({ order, operation, end }) => ({ order_id: order, operation, ...(end ? { end } : {}) }),
  answer: attemptAnswer,
}
