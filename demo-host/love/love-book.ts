/** What visitors love, in the database. */
import { and, count, desc, eq } from 'drizzle-orm'
import type { Database } from '../database/open'
import { addresses, events, loves } from '../database/schema'

export interface LoveBook {
  /** Newest first. */
  lovedBy(owner: string): Promise<number[]>
  /** Loving twice is loving once. @returns how many the owner loves now */
  set(owner: string, nid: number, loved: boolean): Promise<number>
  /** Whether the owner has been asked for an address. */
  wasAsked(owner: string): Promise<boolean>
  /** Remembers that the owner was asked, and what they gave. */
  answered(owner: string, email: string | undefined, subscribe: boolean): Promise<void>
}

/** @param db the shop's database */
export function createLoveBook(db: Database): LoveBook {
  return {
    async lovedBy(owner) {
      const rows = await db.select().from(loves).where(eq(loves.owner, owner)).orderBy(desc(loves.at), desc(loves.nid))
      return rows.map(({ nid }) => nid)
    },
    async set(owner, nid, loved) {
      const at = Date.now()
      if (loved) await db.insert(loves).values({ owner, nid, at }).onConflictDoNothing()
      else await db.delete(loves).where(and(eq(loves.owner, owner), eq(loves.nid, nid)))
      await db.insert(events).values({ at, owner, what: loved ? 'love' : 'unlove', detail: String(nid) })
      const [row] = await db.select({ cnt: count() }).from(loves).where(eq(loves.owner, owner))
      return row?.cnt ?? 0
    },
    async wasAsked(owner) {
      return (await db.select().from(addresses).where(eq(addresses.owner, owner))).length > 0
    },
    async answered(owner, email, subscribe) {
      await db
        .insert(addresses)
        .values({ owner, email: email ?? null, subscribe })
        .onConflictDoUpdate({ target: addresses.owner, set: { email: email ?? null, subscribe } })
      const detail = email ? `${email}${subscribe ? ', subscribed' : ''}` : 'no address'
      await db.insert(events).values({ at: Date.now(), owner, what: 'address', detail })
    },
  }
}
