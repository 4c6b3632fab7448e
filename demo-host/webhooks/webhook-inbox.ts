/**
 * Stores the events of providers by id, answers at once, and handles each event again until its attempt is settled or it
 * is clear that there is no attempt.
 */
import { and, eq, type SQL } from 'drizzle-orm'
import type { Database } from '../database/open'
import { preparedPayments, webhookEvents } from '../database/payment-tables'
import { logFailure } from '../payment/log-failure'
import { attemptWith, openPrepared } from '../payment/payment-records'
import type { PaymentServices } from '../payment/payment-services'
import type { PaidBy } from '../payment/providers'
import { settlePrepared } from '../payment/unasked-payment'
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

/**
 * Settles the event's attempt; without one, what was prepared with its payment.
 *
 * @returns whether the event needs no further handling
 */
async function isHandled(payments: PaymentServices, event: StoredEvent, now: number): Promise<boolean> {
  const named = { method: event.method as PaidBy, payment: event.payment }
  const attempt = await attemptWith(payments.db, named)
  if (attempt) {
    const settled = await settleUnattended(payments, attempt).catch(logFailure({ at: 'unknown' } as const))
    return settled?.at !== 'unknown'
  }
  const [prepared] = await openPrepared(payments.db, eq(preparedPayments.payment, event.payment))
  if (prepared) return settlePrepared(payments, prepared, now).catch(logFailure(false))
  if (now - event.at <= maxWaitForAttempt) return false
  console.error(`An event of ${event.method} is about ${event.payment}, which is unknown: it may be another shop’s.`)
  return true
}
