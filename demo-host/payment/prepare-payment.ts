/**
 * Prepares the payment of an order at a provider, without beginning an attempt. All pages of the order get the same
 * payment, so that it cannot be charged twice.
 */

import { languageTag } from '../../core/base/country/countries.rules'
import type { Order } from '../../core/shop/order/order.contract'
import type { OrderRow } from '../database/order-tables'
import { computeOrder } from '../order/compute-order'
import { buyerOf } from '../order/order-buyer'
import { orderById } from '../order/order-records'
import type { Visitor } from '../visitor/visitor'
import { buyerSnapshot } from './attempt-buyer'
import { logFailure } from './log-failure'
import { minorUnits } from './minor-units'
import { findPrepared, storePrepared } from './payment-records'
import type { PaymentServices } from './payment-services'
import { type ProviderPayment, phaseOf } from './provider'
import type { PaidBy } from './providers'
import { settleUnasked } from './unasked-payment'

/** The request for a prepared payment. */
export interface PreparationRequest {
  readonly method: PaidBy
  /** The return address of the provider's page. */
  readonly back?: string
}

/** A payment that can be paid, with the order from which its amount was computed. */
export interface PayableOrder {
  readonly payment: ProviderPayment
  readonly order: Order
}

/** Prepares a payment; `undefined` if its provider cannot be reached or the order is not open. */
export function preparePayment(
  payments: PaymentServices,
  visitor: Visitor,
  { id, owner }: OrderRow,
  asked: PreparationRequest,
): Promise<PayableOrder | undefined> {
  return payments.withOrderLock(id, async () => {
    const orderRow = await orderById(payments.db, owner, id)
    if (orderRow?.status !== 'open') return undefined
    const order = await computeOrder(payments.db, visitor, orderRow)
    const payment = await ensurePrepared(payments, buyerOf(visitor, orderRow), orderRow, asked, order).catch(
      logFailure(undefined),
    )
    if (!payment) await settleUnasked(payments, orderRow)
    return payment && { payment, order }
  })
}

/**
 * The order's payment for its amount: the prepared one while it can be paid, otherwise a new one. `undefined` if the
 * prepared one was or may have been paid meanwhile: then the order has to be settled first.
 */
export async function ensurePrepared(
  { db, providers }: PaymentServices,
  visitor: Visitor,
  orderRow: OrderRow,
  { method, back = '' }: PreparationRequest,
  { due, currency }: Order,
): Promise<ProviderPayment | undefined> {
  const order = String(orderRow.id)
  const amount = minorUnits(due, currency)
  const provider = providers[method]
  const before = await findPrepared(db, { order, method })
  if (before) {
    const payment = await provider.retrieve(before)
    const now =
      payment.amount === amount || phaseOf(payment) !== 'payable' ? payment : await provider.update(before, amount)
    if (phaseOf(now) === 'payable' && now.amount === amount && now.currency === currency) return now
    const ended = phaseOf(now) === 'payable' ? await provider.cancel(now.id) : now
    if (phaseOf(ended) !== 'over') return undefined
  }
  // The key depends on the previous payment: the same request twice creates one payment.
  const key = [order, orderRow.created, before ?? '', method, amount, currency].join('-')
  const locale = languageTag(visitor.locale)
  const payment = await provider.create({ order, amount, currency, key, back, locale })
  await storePrepared(db, {
    order,
    method,
    owner: orderRow.owner,
    payment: payment.id,
    buyer: buyerSnapshot(visitor),
    over: false,
    at: Date.now(),
    asked: null,
  })
  return payment
}
