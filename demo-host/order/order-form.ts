/** Applies the checkout's server form to an order. */

import type { FieldError } from '../../core/base/net/field-error.contract'
import { messageMaximum } from '../../core/shop/contacts/message.rules'
import { orderFields, paneField } from '../../core/shop/order/order-form.contract'
import type { Database } from '../database/open'
import type { OrderRow } from '../database/order-tables'
import type { Visitor } from '../visitor/visitor'
import { readAddresses } from './address-fields'
import { computeOrder } from './compute-order'
import { pricedFor } from './order-buyer'
import { changeCoupon, readChange } from './order-change'
import { changeOrder, orderById } from './order-records'
import { readMethod } from './payment-choice'

type Fields = Readonly<Partial<Record<string, string>>>

/**
 * Stores the valid fields of the form. Panes that were not sent stay unchanged.
 *
 * @returns the errors of the other fields
 */
export async function applyForm(
  db: Database,
  visitor: Visitor,
  orderRow: OrderRow,
  fields: Fields,
): Promise<FieldError[]> {
  const hasAddresses = paneField('delivery', 'street1') in fields
  await changeOrder(db, orderRow, hasAddresses ? readAddresses(visitor, fields) : {})
  // Shipping options and usable credit depend on the address.
  const moved = (await orderById(db, orderRow.owner, orderRow.id)) ?? orderRow
  const order = await computeOrder(db, visitor, moved)
  const { change, errors } = readChange(visitor, order, {
    email: fields[orderFields.email],
    membership: fields[orderFields.membership],
    // Without a valid address there are no shipping options.
    quote: order.quotes.length > 0 ? fields[orderFields.quote] : undefined,
    protection: fields[orderFields.protection],
    // An unticked box is not sent.
    credit: hasAddresses ? (fields[orderFields.credit] ?? '0') : undefined,
  })
  // Longer comments are cut.
  const comments = fields[orderFields.comments]?.slice(0, messageMaximum)
  await changeOrder(db, orderRow, { ...change, ...(comments === undefined ? {} : { comments }) })
  const buyer = pricedFor(visitor, { ...orderRow, ...change })
  const couponErrors = await changeCoupon(db, buyer, fields[orderFields.coupon])
  const paid = (await orderById(db, orderRow.owner, orderRow.id)) ?? orderRow
  const method = readMethod(visitor, paid, await computeOrder(db, visitor, paid), fields)
  await changeOrder(db, orderRow, method.change)
  return [...errors, ...couponErrors, ...method.errors]
}
