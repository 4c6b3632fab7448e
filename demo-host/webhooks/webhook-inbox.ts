/**
 * Stores the events of providers by id, answers at once, and handles each event again until its attempt is settled or it
 * is clear that there is no attempt.
 */
import { and, eq, type SQL } from 'drizzle-orm'
import type { Database } from '../database/open'
import { paymentAttempts, preparedPayments, webhookEvents } from '../database/payment-tables'
import { record } from '../log/record'
import { logFailure } from '../payment/log-failure'
import type { PaymentAttempt } from '../payment/payment-records'
import type { PaymentServices } from '../payment/payment-services'
import type { PaidBy } from '../payment/providers'
import { isDue } from './retry-due'
import { settleUnattended } from './settle-unattended'

/** An event. */
export interface WebhookEvent {
  readonly method: PaidBy
  /** Its id, unique for each provider. */
  readonly id: string
  /** The payment's id at its provider. */
  readonly payment: string
}

type StoredEvent = typeof webhookEvents.$inferSelect

/** For this time the attempt of an unknown payment may still be being created, in milliseconds. */
const maxWaitForAttempt = 3_600_000

/** Stores an event and handles it without delaying the answer. */
export async function receiveEvent(payments: PaymentServices, { method, id, payment }: WebhookEvent): Promise<void> {
  await payments.db
    .insert(webhookEvents)
    .values({ method, id, payment, at: Date.now(), handled: false })
    .onConflictDoNothing()
  const event = and(eq(webhookEvents.method, method), eq(webhookEvents.id, id))
  handle(payments, await unhandledEvents(payments.db, event), Date.now()).catch(logFailure(undefined))
}

/** Handles stored events again that are due, whatever their age. */
export async function retryStoredEvents(payments: PaymentServices, now: number): Promise<void> {
  const events = await unhandledEvents(payments.db)
  const due = events.filter((event) => isDue(event, now))
  await handle(payments, due, now)
}

const unhandledEvents = (db: Database, which?: SQL): Promise<StoredEvent[]> =>
  db
    .select()
    .from(webhookEvents)
    .where(and(eq(webhookEvents.handled, false), which))

async function handle(payments: PaymentServices, events: readonly StoredEvent[], now: number): Promise<void> {
  for (const event of events)
    await payments.db
      .update(webhookEvents)
      .set({ asked: Date.now(), handled: await isHandled(payments, event, now) })
      .where(and(eq(webhookEvents.method, event.method), eq(webhookEvents.id, event.id)))
}

/** Settles the event's attempt. @returns whether the event needs no further handling */
async function isHandled(payments: PaymentServices, event: StoredEvent, now: number): Promise<boolean> {
  const attempt = await attemptFor(payments.db, event)
  if (!attempt && now - event.at <= maxWaitForAttempt) return false
  const settled = attempt && (await settleUnattended(payments, attempt).catch(logFailure({ at: 'unknown' } as const)))
  if (!settled) await logWithoutAttempt(payments.db, event)
  return settled?.at !== 'unknown'
}

/** Logs the event for staff, because money may have moved without an attempt in this shop. */
async function logWithoutAttempt(db: Database, { method, payment }: StoredEvent): Promise<void> {
  const [prepared] = await db.select().from(preparedPayments).where(eq(preparedPayments.payment, payment))
  const whose = prepared ? `it was prepared for order ${prepared.order}` : 'it may be another shop’s'
  console.error(`An event of ${method} is about ${payment}, which has no attempt here: ${whose}.`)
  if (prepared) await record(db, prepared, 'payment', `${prepared.order}: an event without an attempt`)
}

/** The attempt of a payment; `undefined` if it is not stored yet, or if it belongs to another shop. */
export async function attemptFor(
  db: Database,
  { method, payment }: Pick<StoredEvent, 'method' | 'payment'>,
): Promise<PaymentAttempt | undefined> {
  const [found] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.method, method), eq(paymentAttempts.payment, payment)))
    .limit(1)
  return found && { ...found, method: found.method as PaidBy }
}
