/** Pays for an order that is submitted to the shop itself: by store credit, by card, or by another own method. */
import type { OrderRow } from '../database/order-tables'
import { computeOrder } from '../order/compute-order'
import { buyerOf } from '../order/order-buyer'
import { isDeclined } from '../order/payment-choice'
import { findPayment, open, updatePayment } from '../stand-ins/stand-in-payments'
import type { Visitor } from '../visitor/visitor'
import { type BeginResult, beginPayment } from './begin-payment'
import { endPayment } from './end-payment'
import type { PaymentServices } from './payment-services'
import type { PaidBy } from './providers'
import { type Settlement, settlePayment } from './settle-payment'

/** The shop's own methods. */
const own: readonly string[] = ['credit', 'other'] satisfies PaidBy[]

/** The resulting status; `changed` if another amount was due and nothing was charged. */
export type Submitted = Exclude<BeginResult, { readonly at: 'payable' }> | Settlement

/**
 * Pays by the order's method and places it. An operation is performed once: a declined card is not tried again.
 *
 * @param shown the amount due that the visitor has seen
 * @returns `none`, without a refusal, if the order is empty or has no method
 */
export async function submitOrder(
  payments: PaymentServices,
  asking: Visitor,
  orderRow: OrderRow,
  operation: string,
  shown: number,
): Promise<Submitted> {
  const { db } = payments
  const visitor = buyerOf(asking, orderRow)
  const { due, lines, status } = await computeOrder(db, visitor, orderRow)
  const method = due === 0 ? 'store-credit' : own.includes(orderRow.method) ? (orderRow.method as PaidBy) : undefined
  if (status !== 'open') return settlePayment(payments, visitor, orderRow)
  if (!method || lines.length === 0) return { at: 'none', refusal: null }
  const begun = await beginPayment(payments, visitor, orderRow, { method, operation, page: '', shown })
  if (begun.at !== 'payable') return begun
  const { id } = begun.payment
  // Another card is another try, although the form is the same.
  const trial = [operation, orderRow.card?.lastFour].join(' ')
  if ((await findPayment(db, method, id))?.operation !== trial) {
    const isRefused = method === 'credit' && (!orderRow.card || isDeclined(orderRow))
    const move = isRefused ? ({ refusal: 'declined' } as const) : ({ status: 'succeeded', refusal: null } as const)
    await updatePayment(db, id, open, { ...move, operation: trial })
  }
  // There is no further step: a declined payment rests until it is submitted again.
  return endPayment(payments, visitor, orderRow, operation, 'rested')
}
