/** The statements that place an order, for credit, membership and cart. They run in one batch. */
import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import { shopDayAt } from '../../core/base/country/shop-day.rules'
import { membershipEnd } from '../../core/shop/membership/membership.rules'
import type { Order } from '../../core/shop/order/order.contract'
import type { Database } from '../database/open'
import { creditUses, type FixedOrder, memberships, type OrderRow } from '../database/order-tables'
import { centsOf } from '../database/prices'
import { cartLines, carts } from '../database/schema'
import type { Visitor } from '../visitor/visitor'
import { creditGiven } from './store-credit'

/** Uses credit. Fails if it is insufficient by then. @param amount in units of the visitor's currency */
export function creditStatements(db: Database, visitor: Visitor, { id, owner }: OrderRow, amount: number) {
  if (amount === 0) return []
  const cents = centsOf(visitor.country.code, amount)
  const used = sql`(select coalesce(sum(${creditUses.cents}), 0) from ${creditUses}
    where ${eq(creditUses.owner, owner)})`
  const after = sql`${creditGiven[visitor.persona] - cents} - ${used}`
  const left = sql<number>`case when ${after} >= 0 then ${after} end`
  return [db.insert(creditUses).values({ orderId: id, owner, cents, left })]
}

/** Begins a bought membership. */
export function membershipStatements(db: Database, { id, owner }: OrderRow, { membership, email }: Order) {
  if (membership !== 1) return []
  return [
    db
      .insert(memberships)
      .values({ orderId: id, owner, email, ends: Date.parse(membershipEnd(shopDayAt(Date.now()))) }),
  ]
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
