/** Reads the log. */
import { and, asc, desc, eq, inArray, or } from 'drizzle-orm'
import { accounts } from '../database/account-tables'
import type { Database } from '../database/open'
import { events } from '../database/schema'
import type { Visitor } from '../visitor/visitor'
import { ownerOfKey, vendorKey } from './visitor-tag'

/** One line of the log. */
export type LogRow = typeof events.$inferSelect

/** The entries of all visitors, newest first. @param what only this kind */
export function latestRows(db: Database, what: string | undefined): Promise<LogRow[]> {
  return db
    .select()
    .from(events)
    .where(what ? eq(events.what, what) : undefined)
    .orderBy(desc(events.id))
    .limit(200)
}

/** The entries of one visitor in order: of the guest, of all accounts of the browser, and of providers. */
export function rowsOf(
  db: Database,
  visitor: Pick<Visitor, 'owner' | 'guest'>,
  what: string | undefined,
): Promise<LogRow[]> {
  const { owner, guest } = visitor
  const chosen = db.select({ id: accounts.id }).from(accounts).where(eq(accounts.guest, guest))
  const own = inArray(events.owner, [owner, guest, ownerOfKey(vendorKey(visitor))])
  const mine = or(own, inArray(events.owner, chosen))
  return db
    .select()
    .from(events)
    .where(what ? and(mine, eq(events.what, what)) : mine)
    .orderBy(asc(events.id))
}

/** How often one popup was shown, closed and answered. */
export interface PopupRates {
  readonly id: string
  readonly shown: number
  readonly closed: number
  readonly subscribed: number
}

/** The rates of all popups, by the events that visitors have consented to. */
export async function popupRates(db: Database): Promise<PopupRates[]> {
  const names = ['popup_shown', 'popup_closed', 'newsletter_signup']
  const rows = await db
    .select()
    .from(events)
    .where(and(eq(events.what, 'event'), inArray(events.detail, names)))
  const count = (id: string, name: string) =>
    rows.filter(({ detail, params }) => detail === name && params?.popup === id).length
  const ids = [...new Set(rows.flatMap(({ params }) => (params?.popup ? [String(params.popup)] : [])))].sort()
  return ids.map((id) => ({
    id,
    shown: count(id, 'popup_shown'),
    closed: count(id, 'popup_closed'),
    subscribed: count(id, 'newsletter_signup'),
  }))
}

/** All kinds of entries. */
export async function kindsOf(db: Database): Promise<string[]> {
  const rows = await db.selectDistinct({ what: events.what }).from(events).orderBy(asc(events.what))
  return rows.map(({ what }) => what)
}
