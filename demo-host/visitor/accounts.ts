/** Finds and makes accounts. What an account stores has the account's id as its owner. */
import { and, eq } from 'drizzle-orm'
import { accounts } from '../database/account-tables'
import type { Database } from '../database/open'
import { newId } from './new-id'
import { type Account, type AccountPersona, histories } from './personas'

/** Who an account is for, before it exists. */
export interface AccountName {
  readonly mail: string
  readonly persona: AccountPersona
}

/** The account with this id. */
export async function accountById(db: Database, id: string): Promise<Account | undefined> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id))
  return row && { ...row, ...histories[row.persona] }
}

/**
 * The account of an e-mail address; it is made when it is first opened. Many visitors try the demo at once: a persona
 * that a browser chooses in the demo bar is an account of that browser's own.
 *
 * @param guest the guest of that browser; empty for the account that the login form opens
 */
export async function openAccount(db: Database, { mail, persona }: AccountName, guest = ''): Promise<Account> {
  await db.insert(accounts).values({ id: newId(), mail, guest, persona }).onConflictDoNothing()
  const [row] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.mail, mail), eq(accounts.guest, guest)))
  if (!row) throw new Error('The account was not made.')
  return { ...row, ...histories[row.persona] }
}

/** The account that a browser has chosen in the demo bar. */
export const openPersona = (db: Database, persona: AccountPersona, guest: string): Promise<Account> =>
  openAccount(db, { mail: `${persona}@example.com`, persona }, guest)
