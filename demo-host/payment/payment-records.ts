/** Reads and writes an order's payments: its attempts, of which the last is live, and prepared payments. */
import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/open'
import { orders } from '../database/order-tables'
import { paymentAttempts, preparedPayments } from '../database/payment-tables'
import { isUnderWay } from '../order/order-records'
import type { PaidBy } from './providers'

/** One attempt. */
export type PaymentAttempt = Omit<typeof paymentAttempts.$inferSelect, 'method'> & { readonly method: PaidBy }

/** A prepared payment. */
export type PreparedPayment = Omit<typeof preparedPayments.$inferSelect, 'method'> & { readonly method: PaidBy }

/** An order's live attempt, or the one with this version. */
export function attemptOf(db: Database, order: string, version?: number): Promise<PaymentAttempt | undefined> {
  const { order: ofOrder, version: ofVersion } = paymentAttempts
  return latestAttempt(db, and(eq(ofOrder, order), version === undefined ? undefined : eq(ofVersion, version)))
}

/** The attempt with this operation id, for any of the visitor's orders. */
export function attemptBy(db: Database, owner: string, operation: string): Promise<PaymentAttempt | undefined> {
  return latestAttempt(db, and(eq(paymentAttempts.owner, owner), eq(paymentAttempts.operation, operation)))
}

/** The attempt with this payment; `undefined` if there is none, or if it belongs to another shop. */
export function attemptWith(
  db: Database,
  { method, payment }: Pick<PreparedPayment, 'method' | 'payment'>,
): Promise<PaymentAttempt | undefined> {
  return latestAttempt(db, and(eq(paymentAttempts.method, method), eq(paymentAttempts.payment, payment)))
}

async function latestAttempt(db: Database, which: SQL | undefined): Promise<PaymentAttempt | undefined> {
  const [found] = await db
    .select()
    .from(paymentAttempts)
    .where(which)
    .orderBy(desc(paymentAttempts.version), desc(paymentAttempts.at))
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
export async function markOver(db: Database, attempt: PaymentAttempt): Promise<void> {
  const { order, version } = attempt
  await db
    .update(paymentAttempts)
    .set({ over: true })
    .where(and(eq(paymentAttempts.order, order), eq(paymentAttempts.version, version)))
  await markPreparedOver(db, attempt)
}

/** The prepared payments that are not settled. @param which a condition on them */
export async function openPrepared(db: Database, which: SQL | undefined): Promise<readonly PreparedPayment[]> {
  const rows = await db
    .select()
    .from(preparedPayments)
    .where(and(eq(preparedPayments.over, false), which))
  return rows.map((row) => ({ ...row, method: row.method as PaidBy }))
}

/** The payment that was prepared last for an order at a provider. */
export async function findPrepared(
  db: Database,
  { order, method }: Pick<PreparedPayment, 'order' | 'method'>,
): Promise<string | undefined> {
  const [found] = await db
    .select()
    .from(preparedPayments)
    .where(and(eq(preparedPayments.order, order), eq(preparedPayments.method, method)))
  return found?.payment
}

/** Stores a prepared payment, replacing the previous one. */
export async function storePrepared(db: Database, prepared: PreparedPayment): Promise<void> {
  const { order, method, ...set } = prepared
  await db
    .insert(preparedPayments)
    .values(prepared)
    .onConflictDoUpdate({ target: [preparedPayments.order, preparedPayments.method], set })
}

/** Marks a prepared payment as settled. @returns whether it was not yet */
export async function markPreparedOver(db: Database, { payment }: Pick<PreparedPayment, 'payment'>): Promise<boolean> {
  const { rowsAffected } = await db
    .update(preparedPayments)
    .set({ over: true })
    .where(and(eq(preparedPayments.payment, payment), eq(preparedPayments.over, false)))
  return rowsAffected === 1
}
