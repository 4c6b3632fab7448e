/**
 * Settles an order: requests the payment's status from its provider and updates the order. Claims of a browser are
 * ignored.
 */
import type { OrderRow } from '../database/order-tables'
import { record } from '../log/record'
import { completionUrl } from '../order/compute-order'
import { buyerOf } from '../order/order-buyer'
import { markProcessing, orderById, reopen } from '../order/order-records'
import { placeOrder } from '../order/place-order'
import type { Visitor } from '../visitor/visitor'
import { cancelOthers } from './cancel-others'
import { logFailure } from './log-failure'
import { minorUnits } from './minor-units'
import { attemptOf, markOver, markPreparedOver, markRested, type PaymentAttempt } from './payment-records'
import type { PaymentServices } from './payment-services'
import { type ProviderPayment, phaseOf, type Refusal } from './provider'

/** The payment status of an order. */
export type Settlement =
  | { readonly at: 'paid'; readonly url: string }
  /** The provider has not decided. */
  | { readonly at: 'processing'; readonly url: string }
  /** Money was taken, but the order cannot be placed: staff have to decide. No other payment can begin. */
  | { readonly at: 'held' }
  /** An attempt is under way. It is not approved and can be stopped. */
  | { readonly at: 'open'; readonly attempt: string }
  /** The provider cannot be reached. */
  | { readonly at: 'unknown' }
  /** Nothing was paid. */
  | { readonly at: 'none'; readonly refusal: Refusal | null }

/** The time after which an undecided attempt is cancelled, in milliseconds. */
export const attemptTimeoutMs = 3_600_000

/** @param orderRow only its id and owner are used; the order is read again */
export function settlePayment(payments: PaymentServices, asking: Visitor, orderRow: OrderRow): Promise<Settlement> {
  return payments.withOrderLock(orderRow.id, () => settleLocked(payments, asking, orderRow))
}

/** The same, for callers that hold the order's lock. */
export async function settleLocked(
  payments: PaymentServices,
  asking: Visitor,
  { id, owner }: OrderRow,
): Promise<Settlement> {
  const { db, providers } = payments
  const orderRow = await orderById(db, owner, id)
  if (!orderRow) return { at: 'none', refusal: null }
  const url = completionUrl(id)
  if (orderRow.status === 'paid') return { at: 'paid', url }
  const attempt = await attemptOf(db, String(id))
  if (!attempt) return { at: 'none', refusal: null }
  const visitor = buyerOf(asking, orderRow)
  const provider = providers[attempt.method]
  const isOld = Date.now() - attempt.at > attemptTimeoutMs
  const found = await provider.retrieve(attempt.payment).catch(logFailure(undefined))
  const payment =
    found && isOld && phaseOf(found) === 'payable'
      ? await provider.cancel(found.id).catch(logFailure(undefined))
      : found
  if (!payment) return { at: 'unknown' }
  switch (phaseOf(payment)) {
    case 'taken': {
      const placed = await place(payments, visitor, orderRow, payment, attempt)
      if (placed === 'placed') {
        await markPreparedOver(db, attempt)
        await cancelOthers(payments, attempt)
        return { at: 'paid', url }
      }
      await hold(payments, visitor, orderRow, attempt, placed)
      return { at: 'held' }
    }
    case 'pending':
      if (await markProcessing(db, orderRow, attempt)) {
        await cancelOthers(payments, attempt)
        await record(db, visitor, 'payment', `${id} is being processed`)
      }
      return { at: 'processing', url }
    case 'payable':
      // A processing payment that can be paid again was refused by a bank.
      if (await reopen(db, orderRow)) await markRested(db, attempt)
      else if (!attempt.rested) return { at: 'open', attempt: attempt.operation }
      return { at: 'none', refusal: payment.refusal }
    case 'over':
      await reopen(db, orderRow)
      if (!attempt.rested) await markRested(db, attempt)
      if (!attempt.over) await markOver(db, attempt)
      return { at: 'none', refusal: payment.refusal }
  }
}

/** Places the attempt's order, if the right amount was taken. @returns `placed`, or the reason why not */
async function place(
  { db }: PaymentServices,
  visitor: Visitor,
  orderRow: OrderRow,
  payment: ProviderPayment,
  attempt: PaymentAttempt,
) {
  const { order } = attempt.fixed
  if (attempt.unasked) return 'it was paid without an attempt'
  const matches =
    payment.order === order.id &&
    payment.currency === order.currency &&
    payment.amount === minorUnits(order.due, order.currency)
  if (!matches) return 'another amount was taken'
  const { at } = await placeOrder(db, visitor, orderRow, attempt.operation, attempt)
  return at === 'placed' || at === 'before' ? 'placed' : at
}

async function hold(
  payments: PaymentServices,
  visitor: Visitor,
  orderRow: OrderRow,
  attempt: PaymentAttempt,
  why: string,
) {
  if (!(await markProcessing(payments.db, orderRow, attempt))) return
  await cancelOthers(payments, attempt)
  await record(payments.db, visitor, 'payment', `${orderRow.id} is held: ${why}`)
}
