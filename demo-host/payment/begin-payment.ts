/**
 * Begins an attempt to pay for an order, at a press on Pay. One attempt is alive for a cart, whichever country's order it
 * is for. A page replaces its own, and what has rested; the attempt of another page stays, and nothing is begun beside it.
 * What is paid for is the order as it is at this moment, and the order stays that as long as the attempt is alive.
 */
import type { KeptOrder } from '../database/order-tables'
import { orderById, orderUnderWay } from '../order/order-book'
import { buyerOf } from '../order/order-buyer'
import { draftOf } from '../order/reckon-order'
import type { Visitor } from '../visitor/visitor'
import { keptBuyer } from './attempt-buyer'
import { attemptOf, type PaymentAttempt, publish } from './payment-book'
import { type Asked, type Ready, standReady } from './prepare-payment'
import { standingOf } from './provider'
import { type Settled, settleInTurn, settlePayment } from './settle-payment'
import type { Till } from './till'
import { unasked } from './unasked'

/** What was begun: a payment that can be paid; or how the order stands, where another attempt is alive. */
export type Begun =
  | ({ readonly at: 'payable' } & Ready)
  /** Another sum is due than the one that was shown. */
  | { readonly at: 'changed' }
  | Exclude<Settled, { readonly at: 'none' }>

/** What is begun. */
export interface Beginning extends Asked {
  /** The id of the visitor's attempt. */
  readonly operation: string
  /** What is due, as the visitor has read it: nothing is begun for another sum. Absent where the page compares itself. */
  readonly shown?: number
}

/** How often another process, or the shopper, may be quicker before a call gives up. */
const mostTries = 20

/** A provider that cannot be asked leaves it unknown: then nothing has been begun. */
export async function beginPayment(till: Till, visitor: Visitor, kept: KeptOrder, asked: Beginning): Promise<Begun> {
  const other = await orderUnderWay(till.db, kept.owner)
  const settled = other && other.id !== kept.id ? await settlePayment(till, visitor, other) : undefined
  if (settled && settled.at !== 'none') return settled
  return till.inTurn(kept.id, () => beginInTurn(till, visitor, kept, asked))
}

async function beginInTurn(till: Till, visitor: Visitor, { id, owner }: KeptOrder, asked: Beginning): Promise<Begun> {
  for (let tries = 0; tries < mostTries; tries++) {
    const read = await orderById(till.db, owner, id)
    if (!read) break
    const settled = await settleInTurn(till, visitor, read)
    if (settled.at !== 'none' && settled.at !== 'open') return settled
    // What came to nothing lets the order follow the cart again.
    const kept = (await orderById(till.db, owner, id)) ?? read
    const before = await attemptOf(till.db, String(id))
    if (settled.at === 'open' && before?.page !== asked.page && before?.operation !== asked.operation) return settled
    const ready = await beginOnce(till, buyerOf(visitor, kept), kept, asked, before).catch(
      unasked('unreachable' as const),
    )
    if (ready === 'unreachable') return { at: 'unknown' }
    if (ready === 'changed') return { at: 'changed' }
    if (ready) return { at: 'payable', ...ready }
  }
  return { at: 'unknown' }
}

/** Nothing where something else happened meanwhile: then it is looked at anew. */
async function beginOnce(
  till: Till,
  visitor: Visitor,
  kept: KeptOrder,
  asked: Beginning,
  before: PaymentAttempt | undefined,
): Promise<Ready | 'changed' | undefined> {
  if (kept.status !== 'open') return undefined
  const { db, providers } = till
  const { method, page, operation, shown } = asked
  const isAnew = before?.page === page && before.operation !== operation
  // A page that presses again pays for what its order is now.
  const fixed = await draftOf(db, visitor, isAnew ? { ...kept, fixed: null } : kept)
  if (shown !== undefined && shown !== fixed.order.due) return 'changed'
  const order = String(kept.id)
  const isOwn = before?.page === page && before.method === method
  // Before another payment can be paid, the one before can no longer be.
  if (before && !isOwn) {
    const provider = providers[before.method]
    const payment = await provider.retrieve(before.payment)
    const ended = standingOf(payment) === 'payable' ? await provider.cancel(payment.id) : payment
    if (standingOf(ended) !== 'over') return undefined
  }
  const payment = await standReady(till, visitor, kept, asked, fixed.order)
  if (!payment) return undefined
  const ready = { payment, order: fixed.order }
  if (isOwn && before.payment === payment.id && before.operation === operation && !before.rested) return ready
  const version = (before?.version ?? 0) + 1
  const attempt = {
    order,
    version,
    owner: kept.owner,
    method,
    payment: payment.id,
    operation,
    buyer: keptBuyer(visitor),
    fixed,
    page,
    rested: false,
    over: false,
    at: Date.now(),
    asked: null,
  }
  return (await publish(db, attempt)) ? ready : undefined
}
