/** Answers the e-mail check of the checkout (EMAIL-01). */
import { and, eq, gt } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { userExists } from '../../core/shop/account/account.contract'
import type { Database } from '../database/open'
import { memberships } from '../database/order-tables'

type Known = InferInput<typeof userExists.answer>

const unknownEmail = {
  emailExists: false,
  memberExists: false,
  memberActive: false,
  tradeExists: false,
  tradeActive: false,
}

const demoAccounts: Readonly<Record<string, Partial<typeof unknownEmail>>> = {
  'customer@example.com': { emailExists: true },
  'member@example.com': { emailExists: true, memberExists: true, memberActive: true },
  'trade@example.com': { emailExists: true, tradeExists: true, tradeActive: true },
  'lapsed@example.com': { emailExists: true, memberExists: true },
  'reader@example.com': { emailExists: true },
}

/** Whether the address has an account, a membership or a trade account, and which of them are active. */
export async function findAccount(db: Database, email: string): Promise<Known> {
  const normalised = email.trim().toLowerCase()
  const [member] = await db
    .select()
    .from(memberships)
    .where(and(eq(memberships.email, normalised), gt(memberships.ends, Date.now())))
  return {
    ...unknownEmail,
    ...(Object.hasOwn(demoAccounts, normalised) ? demoAccounts[normalised] : {}),
    ...(member ? { emailExists: true, memberExists: true, memberActive: true } : {}),
  }
}
