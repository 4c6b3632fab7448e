/** What the shop has begun to be paid by: of an order's attempts the last one is alive. */
import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../database/open'
import { paymentAttempts } from '../database/payment-tables'
import type { PaidBy } from './providers'

/** One attempt. */
export type PaymentAttempt = Omit<typeof paymentAttempts.$inferSelect, 'method'> & { readonly method: PaidBy }

/** An order's live attempt, or the one of this version. */
export async function attemptOf(db: Database, order: string, version?: number): Promise<PaymentAttempt | undefined> {
  const [found] = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(eq(paymentAttempts.order, order), version === undefined ? undefined : eq(paymentAttempts.version, version)),
    )
    .orderBy(desc(paymentAttempts.version))
    .limit(1)
  return found && { ...found, method: found.method as PaidBy }
}

/**
 * Makes an attempt the live one. Of two that want to follow the same one, one does.
 *
 * @returns whether it is
 */
export async function publish(db: Database, attempt: PaymentAttempt): Promise<boolean> {
  const { rowsAffected } = await db.insert(paymentAttempts).values(attempt).onConflictDoNothing()
  return rowsAffected === 1
}
