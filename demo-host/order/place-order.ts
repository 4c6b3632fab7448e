/** Places an order exactly once, completely or not at all. */
import { eq } from 'drizzle-orm'
import type { Order } from '../../core/shop/order/order.contract'
import type { Database } from '../database/open'
import { type OrderRow, orderPlacements, orders, type PaidFor } from '../database/order-tables'
import { record } from '../log/record'
import type { Visitor } from '../visitor/visitor'
import { completionUrl, computeOrder, draftOf } from './compute-order'
import { orderById } from './order-records'
import { cartStatements, creditStatements, membershipStatements } from './placing-statements'
import { allocationStatements, planAllocations, type Shortage } from './stock-allocations'
import { creditLeft } from './store-credit'

/** The result of placing an order. */
export type PlacementResult =
  /** `operation` is the operation that placed it; with `before`, an earlier operation. */
  | { readonly at: 'placed' | 'before'; readonly order: Order; readonly operation: string }
  /** Goods with insufficient stock. Nothing was written. */
  | { readonly at: 'out-of-stock'; readonly short: readonly Shortage[] }
  /** The order is empty, or another order has used the credit. Nothing was written. */
  | { readonly at: 'empty' | 'credit-used' }

/** Other visitors can buy stock between the plan and the batch. Then a new plan is made, up to this number of plans. */
const maxPlans = 5

/**
 * Allocates stock, uses credit, removes the bought goods from the cart, begins the membership and stores the operation,
 * in one batch.
 *
 * @param paid what was paid for; absent if the order is placed as it is now
 */
export async function placeOrder(
  db: Database,
  visitor: Visitor,
  order: OrderRow,
  operation: string,
  paid?: PaidFor,
): Promise<PlacementResult> {
  for (let plans = 1; ; plans++)
    try {
      return await placeOnce(db, visitor, order, operation, paid)
    } catch (failure) {
      if (plans === maxPlans) throw failure
    }
}

async function placeOnce(
  db: Database,
  visitor: Visitor,
  { id, owner }: OrderRow,
  operation: string,
  paid: PaidFor | undefined,
): Promise<PlacementResult> {
  const orderRow = await orderById(db, owner, id)
  if (!orderRow) throw new Error(`There is no order ${id} of this visitor.`)
  const draft = paid?.fixed ?? (await draftOf(db, visitor, orderRow))
  const { allocations, short } = await planAllocations(db, visitor, draft.order, draft.pieces)
  const credits = await creditLeft(db, visitor)
  const [placing] = await db.select().from(orderPlacements).where(eq(orderPlacements.orderId, id))
  if (placing) return { at: 'before', order: await paidOrder(db, visitor, orderRow), operation: placing.operation }
  const used = draft.order.total - draft.order.due
  if (draft.pieces.length === 0) return { at: 'empty' }
  if (short.length > 0) return { at: 'out-of-stock', short }
  if (used > credits) return { at: 'credit-used' }
  const order: Order = { ...draft.order, status: 'paid', url: completionUrl(id) }
  await db.batch([
    db.insert(orderPlacements).values({ orderId: id, owner, operation, at: Date.now() }),
    ...allocationStatements(db, orderRow, allocations),
    ...creditStatements(db, visitor, orderRow, used),
    ...membershipStatements(db, orderRow, order),
    ...cartStatements(db, orderRow, draft),
    db
      .update(orders)
      .set({
        status: 'paid',
        method: paid?.method ?? orderRow.method,
        modified: Date.now(),
        fixed: { ...draft, order },
      })
      .where(eq(orders.id, id)),
  ])
  await record(db, visitor, 'order', `${id} placed: ${order.total} ${order.currency}`)
  return { at: 'placed', order, operation }
}

/** The placed order, read again: the earlier copy can be outdated. */
async function paidOrder(db: Database, visitor: Visitor, { id, owner }: OrderRow): Promise<Order> {
  const orderRow = await orderById(db, owner, id)
  if (!orderRow) throw new Error(`Order ${id} no longer exists.`)
  return computeOrder(db, visitor, orderRow)
}
