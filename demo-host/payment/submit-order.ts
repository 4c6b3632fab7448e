/** Pays for an order that is submitted to the shop itself: by store credit that covers all, by card, or in another way. */
import type { KeptOrder } from '../database/order-tables'
import { reckonOrder } from '../order/reckon-order'
import { movePayment, open } from '../vendors/vendor-book'
import type { Visitor } from '../visitor/visitor'
import { beginPayment } from './begin-payment'
import type { PaidBy } from './providers'
import { type Settled, settlePayment } from './settle-payment'
import { buyerOf, type Till } from './till'

/** What the shop takes by itself. Which it is follows from what is due: nothing is due where credit covers all. */
export type OwnMethod = 'credit' | 'other'

/**
 * Pays, and places the order. The same operation is done once.
 *
 * @param method what was chosen; a card has been shown to the till's desk before
 */
export async function submitOrder(
  till: Till,
  asking: Visitor,
  kept: KeptOrder,
  method: OwnMethod,
  operation: string,
): Promise<Settled> {
  const { db, cards } = till
  const visitor = buyerOf(asking, kept)
  const { due, lines } = await reckonOrder(db, visitor, kept)
  const paidBy: PaidBy = due === 0 ? 'store-credit' : method
  if (kept.status === 'open' && lines.length === 0) return { at: 'none', refusal: null }
  const begun = await beginPayment(till, visitor, kept, { method: paidBy, operation })
  if (begun.at !== 'payable') return begun
  if (paidBy === 'credit') await cards.charge(kept.id, begun.payment.id, operation)
  else await movePayment(db, begun.payment.id, open, { status: 'succeeded', operation })
  return settlePayment(till, visitor, kept)
}
