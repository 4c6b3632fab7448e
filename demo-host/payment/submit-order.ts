/** Pays for an order that is submitted to the shop itself: by store credit that covers all, by card, or in another way. */
import type { KeptOrder } from '../database/order-tables'
import { buyerOf } from '../order/order-buyer'
import { isDeclined } from '../order/payment-choice'
import { reckonOrder } from '../order/reckon-order'
import { findPayment, movePayment, open } from '../vendors/vendor-book'
import type { Visitor } from '../visitor/visitor'
import { type Begun, beginPayment } from './begin-payment'
import { endPayment } from './end-payment'
import type { PaidBy } from './providers'
import { type Settled, settlePayment } from './settle-payment'
import type { Till } from './till'

/** What the shop takes by itself. */
const own: readonly string[] = ['credit', 'other'] satisfies PaidBy[]

/** How the order stands then; `changed` where another sum was due, and nothing was charged. */
export type Submitted = Exclude<Begun, { readonly at: 'payable' }> | Settled

/**
 * Pays as the order says, and places it. The same operation is done once: a card that was declined is not asked again.
 *
 * @param shown what is due, as the visitor has read it
 * @returns none, without a refusal, where there is nothing in it or no way to pay was chosen
 */
export async function submitOrder(
  till: Till,
  asking: Visitor,
  kept: KeptOrder,
  operation: string,
  shown: number,
): Promise<Submitted> {
  const { db } = till
  const visitor = buyerOf(asking, kept)
  const { due, lines, status } = await reckonOrder(db, visitor, kept)
  const method = due === 0 ? 'store-credit' : own.includes(kept.method) ? (kept.method as PaidBy) : undefined
  if (status !== 'open') return settlePayment(till, visitor, kept)
  if (!method || lines.length === 0) return { at: 'none', refusal: null }
  const begun = await beginPayment(till, visitor, kept, { method, operation, page: '', shown })
  if (begun.at !== 'payable') return begun
  const { id } = begun.payment
  // Another card is another try, though the form is the same.
  const trial = [operation, kept.card?.lastFour].join(' ')
  if ((await findPayment(db, method, id))?.operation !== trial) {
    const isRefused = method === 'credit' && (!kept.card || isDeclined(kept))
    const move = isRefused ? ({ refusal: 'declined' } as const) : ({ status: 'succeeded', refusal: null } as const)
    await movePayment(db, id, open, { ...move, operation: trial })
  }
  // Nobody is asked anything more: what was declined is over until it is submitted again.
  return endPayment(till, visitor, kept, operation, 'rested')
}
