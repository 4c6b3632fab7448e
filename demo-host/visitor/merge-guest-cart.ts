/** Merges a guest's cart and order into the account at login. */
import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import { choicesOf } from '../cart/cart-choices'
import type { Database } from '../database/open'
import { orders } from '../database/order-tables'
import { paymentAttempts, preparedPayments } from '../database/payment-tables'
import { cartLines, carts } from '../database/schema'
import type { Account } from './personas'
import type { Visitor } from './visitor'

/**
 * Merges the guest's cart with the account's. For lines in both, the larger quantity wins. A visitor who is already
 * logged in keeps theirs.
 */
export async function mergeGuestCart(
  db: Database,
  { account: loggedIn, guest }: Visitor,
  { id: owner, mail }: Account,
): Promise<void> {
  if (loggedIn) return
  const lines = await db.select().from(cartLines).where(eq(cartLines.owner, guest))
  const choices = await choicesOf(db, guest)
  const open = eq(orders.status, 'open')
  const ofGuest = and(eq(orders.owner, guest), open)
  const moved = db
    .select({ id: sql<string>`cast(${orders.id} as text)` })
    .from(orders)
    .where(eq(orders.owner, owner))
  await db.batch([
    db.delete(cartLines).where(eq(cartLines.owner, guest)),
    db.delete(carts).where(eq(carts.owner, guest)),
    ...lines.map((line) =>
      db
        .insert(cartLines)
        .values({ ...line, owner })
        .onConflictDoUpdate({
          target: [cartLines.owner, cartLines.model, cartLines.protection],
          set: { qty: sql`max(${cartLines.qty}, ${line.qty})` },
        }),
    ),
    db.insert(carts).values({ owner, coupon: choices.coupon, agreed: choices.agreed }).onConflictDoNothing(),
    // The guest's current order is continued, if there is one, not the account's.
    db
      .update(orders)
      .set({ modified: 0 })
      .where(and(eq(orders.owner, owner), open, exists(db.select().from(orders).where(ofGuest)))),
    db.update(orders).set({ owner, email: mail }).where(ofGuest),
    db
      .update(orders)
      .set({ owner })
      .where(and(eq(orders.owner, guest), eq(orders.status, 'processing'))),
    db.update(paymentAttempts).set({ owner }).where(eq(paymentAttempts.owner, guest)),
    // Paid orders stay the guest's, with what was prepared for them.
    db
      .update(preparedPayments)
      .set({ owner })
      .where(and(eq(preparedPayments.owner, guest), inArray(preparedPayments.order, moved))),
  ])
}
