/** Forgets what somebody did. */
import { eq } from 'drizzle-orm'
import type { Database } from './open'
import { cartLines, cartOperations, carts, events, loves, notices, sessions } from './schema'

/** All that is kept of one owner, in every table. */
export async function forget(db: Database, owner: string): Promise<void> {
  for (const table of [loves, sessions, events, cartLines, cartOperations, carts, notices])
    await db.delete(table).where(eq(table.owner, owner))
}
