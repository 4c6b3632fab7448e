/** What the checkout's own form, sent without script, changes of an order. */
import { orderFields, paneField } from '../../core/contract/order-form'
import type { OrderProblem } from '../../core/contract/problem'
import { messageMaximum } from '../../core/domain/message'
import type { Database } from '../database/open'
import type { KeptOrder } from '../database/order-tables'
import type { Visitor } from '../visitor/visitor'
import { readAddresses } from './address-fields'
import { changeOrder, orderById } from './order-book'
import { changeCoupon, readChange } from './order-change'
import { readMethod } from './payment-choice'
import { reckonOrder } from './reckon-order'

type Fields = Readonly<Partial<Record<string, string>>>

/**
 * Keeps what can be kept of the form. Panes that were not sent stay as they are.
 *
 * @returns what was not kept, and why
 */
export async function takeForm(
  db: Database,
  visitor: Visitor,
  kept: KeptOrder,
  fields: Fields,
): Promise<OrderProblem[]> {
  const hasAddresses = paneField('delivery', 'street1') in fields
  await changeOrder(db, kept, hasAddresses ? readAddresses(visitor, fields) : {})
  // Quotes, and what credit can be used, follow from the address.
  const moved = (await orderById(db, kept.owner, kept.id)) ?? kept
  const order = await reckonOrder(db, visitor, moved)
  const { change, errors } = readChange(visitor, order, {
    email: fields[orderFields.email],
    membership: fields[orderFields.membership],
    // Without an address that is right there is nothing to choose from.
    quote: order.quotes.length > 0 ? fields[orderFields.quote] : undefined,
    protection: fields[orderFields.protection],
    // A box that is not ticked is not sent.
    credit: hasAddresses ? (fields[orderFields.credit] ?? '0') : undefined,
  })
  // Longer notes are cut.
  const comments = fields[orderFields.comments]?.slice(0, messageMaximum)
  await changeOrder(db, kept, { ...change, ...(comments === undefined ? {} : { comments }) })
  const couponErrors = await changeCoupon(db, visitor, fields[orderFields.coupon])
  const paid = (await orderById(db, kept.owner, kept.id)) ?? kept
  const method = readMethod(visitor, paid, await reckonOrder(db, visitor, paid), fields)
  await changeOrder(db, kept, method.change)
  return [...errors, ...couponErrors, ...method.errors]
}
