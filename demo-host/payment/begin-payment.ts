/**
 * Begins an attempt to pay for an order, when the visitor presses Pay. A cart has one live attempt, across the orders
 * of all countries. A page replaces its own attempts and rested ones. It does not replace another page's attempt, and
 * then begins none. The order is fixed at this moment and stays unchanged while the attempt is live.
 */
import type { OrderRow } from '../database/order-tables'
import { draftOf } from '../order/compute-order'
import { buyerOf } from '../order/order-buyer'
import { orderById, orderUnderWay } from '../order/order-records'
import type { Visitor } from '../visitor/visitor'
import { buyerSnapshot } from './attempt-buyer'
import { logFailure } from './log-failure'
import { attemptOf, makeLive, type PaymentAttempt } from './payment-records'
import type { PaymentServices } from './payment-services'
import { ensurePrepared, type PayableOrder, type PreparationRequest } from './prepare-payment'
import { phaseOf } from './provider'
import { type Settlement, settleLocked, settlePayment } from './settle-payment'
import { settleUnasked } from './unasked-payment'

/** A payment that can be paid, or the status of the order if another attempt is live. */
export type BeginResult =
  | ({ readonly at: 'payable' } & PayableOrder)
  /** The order has changed since it was shown: the amount due or its version differs. */
  | { readonly at: 'changed' }
  | Exclude<Settlement, { readonly at: 'none' }>

/** The request for an attempt. */
export interface AttemptRequest extends PreparationRequest {
  /** The page's id: a page replaces its own attempts. Empty for the shop's own pages. */
  readonly page: string
  /** The attempt's operation id. */
  readonly operation: string
  /**
   * The amount due that the visitor has seen: no attempt begins for another amount. Absent if the page itself compares the amounts.
   */
  readonly shown?: number
  /** The version of the order that the page shows; absent if it sends none. */
  readonly version?: string | undefined
}

/** The number of tries while other processes, or the visitor, change the state. */
const maxTries = 20

/** Begins an attempt. Where the provider cannot be reached, the status is unknown and no attempt begins. */
export async function beginPayment(
  payments: PaymentServices,
  visitor: Visitor,
  orderRow: OrderRow,
  asked: AttemptRequest,
): Promise<BeginResult> {
  const other = await orderUnderWay(payments.db, orderRow.owner)
  const settled = other && other.id !== orderRow.id ? await settlePayment(payments, visitor, other) : undefined
  if (settled && settled.at !== 'none') return settled
  return payments.withOrderLock(orderRow.id, () => beginLocked(payments, visitor, orderRow, asked))
}

async function beginLocked(
  payments: PaymentServices,
  visitor: Visitor,
  { id, owner }: OrderRow,
  asked: AttemptRequest,
): Promise<BeginResult> {
  for (let tries = 0; tries < maxTries; tries++) {
    const read = await orderById(payments.db, owner, id)
    if (!read) break
    await settleUnasked(payments, read)
    const settled = await settleLocked(payments, visitor, read)
    if (settled.at !== 'none' && settled.at !== 'open') return settled
    // After a failed attempt the order follows the cart again.
    const orderRow = (await orderById(payments.db, owner, id)) ?? read
    const before = await attemptOf(payments.db, String(id))
    if (settled.at === 'open' && before?.page !== asked.page && before?.operation !== asked.operation) return settled
    const ready = await beginOnce(payments, buyerOf(visitor, orderRow), orderRow, asked, before).catch(
      logFailure('unreachable' as const),
    )
    if (ready === 'unreachable') return { at: 'unknown' }
    if (ready === 'changed') return { at: 'changed' }
    if (ready) return { at: 'payable', ...ready }
  }
  return { at: 'unknown' }
}

/** `undefined` if the state changed meanwhile: then it is read again. */
async function beginOnce(
  payments: PaymentServices,
  visitor: Visitor,
  orderRow: OrderRow,
  asked: AttemptRequest,
  before: PaymentAttempt | undefined,
): Promise<PayableOrder | 'changed' | undefined> {
  if (orderRow.status !== 'open') return undefined
  const { db, providers } = payments
  const { method, page, operation, shown, version: seen } = asked
  const isAnew = before?.page === page && before.operation !== operation
  // A repeated press pays for the present order.
  const fixed = await draftOf(db, visitor, isAnew ? { ...orderRow, fixed: null } : orderRow)
  if (shown !== undefined && shown !== fixed.order.due) return 'changed'
  if (seen && seen !== fixed.order.version) return 'changed'
  const order = String(orderRow.id)
  const isSame = before?.method === method
  // The previous payment must no longer be payable before another provider's becomes so.
  if (before && !isSame) {
    const provider = providers[before.method]
    const payment = await provider.retrieve(before.payment)
    const ended = phaseOf(payment) === 'payable' ? await provider.cancel(payment.id) : payment
    if (phaseOf(ended) !== 'over') return undefined
  }
  const payment = await ensurePrepared(payments, visitor, orderRow, asked, fixed.order)
  if (!payment) return undefined
  const ready = { payment, order: fixed.order }
  if (isSame && before.payment === payment.id && before.operation === operation && !before.rested) return ready
  const version = (before?.version ?? 0) + 1
  const attempt = {
    order,
    version,
    owner: orderRow.owner,
    method,
    payment: payment.id,
    operation,
    buyer: buyerSnapshot(visitor),
    fixed,
    page,
    rested: false,
    over: false,
    unasked: false,
    at: Date.now(),
    asked: null,
  }
  return (await makeLive(db, attempt)) ? ready : undefined
}
