/** Makes a payment ready for one page: something at its provider that nobody has been asked to pay. No attempt is begun. */
import type { Order } from '../../core/contract/order'
import { languageTag } from '../../core/domain/countries'
import type { KeptOrder } from '../database/order-tables'
import { orderById } from '../order/order-book'
import { buyerOf } from '../order/order-buyer'
import { reckonOrder } from '../order/reckon-order'
import type { Visitor } from '../visitor/visitor'
import { minorUnits } from './minor-units'
import { keepPrepared, preparedFor } from './payment-book'
import { type ProviderPayment, standingOf } from './provider'
import type { PaidBy } from './providers'
import type { Till } from './till'
import { unasked } from './unasked'

/** For whom, and with whom. */
export interface Asked {
  readonly method: PaidBy
  /** The page it is for: no other is given the same payment. Empty for the shop's own pages. */
  readonly page: string
  /** Where the provider's own page leads back to. */
  readonly back?: string
}

/** What can be paid, and the order that it was reckoned from: its amount is that order's, whatever is changed meanwhile. */
export interface Ready {
  readonly payment: ProviderPayment
  readonly order: Order
}

/** The payment as it stands ready; nothing where its provider cannot be reached or the order is not open. */
export function preparePayment(
  till: Till,
  visitor: Visitor,
  { id, owner }: KeptOrder,
  asked: Asked,
): Promise<Ready | undefined> {
  return till.inTurn(id, async () => {
    const kept = await orderById(till.db, owner, id)
    if (kept?.status !== 'open') return undefined
    const order = await reckonOrder(till.db, visitor, kept)
    const payment = await standReady(till, buyerOf(visitor, kept), kept, asked, order).catch(unasked(undefined))
    return payment && { payment, order }
  })
}

/**
 * The page's own payment for what this order comes to: the one it has, as long as it can be paid, or a new one.
 * Nothing where the one it has was paid meanwhile, or may be: then the order has to be settled first.
 */
export async function standReady(
  { db, providers }: Till,
  visitor: Visitor,
  kept: KeptOrder,
  { method, page, back = '' }: Asked,
  { due, currency }: Order,
): Promise<ProviderPayment | undefined> {
  const order = String(kept.id)
  const amount = minorUnits(due, currency)
  const provider = providers[method]
  const before = await preparedFor(db, { order, page, method })
  if (before) {
    const payment = await provider.retrieve(before)
    const now =
      payment.amount === amount || standingOf(payment) !== 'payable' ? payment : await provider.update(before, amount)
    if (standingOf(now) === 'payable' && now.amount === amount && now.currency === currency) return now
    const ended = standingOf(now) === 'payable' ? await provider.cancel(now.id) : now
    if (standingOf(ended) !== 'over') return undefined
  }
  // A payment follows the one before it: the same question twice makes one.
  const key = [order, kept.created, page, before ?? '', method, amount, currency].join('-')
  const locale = languageTag(visitor.locale)
  const payment = await provider.create({ order, amount, currency, key, back, locale })
  await keepPrepared(db, { order, page, method, owner: kept.owner, payment: payment.id })
  return payment
}
