/** Places an order: exactly once, and all of it or nothing. */
import { eq } from 'drizzle-orm'
import type { Order } from '../../core/contract/order'
import type { Database } from '../database/open'
import { type KeptOrder, orders, type PaidFor, placings } from '../database/order-tables'
import { record } from '../log/record'
import type { Visitor } from '../visitor/visitor'
import { orderById } from './order-book'
import { cartStatements, creditStatements, membershipStatements } from './placing-statements'
import { completionUrl, draftOf, reckonOrder } from './reckon-order'
import { creditLeft } from './store-credit'
import { planTakings, takingStatements } from './takings'

/** What came of placing an order. */
export type Placing =
  /** `operation` is the one that placed it: another one's, where it was placed before. */
  | { readonly at: 'placed' | 'before'; readonly order: Order; readonly operation: string }
  /** What there is not enough of, by title. Nothing was written. */
  | { readonly at: 'out-of-stock'; readonly titles: readonly string[] }
  /** Nothing is in it, or another order has used the credit. Nothing was written. */
  | { readonly at: 'empty' | 'credit-used' }

/** Others may take stock between the plan and the batch: then it is planned anew. */
const mostPlans = 5

/**
 * Takes stock and credit, empties the cart of what was bought, begins the membership, and keeps the operation: in one
 * batch, once.
 *
 * @param paid what was paid for; absent where the order is placed as it is now
 */
export async function placeOrder(
  db: Database,
  visitor: Visitor,
  order: KeptOrder,
  operation: string,
  paid?: PaidFor,
): Promise<Placing> {
  for (let plans = 1; ; plans++)
    try {
      return await placeOnce(db, visitor, order, operation, paid)
    } catch (failure) {
      if (plans === mostPlans) throw failure
    }
}

async function placeOnce(
  db: Database,
  visitor: Visitor,
  { id, owner }: KeptOrder,
  operation: string,
  paid: PaidFor | undefined,
): Promise<Placing> {
  const kept = await orderById(db, owner, id)
  if (!kept) throw new Error(`There is no order ${id} of this visitor.`)
  const draft = paid?.fixed ?? (await draftOf(db, visitor, kept))
  const { takings, short } = await planTakings(db, visitor, draft.order, draft.pieces)
  const credits = await creditLeft(db, visitor)
  const [placing] = await db.select().from(placings).where(eq(placings.orderId, id))
  if (placing) return { at: 'before', order: await paidOrder(db, visitor, kept), operation: placing.operation }
  const used = draft.order.total - draft.order.due
  if (draft.pieces.length === 0) return { at: 'empty' }
  if (short.length > 0) return { at: 'out-of-stock', titles: short }
  if (used > credits) return { at: 'credit-used' }
  const order: Order = { ...draft.order, status: 'paid', url: completionUrl(id) }
  await db.batch([
    db.insert(placings).values({ orderId: id, owner, operation, at: Date.now() }),
    ...takingStatements(db, kept, takings),
    ...creditStatements(db, visitor, kept, used),
    ...membershipStatements(db, kept, order),
    ...cartStatements(db, kept, draft),
    db
      .update(orders)
      .set({ status: 'paid', method: paid?.method ?? kept.method, modified: Date.now(), fixed: { ...draft, order } })
      .where(eq(orders.id, id)),
  ])
  await record(db, visitor, 'order', `${id} placed: ${order.total} ${order.currency}`)
  return { at: 'placed', order, operation }
}

/** The order as it was placed: what was read of it before may be older. */
async function paidOrder(db: Database, visitor: Visitor, { id, owner }: KeptOrder): Promise<Order> {
  const kept = await orderById(db, owner, id)
  if (!kept) throw new Error(`Order ${id} is gone.`)
  return reckonOrder(db, visitor, kept)
}
