/** Begins to be paid for an order. One attempt is alive: another way to pay first cancels the one before, at its provider. */
import { languageTag } from '../../core/domain/countries'
import type { KeptOrder } from '../database/order-tables'
import { changeOrder, orderById } from '../order/order-book'
import { reckonOrder } from '../order/reckon-order'
import type { Visitor } from '../visitor/visitor'
import { keptBuyer } from './attempt-buyer'
import { minorUnits } from './minor-units'
import { attemptOf, publish } from './payment-book'
import { type ProviderPayment, standingOf } from './provider'
import type { PaidBy } from './providers'
import { type Settled, settleInTurn } from './settle-payment'
import { buyerOf, type Till } from './till'
import { unasked } from './unasked'

/** What was begun: a payment that can be paid; or how the order stands, where the one before is paid or may be. */
export type Begun =
  | { readonly at: 'payable'; readonly payment: ProviderPayment }
  | Exclude<Settled, { readonly at: 'none' }>

/** What is begun. */
export interface Asked {
  readonly method: PaidBy
  /** The id of the shopper's attempt. */
  readonly operation: string
  /** Where the provider's own page leads back to. */
  readonly back?: string
}

/** How often another process, or the shopper, may be quicker before a call gives up. */
const mostTries = 20

/** A provider that cannot be asked leaves it unknown: then nothing has been begun. */
export function beginPayment(till: Till, visitor: Visitor, kept: KeptOrder, asked: Asked): Promise<Begun> {
  return till.inTurn(kept.id, () => beginInTurn(till, visitor, kept, asked))
}

async function beginInTurn(till: Till, visitor: Visitor, { id, owner }: KeptOrder, asked: Asked): Promise<Begun> {
  for (let tries = 0; tries < mostTries; tries++) {
    const kept = await orderById(till.db, owner, id)
    if (!kept) break
    const settled = await settleInTurn(till, visitor, kept)
    if (settled.at !== 'none') return settled
    const payment = await beginOnce(till, buyerOf(visitor, kept), kept, asked).catch(unasked('unreachable' as const))
    if (payment === 'unreachable') return { at: 'unknown' }
    if (payment) return { at: 'payable', payment }
  }
  return { at: 'unknown' }
}

/** Nothing where something else happened meanwhile: then it is looked at anew. */
async function beginOnce(
  { db, providers }: Till,
  visitor: Visitor,
  kept: KeptOrder,
  { method, operation, back = '' }: Asked,
): Promise<ProviderPayment | undefined> {
  if (kept.status !== 'open') return undefined
  const order = String(kept.id)
  const { due, currency } = await reckonOrder(db, visitor, kept)
  const amount = minorUnits(due, currency)
  const before = await attemptOf(db, order)
  if (before) {
    const provider = providers[before.method]
    let payment = await provider.retrieve(before.payment)
    if (before.method === method && standingOf(payment) === 'payable') {
      if (payment.amount !== amount) payment = await provider.update(payment.id, amount)
      if (payment.amount === amount && payment.currency === currency && standingOf(payment) === 'payable')
        return payment
    }
    if (standingOf(payment) === 'payable') payment = await provider.cancel(payment.id)
    if (standingOf(payment) !== 'over') return undefined
  }
  const version = (before?.version ?? 0) + 1
  const payment = await providers[method].create({
    order,
    amount,
    currency,
    key: [order, kept.created, version, method, amount, currency].join('-'),
    back,
    locale: languageTag(visitor.locale),
  })
  const attempt = {
    order,
    version,
    owner: kept.owner,
    method,
    payment: payment.id,
    operation,
    buyer: keptBuyer(visitor),
    at: Date.now(),
  }
  if (await publish(db, attempt)) {
    await changeOrder(db, kept, { method })
    return payment
  }
  // Nobody has seen its secret: it was made with the same key as the winner's, or is made undone.
  if ((await attemptOf(db, order, version))?.payment !== payment.id) await providers[method].cancel(payment.id)
  return undefined
}
