/** Statements of one batch that places an order: what becomes of credit, membership and cart. */
import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Order } from '../../core/contract/order'
import { membershipEnd } from '../../core/domain/membership'
import type { Database } from '../database/open'
import { creditUses, type FixedOrder, type KeptOrder, memberships } from '../database/order-tables'
import { cartLines, carts } from '../database/schema'
import type { Visitor } from '../visitor/visitor'
import { creditGiven } from './store-credit'

/** Uses credit. Where there is no longer enough it fails. */
export function creditStatements(db: Database, visitor: Visitor, { id, owner, country }: KeptOrder, amount: number) {
  if (amount === 0) return []
  const used = sql`(select coalesce(sum(${creditUses.amount}), 0) from ${creditUses}
    where ${and(eq(creditUses.owner, owner), eq(creditUses.country, country))})`
  const after = sql`${creditGiven(visitor) - amount} - ${used}`
  const left = sql<number>`case when ${after} >= 0 then ${after} end`
  return [db.insert(creditUses).values({ orderId: id, owner, country, amount, left })]
}

/** Begins the membership that was bought. */
export function membershipStatements(db: Database, { id, owner }: KeptOrder, { membership, email }: Order) {
  if (membership !== 1) return []
  return [db.insert(memberships).values({ orderId: id, owner, email, ends: membershipEnd(new Date()).getTime() })]
}

/** Takes out of the cart what was bought, and the coupon that was used; what came into it since stays. */
export function cartStatements(db: Database, { owner }: KeptOrder, { order, pieces }: FixedOrder) {
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
