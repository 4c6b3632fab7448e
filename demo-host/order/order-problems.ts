/** Why an order cannot be paid for yet (PAY-01). */
import type { Order } from '../../core/contract/order'
import { orderFields } from '../../core/contract/order-form'
import type { OrderProblem } from '../../core/contract/problem'
import { choicesOf } from '../cart/cart-choices'
import type { Database } from '../database/open'
import type { KeptOrder } from '../database/order-tables'
import { isRestricted } from '../destination/destination'
import type { Visitor } from '../visitor/visitor'
import { addressProblems } from './address-problems'
import { goodsOf } from './goods'
import { buyerOf } from './order-buyer'
import { pieceOf } from './reckon-order'
import { planTakings } from './takings'

/** By the names of the form's fields, in their order; nothing where the order can be paid for. */
export async function orderProblems(
  db: Database,
  asking: Visitor,
  kept: KeptOrder,
  order: Order,
): Promise<OrderProblem[]> {
  const visitor = buyerOf(asking, kept)
  const { say } = visitor
  const addresses = addressProblems(visitor, kept)
  return [
    ...(order.lines.length === 0 ? [{ field: '', message: say('cartEmpty') }] : []),
    ...(order.email === '' ? [{ field: orderFields.email, message: say('emailWrong') }] : []),
    ...addresses,
    ...(order.quote || addresses.length > 0 ? [] : [{ field: orderFields.quote, message: say('quoteNeeded') }]),
    ...(await goodsProblems(db, visitor, kept)),
    ...(order.lines.some(({ custom }) => custom) && !(await choicesOf(db, visitor.owner)).agreed
      ? [{ field: '', message: say('termsNeeded') }]
      : []),
  ]
}

/** What there is not enough of, and what cannot go there. */
async function goodsProblems(db: Database, visitor: Visitor, kept: KeptOrder): Promise<OrderProblem[]> {
  const { postal_code } = kept.delivery
  const goods = await goodsOf(db, visitor, postal_code)
  const { short } = await planTakings(db, visitor, kept, goods.map(pieceOf))
  const stays = await Promise.all(
    goods.map(({ product: { nid } }) => isRestricted(db, nid, visitor.country, postal_code)),
  )
  const titles = new Set(goods.filter((_, n) => stays[n]).map(({ product }) => product.title))
  return [
    ...short.map((title) => ({ field: '', message: visitor.say('orderShort').replace('{title}', title) })),
    ...[...titles].map((title) => ({ field: '', message: visitor.say('orderFragile').replace('{title}', title) })),
  ]
}
