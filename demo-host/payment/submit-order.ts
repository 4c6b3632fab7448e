/** Pays for an order that is submitted to the shop itself: by store credit that covers all, by card, or in another way. */
import type { KeptOrder } from '../database/order-tables'
import { isDeclined } from '../order/payment-choice'
import { reckonOrder } from '../order/reckon-order'
import { findPayment, movePayment, open } from '../vendors/vendor-book'
import type { Visitor } from '../visitor/visitor'
import { beginPayment } from './begin-payment'
import type { PaidBy } from './providers'
import { type Settled, settlePayment } from './settle-payment'
import { buyerOf, type Till } from './till'

/** What the shop takes by itself. */
const own: readonly string[] = ['credit', 'other'] satisfies PaidBy[]

/**
 * Pays as the order says, and places it. The same operation is done once: a card that it declined stays declined.
 *
 * @returns none, without a refusal, where there is nothing in it or no way to pay was chosen
 */
export async function submitOrder(till: Till, asking: Visitor, kept: KeptOrder, operation: string): Promise<Settled> {
  const { db } = till
  const visitor = buyerOf(asking, kept)
  const { due, lines, status } = await reckonOrder(db, visitor, kept)
  const method = due === 0 ? 'store-credit' : own.includes(kept.method) ? (kept.method as PaidBy) : undefined
  if (status !== 'open') return settlePayment(till, visitor, kept)
  if (!method || lines.length === 0) return { at: 'none', refusal: null }
  const begun = await beginPayment(till, visitor, kept, { method, operation })
  if (begun.at !== 'payable') return begun
  const { id } = begun.payment
  if ((await findPayment(db, method, id))?.operation !== operation) {
    const isRefused = method === 'credit' && (!kept.card || isDeclined(kept))
    await movePayment(db, id, open, isRefused ? { operation, refusal: 'declined' } : { operation, status: 'succeeded' })
  }
  return settlePayment(till, visitor, kept)
}
