/** The choices for a whole cart, in the database. */
import { eq } from 'drizzle-orm'
import type { Database } from '../database/open'
import { carts } from '../database/schema'

/** The coupon, and whether the terms were accepted. */
export type CartChoices = Pick<typeof carts.$inferSelect, 'coupon' | 'agreed'>

const nothingYet: CartChoices = { coupon: '', agreed: false }

/** The stored choices. */
export async function choicesOf(db: Database, owner: string): Promise<CartChoices> {
  const [row] = await db.select().from(carts).where(eq(carts.owner, owner))
  return row ?? nothingYet
}

/** Stores choices; absent ones stay unchanged. */
export async function choose(db: Database, owner: string, chosen: Partial<CartChoices>): Promise<void> {
  await db
    .insert(carts)
    .values({ owner, ...nothingYet, ...chosen })
    .onConflictDoUpdate({ target: carts.owner, set: chosen })
}
