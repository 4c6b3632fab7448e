/** Whom the shop knows by e-mail: what the check at the checkout's beginning says (EMAIL-01). */
import { and, eq, gt } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { userExists } from '../../core/contract/account'
import type { Database } from '../database/open'
import { memberships } from '../database/order-tables'

type Known = InferInput<typeof userExists.answer>

const nobody = {
  emailExists: false,
  memberExists: false,
  memberActive: false,
  tradeExists: false,
  tradeActive: false,
}

const people: Readonly<Record<string, Partial<typeof nobody>>> = {
  'customer@example.com': { emailExists: true },
  'member@example.com': { emailExists: true, memberExists: true, memberActive: true },
  'trade@example.com': { emailExists: true, tradeExists: true, tradeActive: true },
  'lapsed@example.com': { emailExists: true, memberExists: true },
  'reader@example.com': { emailExists: true },
}

/** What is known of an address. */
export async function knownBy(db: Database, email: string): Promise<Known> {
  const written = email.trim().toLowerCase()
  const [member] = await db
    .select()
    .from(memberships)
    .where(and(eq(memberships.email, written), gt(memberships.ends, Date.now())))
  return {
    ...nobody,
    ...(Object.hasOwn(people, written) ? people[written] : {}),
    ...(member ? { emailExists: true, memberExists: true, memberActive: true } : {}),
  }
}
