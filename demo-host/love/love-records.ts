/** Reads and writes loves in the database. */
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/open'
import { addressAnswers, loves } from '../database/schema'
import { record } from '../log/record'

/** The stored loves. */
export interface LoveRecords {
  /** Newest first. */
  lovedBy(owner: string): Promise<number[]>
  /** Adds or removes a love; idempotent. @returns the owner's number of loves */
  set(owner: string, nid: number, loved: boolean): Promise<number>
  /** Whether the owner was asked for an address. */
  wasAsked(owner: string): Promise<boolean>
  /** Stores that the owner was asked, and the answer. A later refusal does not delete an address. */
  storeAnswer(owner: string, email: string | undefined, subscribe: boolean): Promise<void>
}

/** @param db the shop's database */
export function createLoveRecords(db: Database): LoveRecords {
  return {
    async lovedBy(owner) {
      // Two can be added in the same millisecond: the row that was inserted last is the newest.
      const newestFirst = [desc(loves.at), sql`rowid desc`]
      const rows = await db
        .select()
        .from(loves)
        .where(eq(loves.owner, owner))
        .orderBy(...newestFirst)
      return rows.map(({ nid }) => nid)
    },
    async set(owner, nid, loved) {
      if (loved) await db.insert(loves).values({ owner, nid, at: Date.now() }).onConflictDoNothing()
      else await db.delete(loves).where(and(eq(loves.owner, owner), eq(loves.nid, nid)))
      await record(db, { owner }, loved ? 'love' : 'unlove', `product ${nid}`)
      const [row] = await db.select({ cnt: count() }).from(loves).where(eq(loves.owner, owner))
      return row?.cnt ?? 0
    },
    async wasAsked(owner) {
      const [row] = await db.select().from(addressAnswers).where(eq(addressAnswers.owner, owner))
      return row?.asked ?? false
    },
    async storeAnswer(owner, email, subscribe) {
      const asked = { asked: true, ...(email ? { email, subscribe } : {}) }
      await db
        .insert(addressAnswers)
        .values({ owner, subscribe: false, ...asked })
        .onConflictDoUpdate({ target: addressAnswers.owner, set: asked })
      if (email) await record(db, { owner }, 'address', subscribe ? `${email}, may be written to` : email)
    },
  }
}
