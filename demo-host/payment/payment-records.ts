/** Reads and writes an order's payments: its attempts, of which the last is live, and prepared payments. */
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../database/open'
import { orders } from '../database/order-tables'
import { paymentAttempts, preparedPayments } from '../database/payment-tables'
import { isUnderWay } from '../order/order-records'
import type { PaidBy } from './providers'

/** One attempt. */
export type PaymentAttempt = Omit<typeof paymentAttempts.$inferSelect, 'method'> & { readonly method: PaidBy }

/** A payment prepared for one page. */
export type PreparedPayment = typeof preparedPayments.$inferSelect

/** An order's live attempt, or the one with this version. */
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

/** The attempt with this operation id, for any of the visitor's orders. */
export async function attemptBy(db: Database, owner: string, operation: string): Promise<PaymentAttempt | undefined> {
  const [found] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.owner, owner), eq(paymentAttempts.operation, operation)))
    .orderBy(desc(paymentAttempts.at))
    .limit(1)
  return found && { ...found, method: found.method as PaidBy }
}

/**
 * Makes an attempt the live one and fixes its order, in one transaction. Of two successors of the same attempt one
 * succeeds; of two orders of one cart, one can be paid at a time.
 *
 * @returns whether it is live
 */
export async function makeLive(db: Database, attempt: PaymentAttempt): Promise<boolean> {
  const { fixed, owner, version } = attempt
  const id = Number(attempt.order)
  const others = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.owner, owner), ne(orders.id, id), isUnderWay))
  // Null if another order has a payment under way, which the column forbids.
  const at = sql<number>`case when not exists ${others} then ${attempt.at} end`
  try {
    await db.batch([
      db.insert(paymentAttempts).values({ ...attempt, at }),
      db
        .update(orders)
        .set({ fixed })
        .where(and(eq(orders.id, id), eq(orders.status, 'open'))),
    ])
    return true
  } catch (failure) {
    if ((await attemptOf(db, attempt.order, version)) || (await others).length > 0) return false
    throw failure
  }
}

/** Marks an attempt as rested, whatever its provider still allows: the order follows the cart again. */
export async function markRested(db: Database, { order, version }: PaymentAttempt): Promise<void> {
  const live = db
    .select({ version: sql`max(${paymentAttempts.version})` })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.order, order))
  await db.batch([
    db
      .update(paymentAttempts)
      .set({ rested: true })
      .where(and(eq(paymentAttempts.order, order), eq(paymentAttempts.version, version))),
    db
      .update(orders)
      .set({ fixed: null, modified: Date.now() })
      .where(and(eq(orders.id, Number(order)), eq(orders.status, 'open'), sql`${live} = ${version}`)),
  ])
}

/** Marks an attempt as over, as its provider reports. */
export async function markOver(db: Database, { order, version }: PaymentAttempt): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ over: true })
    .where(and(eq(paymentAttempts.order, order), eq(paymentAttempts.version, version)))
}

/** The payment prepared for a page. */
export async function findPrepared(
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

/** Stores the payment prepared for a page, replacing the previous one. */
export async function storePrepared(db: Database, prepared: PreparedPayment): Promise<void> {
  const { payment } = prepared
  const { order, page, method } = preparedPayments
  await db
    .insert(preparedPayments)
    .values(prepared)
    .onConflictDoUpdate({ target: [order, page, method], set: { payment } })
}
