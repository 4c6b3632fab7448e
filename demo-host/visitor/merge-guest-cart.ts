/** Merges a guest's cart and order into the account at login. */
import { and, eq, sql } from 'drizzle-orm'
import { choicesOf } from '../cart/cart-choices'
import type { Database } from '../database/open'
import { orders } from '../database/order-tables'
import { paymentAttempts } from '../database/payment-tables'
import { cartLines, carts } from '../database/schema'
import type { accounts } from './personas'
import type { Visitor } from './visitor'

/**
 * Merges the guest's cart with the account's. For lines in both, the larger quantity wins. A visitor who is already
 * logged in keeps theirs.
 */
export async function mergeGuestCart(
  db: Database,
  { persona, owner: guest }: Visitor,
  { name, mail }: { readonly name: (typeof accounts)[number]['name']; readonly mail: string },
): Promise<void> {
  if (persona !== 'guest') return
  const owner = `${name}:${guest}`
  const lines = await db.select().from(cartLines).where(eq(cartLines.owner, guest))
  const choices = await choicesOf(db, guest)
  const open = eq(orders.status, 'open')
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
    // The guest's current order is continued, not an older one.
    db
      .update(orders)
      .set({ modified: 0 })
      .where(and(eq(orders.owner, owner), open)),
    db
      .update(orders)
      .set({ owner, email: mail })
      .where(and(eq(orders.owner, guest), open)),
    db
      .update(orders)
      .set({ owner })
      .where(and(eq(orders.owner, guest), eq(orders.status, 'processing'))),
    db.update(paymentAttempts).set({ owner }).where(eq(paymentAttempts.owner, guest)),
  ])
}
