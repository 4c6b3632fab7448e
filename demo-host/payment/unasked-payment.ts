/**
 * Settles payments that were charged without an attempt: an old script, an extension or a manipulated page has confirmed
 * what was prepared. The order is held for staff; if another payment pays for it, this one is refunded.
 */
import { eq } from 'drizzle-orm'
import type { Database } from '../database/open'
import type { OrderRow } from '../database/order-tables'
import { preparedPayments } from '../database/payment-tables'
import { record } from '../log/record'
import { draftOf } from '../order/compute-order'
import { followsCart, orderById, orderUnderWay } from '../order/order-records'
import type { Visitor } from '../visitor/visitor'
import { absentBuyer } from './absent-buyer'
import { logFailure } from './log-failure'
import { attemptOf, makeLive, markPreparedOver, openPrepared, type PreparedPayment } from './payment-records'
import type { PaymentServices } from './payment-services'
import { phaseOf } from './provider'
import { attemptTimeoutMs, settleLocked } from './settle-payment'

/** Settles what was prepared for an order, for callers that hold its lock. */
export async function settleUnasked(payments: PaymentServices, { id }: Pick<OrderRow, 'id'>): Promise<void> {
  for (const prepared of await openPrepared(payments.db, eq(preparedPayments.order, String(id))))
    await settleOne(payments, prepared, Date.now())
}

/**
 * Settles one prepared payment, and cancels it if its order is paid or given up.
 *
 * @param now in milliseconds since 1970
 * @returns false if it has to be settled again
 */
export function settlePrepared(payments: PaymentServices, prepared: PreparedPayment, now: number): Promise<boolean> {
  return payments.withOrderLock(Number(prepared.order), () => settleOne(payments, prepared, now))
}

async function settleOne(payments: PaymentServices, prepared: PreparedPayment, now: number): Promise<boolean> {
  const { db, providers } = payments
  const { order, owner, method } = prepared
  const orderRow = await orderById(db, owner, order)
  const live = await attemptOf(db, order)
  // The live attempt settles its own payment.
  if (!orderRow || live?.payment === prepared.payment) return true
  const provider = providers[method]
  const found = await provider.retrieve(prepared.payment).catch(logFailure(undefined))
  const payment =
    found && phaseOf(found) === 'payable' && isGivenUp(orderRow, now)
      ? await provider.cancel(found.id).catch(logFailure(undefined))
      : found
  if (!payment) return false
  const phase = phaseOf(payment)
  if (phase === 'payable') return true
  if (phase === 'over') {
    await markPreparedOver(db, prepared)
    return true
  }
  const buyer = await absentBuyer(db, orderRow, prepared.buyer)
  const { at } = await settleLocked(payments, buyer, orderRow)
  if (at === 'unknown') return false
  if (at === 'none' && !(await orderUnderWay(db, owner))) return hold(payments, buyer, prepared)
  // A bank debit can be refunded once the bank has decided.
  return phase === 'taken' && refund(payments, prepared)
}

/** Whether an order is paid or being paid, or was left for an hour: what was prepared for it is no longer needed. */
const isGivenUp = (orderRow: OrderRow, now: number): boolean =>
  orderRow.status !== 'open' || (followsCart(orderRow) && now - orderRow.modified > attemptTimeoutMs)

/** Makes the payment the order’s live attempt, which is held: no other payment can begin. */
async function hold(payments: PaymentServices, visitor: Visitor, prepared: PreparedPayment): Promise<boolean> {
  const { db, providers } = payments
  const { order, owner, method, payment, buyer } = prepared
  const orderRow = await orderById(db, owner, order)
  const before = await attemptOf(db, order)
  if (!orderRow) return true
  if (before) {
    const ended = await providers[before.method].cancel(before.payment).catch(logFailure(undefined))
    if (!ended || phaseOf(ended) !== 'over') return false
  }
  const isLive = await makeLive(db, {
    order,
    version: (before?.version ?? 0) + 1,
    owner,
    method,
    payment,
    operation: '',
    buyer,
    fixed: await draftOf(db, visitor, orderRow),
    page: '',
    rested: false,
    over: false,
    unasked: true,
    at: Date.now(),
    asked: null,
  })
  if (!isLive) return false
  await tell(db, prepared, 'was charged without an attempt; its order is held')
  return (await settleLocked(payments, visitor, orderRow)).at !== 'unknown'
}

async function refund({ db, providers }: PaymentServices, prepared: PreparedPayment): Promise<boolean> {
  const isRefunded = await providers[prepared.method]
    .refund(prepared.payment)
    .then(() => true)
    .catch(logFailure(false))
  if (isRefunded && (await markPreparedOver(db, prepared)))
    await tell(db, prepared, 'was charged although another payment pays for its order; it is refunded')
  return isRefunded
}

/** Tells staff: money has moved without an attempt of this shop. */
async function tell(db: Database, { order, owner, payment }: PreparedPayment, what: string): Promise<void> {
  console.error(`Order ${order}: ${payment} ${what}.`)
  await record(db, { owner }, 'payment', `${order}: ${payment} ${what}`)
}
