/** The sessions of browsers: who the visitor of a request is. Only the server issues a session's id. */
import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { type Session, sessions } from '../database/account-tables'
import type { Database } from '../database/open'
import { accountById, openPersona } from './accounts'
import { newId } from './new-id'
import type { Account, Persona } from './personas'

/** Drupal's name of the cookie. */
const cookie = 'SESSdemo'
const path = '/'

/**
 * Calls that a page sent before a login can arrive after it. For this time the replaced id is still the guest's, and is
 * given no new one, which would end the login. In milliseconds.
 */
const replacedFor = 60_000

/** The session of a request; `undefined` if its cookie is absent, or names no session. */
export async function sessionIn(db: Database, context: Context): Promise<Session | undefined> {
  const id = getCookie(context, cookie)
  if (!id) return undefined
  const isLive = or(isNull(sessions.replaced), gt(sessions.replaced, Date.now() - replacedFor))
  const [found] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), isLive))
  return found
}

/** The session of a request, or a new one. */
export async function openSession(db: Database, context: Context): Promise<Session> {
  return (await sessionIn(db, context)) ?? issueSession(db, context, newId(), null)
}

/** Renews the session with an account, so that an id from before the login gives no access to it. */
export async function logIn(db: Database, context: Context, { id, guest }: Session, account: Account): Promise<void> {
  await db.update(sessions).set({ account: null, replaced: Date.now() }).where(eq(sessions.id, id))
  await issueSession(db, context, guest, account.id)
}

/** Ends the session. The next request begins another one, as another guest. */
export async function logOut(db: Database, context: Context, { id }: Session): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id))
  deleteCookie(context, cookie, { path })
}

/**
 * The account of a session.
 *
 * @param asked the persona that the demo bar chooses; `undefined` without a choice
 */
export async function accountOf(
  db: Database,
  { id, guest, account }: Session,
  asked: Persona | undefined,
): Promise<Account | undefined> {
  const present = account === null ? undefined : await accountById(db, account)
  if (asked === undefined || asked === (present?.persona ?? 'guest')) return present
  const chosen = asked === 'guest' ? undefined : await openPersona(db, asked, guest)
  await db
    .update(sessions)
    .set({ account: chosen?.id ?? null })
    .where(eq(sessions.id, id))
  return chosen
}

async function issueSession(db: Database, context: Context, guest: string, account: string | null): Promise<Session> {
  const session = { id: newId(), guest, account, replaced: null }
  await db.insert(sessions).values(session)
  setCookie(context, cookie, session.id, { path, httpOnly: true, sameSite: 'Lax' })
  return session
}
