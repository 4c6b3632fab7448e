/** What the shop knows of an order's payments: its attempts, of which the last one is alive, and what stands ready. */
import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../database/open'
import { paymentAttempts, preparedPayments } from '../database/payment-tables'
import type { PaidBy } from './providers'

/** One attempt. */
export type PaymentAttempt = Omit<typeof paymentAttempts.$inferSelect, 'method'> & { readonly method: PaidBy }

/** What stands ready for one page. */
export type PreparedPayment = typeof preparedPayments.$inferSelect

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

/** Nobody pays by this attempt any more, whatever its provider still allows. */
export async function rest(db: Database, { order, version }: PaymentAttempt): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ rested: true })
    .where(and(eq(paymentAttempts.order, order), eq(paymentAttempts.version, version)))
}

/** The payment that stands ready for a page; nothing where none does. */
export async function preparedFor(
  db: Database,
  { order, page, method }: Pick<PreparedPayment, 'order' | 'page' | 'method'>,
): Promise<string | undefined> {
  const { order: ofOrder, page: ofPage, method: byMethod } = preparedPayments
  const [found] = await db
    .select()
    .from(preparedPayments)
    .where(and(eq(ofOrder, order), eq(ofPage, page), eq(byMethod, method)))
  return found?.payment
}

/** Keeps what stands ready for a page, in the place of what did before. */
export async function keepPrepared(db: Database, prepared: PreparedPayment): Promise<void> {
  const { payment } = prepared
  const { order, page, method } = preparedPayments
  await db
    .insert(preparedPayments)
    .values(prepared)
    .onConflictDoUpdate({ target: [order, page, method], set: { payment } })
}
