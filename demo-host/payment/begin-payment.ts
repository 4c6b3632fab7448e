/**
 * Begins an attempt to pay for an order, at a press on Pay. One attempt is alive. A page replaces its own, and what has
 * rested; the attempt of another page stays, and nothing is begun beside it.
 */
import type { KeptOrder } from '../database/order-tables'
import { changeOrder, orderById } from '../order/order-book'
import type { Visitor } from '../visitor/visitor'
import { keptBuyer } from './attempt-buyer'
import { attemptOf, type PaymentAttempt, publish } from './payment-book'
import { type Asked, standReady } from './prepare-payment'
import { type ProviderPayment, standingOf } from './provider'
import { type Settled, settleInTurn } from './settle-payment'
import { buyerOf, type Till } from './till'
import { unasked } from './unasked'

/** What was begun: a payment that can be paid; or how the order stands, where another attempt is alive. */
export type Begun =
  | { readonly at: 'payable'; readonly payment: ProviderPayment }
  | Exclude<Settled, { readonly at: 'none' }>

/** What is begun. */
export interface Beginning extends Asked {
  /** The id of the visitor's attempt. */
  readonly operation: string
}

/** How often another process, or the shopper, may be quicker before a call gives up. */
const mostTries = 20

/** A provider that cannot be asked leaves it unknown: then nothing has been begun. */
export function beginPayment(till: Till, visitor: Visitor, kept: KeptOrder, asked: Beginning): Promise<Begun> {
  return till.inTurn(kept.id, () => beginInTurn(till, visitor, kept, asked))
}

async function beginInTurn(till: Till, visitor: Visitor, { id, owner }: KeptOrder, asked: Beginning): Promise<Begun> {
  for (let tries = 0; tries < mostTries; tries++) {
    const kept = await orderById(till.db, owner, id)
    if (!kept) break
    const settled = await settleInTurn(till, visitor, kept)
    if (settled.at !== 'none' && settled.at !== 'open') return settled
    const before = await attemptOf(till.db, String(id))
    if (settled.at === 'open' && before?.page !== asked.page && before?.operation !== asked.operation) return settled
    const payment = await beginOnce(till, buyerOf(visitor, kept), kept, asked, before).catch(
      unasked('unreachable' as const),
    )
    if (payment === 'unreachable') return { at: 'unknown' }
    if (payment) return { at: 'payable', payment }
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
): Promise<ProviderPayment | undefined> {
  if (kept.status !== 'open') return undefined
  const { db, providers } = till
  const { method, page, operation } = asked
  const order = String(kept.id)
  const isOwn = before?.page === page && before.method === method
  // Before another payment can be paid, the one before can no longer be.
  if (before && !isOwn) {
    const provider = providers[before.method]
    const payment = await provider.retrieve(before.payment)
    const ended = standingOf(payment) === 'payable' ? await provider.cancel(payment.id) : payment
    if (standingOf(ended) !== 'over') return undefined
  }
  const payment = await standReady(till, visitor, kept, asked)
  if (!payment) return undefined
  if (isOwn && before.payment === payment.id && before.operation === operation && !before.rested) return payment
  const version = (before?.version ?? 0) + 1
  const attempt = {
    order,
    version,
    owner: kept.owner,
    method,
    payment: payment.id,
    operation,
    buyer: keptBuyer(visitor),
    page,
    rested: false,
    at: Date.now(),
  }
  if (!(await publish(db, attempt))) return undefined
  await changeOrder(db, kept, { method })
  return payment
}
