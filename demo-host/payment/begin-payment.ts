/** Begins to be paid for an order. One attempt is alive: another way to pay first cancels the one before, at its provider. */
import { languageTag } from '../../core/domain/countries'
import type { KeptOrder } from '../database/order-tables'
import { reckonOrder } from '../order/reckon-order'
import type { Visitor } from '../visitor/visitor'
import { minorUnits } from './minor-units'
import { attemptOf, publish } from './payment-book'
import { type ProviderPayment, standingOf } from './provider'
import type { PaidBy } from './providers'
import { buyerOf, type Till } from './till'

/** What was begun: a payment that can be paid, or nothing, as the one before is paid or may be. */
export type Begun = { readonly at: 'payable'; readonly payment: ProviderPayment } | { readonly at: 'settled' }

/** How often others may be quicker before a call gives up. Each time one of them has got ahead. */
const mostTries = 250

/**
 * @param operation the id of the shopper's attempt
 * @param back where the provider's own page leads back to
 */
export async function beginPayment(
  till: Till,
  visitor: Visitor,
  kept: KeptOrder,
  asked: { readonly method: PaidBy; readonly operation: string; readonly back?: string },
): Promise<Begun> {
  for (let tries = 0; tries < mostTries; tries++) {
    const begun = await beginOnce(till, buyerOf(visitor, kept), kept, asked)
    if (begun) return begun
  }
  throw new Error(`Order ${kept.id} is being paid for by too many at once.`)
}

/** Nothing where somebody else was quicker. */
async function beginOnce(
  { db, providers }: Till,
  visitor: Visitor,
  kept: KeptOrder,
  { method, operation, back = '' }: Parameters<typeof beginPayment>[3],
): Promise<Begun | undefined> {
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
        return { at: 'payable', payment }
    }
    const after = standingOf(payment) === 'payable' ? await provider.cancel(payment.id) : payment
    if (standingOf(after) !== 'over') return standingOf(after) === 'payable' ? undefined : { at: 'settled' }
  }
  if (kept.status !== 'open') return { at: 'settled' }
  const version = (before?.version ?? 0) + 1
  const payment = await providers[method].create({
    order,
    amount,
    currency,
    key: [order, kept.created, version, method, amount, currency].join('-'),
    back,
    locale: languageTag(visitor.locale),
  })
  const attempt = { order, version, owner: kept.owner, method, payment: payment.id, operation, at: Date.now() }
  if (await publish(db, attempt)) return { at: 'payable', payment }
  // Nobody has seen its secret: it was made with the same key as the winner's, or is made undone.
  if ((await attemptOf(db, order, version))?.payment !== payment.id) await providers[method].cancel(payment.id)
  return undefined
}
