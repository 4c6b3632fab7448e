/** Validates an order before payment (PAY-01). */

import type { FieldError } from '../../core/base/net/field-error.contract'
import type { Order } from '../../core/shop/order/order.contract'
import { orderFields } from '../../core/shop/order/order-form.contract'
import { choicesOf } from '../cart/cart-choices'
import type { Database } from '../database/open'
import type { OrderRow } from '../database/order-tables'
import { isRestricted } from '../destination/destination'
import type { Visitor } from '../visitor/visitor'
import { addressErrors } from './address-errors'
import { pieceOf } from './compute-order'
import { type Goods, goodsOf } from './goods'
import { buyerOf } from './order-buyer'
import { planAllocations } from './stock-allocations'

/** The errors by form field, in the order of the form; empty if the order can be paid. */
export async function orderErrors(
  db: Database,
  asking: Visitor,
  orderRow: OrderRow,
  order: Order,
): Promise<FieldError[]> {
  const visitor = buyerOf(asking, orderRow)
  const { t } = visitor
  const addresses = addressErrors(visitor, orderRow)
  return [
    ...(order.lines.length === 0 ? [{ field: '', message: t('cartEmpty') }] : []),
    ...(order.email === '' ? [{ field: orderFields.email, message: t('emailWrong') }] : []),
    ...addresses,
    ...(order.quote || addresses.length > 0 ? [] : [{ field: orderFields.quote, message: t('quoteNeeded') }]),
    ...(await goodsErrors(db, visitor, orderRow)),
    ...(order.lines.some(({ custom }) => custom) && !(await choicesOf(db, visitor.owner)).agreed
      ? [{ field: '', message: t('termsNeeded') }]
      : []),
  ]
}

/** Insufficient stock, and delivery restrictions. */
async function goodsErrors(db: Database, visitor: Visitor, orderRow: OrderRow): Promise<FieldError[]> {
  const { postal_code } = orderRow.delivery
  const goods = await goodsOf(db, visitor, postal_code)
  const { short } = await planAllocations(db, visitor, orderRow, goods.map(pieceOf))
  const stays = await Promise.all(
    goods.map(({ product: { nid } }) => isRestricted(db, nid, visitor.country, postal_code)),
  )
  const titles = new Set(goods.filter((_, n) => stays[n]).map(({ product }) => product.title))
  return [
    ...short.map(({ model, left }) => ({
      field: '',
      message: visitor.t(left > 0 ? 'orderShort' : 'orderSoldOut', left).replace('{title}', nameOf(goods, model)),
    })),
    ...[...titles].map((title) => ({ field: '', message: visitor.t('orderFragile').replace('{title}', title) })),
  ]
}

/** `Marlow 3-Seat Sofa (Moss, 3-Seat)`: another model of it can be in the cart too. */
function nameOf(goods: readonly Goods[], wanted: string): string {
  const { title = '', options = [] } = goods.find(({ model }) => model.name === wanted)?.line ?? {}
  return options.length > 0 ? `${title} (${options.join(', ')})` : title
}
