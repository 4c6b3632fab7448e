/** What has come of an order's payment: its provider is asked, and the order follows. What a browser says counts for nothing. */
import type { KeptOrder } from '../database/order-tables'
import { record } from '../log/record'
import { markProcessing, orderById, reopen } from '../order/order-book'
import { buyerOf } from '../order/order-buyer'
import { placeOrder } from '../order/place-order'
import { completionUrl } from '../order/reckon-order'
import type { Visitor } from '../visitor/visitor'
import { minorUnits } from './minor-units'
import { attemptOf, close, type PaymentAttempt, rest } from './payment-book'
import { type ProviderPayment, type Refusal, standingOf } from './provider'
import type { Till } from './till'
import { unasked } from './unasked'

/** How an order stands with its payment. */
export type Settled =
  | { readonly at: 'paid'; readonly url: string }
  /** The provider has it in hand, and has not said yes yet. */
  | { readonly at: 'processing'; readonly url: string }
  /** Money was taken, and the order cannot be placed as it is: people have to look. Nothing else may be paid. */
  | { readonly at: 'held' }
  /** An attempt is under way: nobody has approved it yet, and it can still be stopped. */
  | { readonly at: 'open'; readonly attempt: string }
  /** The provider cannot be asked now. */
  | { readonly at: 'unknown' }
  /** Nothing was paid. */
  | { readonly at: 'none'; readonly refusal: Refusal | null }

/** After this long without an outcome nobody pays by an attempt any more, in milliseconds. */
export const attemptLife = 3_600_000

/** @param kept the order as it was read; only its id and its owner are relied on */
export function settlePayment(till: Till, asking: Visitor, kept: KeptOrder): Promise<Settled> {
  return till.inTurn(kept.id, () => settleInTurn(till, asking, kept))
}

/** The same, for whoever has the order's turn already. */
export async function settleInTurn(till: Till, asking: Visitor, { id, owner }: KeptOrder): Promise<Settled> {
  const { db, providers } = till
  const kept = await orderById(db, owner, id)
  if (!kept) return { at: 'none', refusal: null }
  const url = completionUrl(id)
  if (kept.status === 'paid') return { at: 'paid', url }
  const attempt = await attemptOf(db, String(id))
  if (!attempt) return { at: 'none', refusal: null }
  const visitor = buyerOf(asking, kept)
  const provider = providers[attempt.method]
  const isOld = Date.now() - attempt.at > attemptLife
  const found = await provider.retrieve(attempt.payment).catch(unasked(undefined))
  const payment =
    found && isOld && standingOf(found) === 'payable'
      ? await provider.cancel(found.id).catch(unasked(undefined))
      : found
  if (!payment) return { at: 'unknown' }
  switch (standingOf(payment)) {
    case 'taken': {
      const placed = await place(till, visitor, kept, payment, attempt)
      if (placed === 'placed') return { at: 'paid', url }
      await hold(till, visitor, kept, attempt, placed)
      return { at: 'held' }
    }
    case 'pending':
      if (await markProcessing(db, kept, attempt)) await record(db, visitor, 'payment', `${id} is being processed`)
      return { at: 'processing', url }
    case 'payable':
      // What was being processed and can be paid again was refused by a bank: nobody is paying any more.
      if (await reopen(db, kept)) await rest(db, attempt)
      else if (!attempt.rested) return { at: 'open', attempt: attempt.operation }
      return { at: 'none', refusal: payment.refusal }
    case 'over':
      await reopen(db, kept)
      if (!attempt.rested) await rest(db, attempt)
      if (!attempt.over) await close(db, attempt)
      return { at: 'none', refusal: payment.refusal }
  }
}

/** Places what this attempt is for, where this much was taken for it. @returns `placed`, or why not */
async function place(
  { db }: Till,
  visitor: Visitor,
  kept: KeptOrder,
  payment: ProviderPayment,
  attempt: PaymentAttempt,
) {
  const { order } = attempt.fixed
  const matches =
    payment.order === order.id &&
    payment.currency === order.currency &&
    payment.amount === minorUnits(order.due, order.currency)
  if (!matches) return 'another amount was taken'
  const { at } = await placeOrder(db, visitor, kept, attempt.operation, attempt)
  return at === 'placed' || at === 'before' ? 'placed' : at
}

async function hold({ db }: Till, visitor: Visitor, kept: KeptOrder, attempt: PaymentAttempt, why: string) {
  if (await markProcessing(db, kept, attempt)) await record(db, visitor, 'payment', `${kept.id} is held: ${why}`)
}
