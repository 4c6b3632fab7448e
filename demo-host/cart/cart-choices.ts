/** What was chosen for a cart as a whole, in the database. */
import { eq } from 'drizzle-orm'
import type { Database } from '../database/open'
import { carts } from '../database/schema'

/** The coupon on a cart, and whether its terms were agreed to. */
export type CartChoices = Pick<typeof carts.$inferSelect, 'coupon' | 'agreed'>

const nothingYet: CartChoices = { coupon: '', agreed: false }

/** What was chosen until now. */
export async function choicesOf(db: Database, owner: string): Promise<CartChoices> {
  const [row] = await db.select().from(carts).where(eq(carts.owner, owner))
  return row ?? nothingYet
}

/** Keeps what is chosen; the rest stays as it was. */
export async function choose(db: Database, owner: string, chosen: Partial<CartChoices>): Promise<void> {
  await db
    .insert(carts)
    .values({ owner, ...nothingYet, ...chosen })
    .onConflictDoUpdate({ target: carts.owner, set: chosen })
}
