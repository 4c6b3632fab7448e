/** The statements that place an order, for credit, membership and cart. They run in one batch. */
import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Order } from '../../core/order/order.contract'
import { membershipEnd } from '../../core/visitor/membership.rules'
import type { Database } from '../database/open'
import { creditUses, type FixedOrder, memberships, type OrderRow } from '../database/order-tables'
import { cartLines, carts } from '../database/schema'
import type { Visitor } from '../visitor/visitor'
import { creditGiven } from './store-credit'

/** Uses credit. Fails if it is insufficient by then. */
export function creditStatements(db: Database, visitor: Visitor, { id, owner, country }: OrderRow, amount: number) {
  if (amount === 0) return []
  const used = sql`(select coalesce(sum(${creditUses.amount}), 0) from ${creditUses}
    where ${and(eq(creditUses.owner, owner), eq(creditUses.country, country))})`
  const after = sql`${creditGiven(visitor) - amount} - ${used}`
  const left = sql<number>`case when ${after} >= 0 then ${after} end`
  return [db.insert(creditUses).values({ orderId: id, owner, country, amount, left })]
}

/** Begins a bought membership. */
export function membershipStatements(db: Database, { id, owner }: OrderRow, { membership, email }: Order) {
  if (membership !== 1) return []
  return [db.insert(memberships).values({ orderId: id, owner, email, ends: membershipEnd(new Date()).getTime() })]
}

/** Removes the bought goods and the used coupon from the cart. Goods added since then stay. */
export function cartStatements(db: Database, { owner }: OrderRow, { order, pieces }: FixedOrder) {
  const used = ['', order.coupon?.code ?? '']
  return [
    ...pieces.map(({ model, protection, qty }) =>
      db
        .update(cartLines)
        .set({ qty: sql`${cartLines.qty} - ${qty}` })
        .where(and(eq(cartLines.owner, owner), eq(cartLines.model, model), eq(cartLines.protection, protection))),
    ),
    db.delete(cartLines).where(and(eq(cartLines.owner, owner), lte(cartLines.qty, 0))),
    db.delete(carts).where(and(eq(carts.owner, owner), inArray(carts.coupon, used))),
    db.update(carts).set({ agreed: false }).where(eq(carts.owner, owner)),
  ]
}
