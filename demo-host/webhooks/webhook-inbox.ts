/** Events of providers: each is kept by its id, answered at once, and handled once. */
import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../database/open'
import { paymentAttempts, webhookEvents } from '../database/payment-tables'
import type { PaymentAttempt } from '../payment/payment-book'
import type { PaidBy } from '../payment/providers'
import type { Till } from '../payment/till'
import { unasked } from '../payment/unasked'
import { settleUnattended } from './settle-unattended'

/** What an event is about. */
export interface WebhookEvent {
  readonly method: PaidBy
  /** Its id; another provider may have the same one. */
  readonly id: string
  /** The payment's id at its provider. */
  readonly payment: string
}

/** How long an event about a payment that nobody knows is tried again, in milliseconds. */
const keptFor = 3_600_000

/** Keeps an event and lets it be handled: whoever sent it is not kept waiting for that. */
export async function receive(till: Till, { method, id, payment }: WebhookEvent): Promise<void> {
  await till.db
    .insert(webhookEvents)
    .values({ method, id, payment, at: Date.now(), handled: false })
    .onConflictDoNothing()
  handle(till, and(eq(webhookEvents.method, method), eq(webhookEvents.id, id))).catch(unasked(undefined))
}

/** Tries again what was kept and could not be handled. */
export const handleKept = (till: Till, now: number): Promise<void> => handle(till, gt(webhookEvents.at, now - keptFor))

async function handle(till: Till, which: ReturnType<typeof and>): Promise<void> {
  const { db } = till
  const events = await db
    .select()
    .from(webhookEvents)
    .where(and(eq(webhookEvents.handled, false), which))
  for (const event of events) {
    const attempt = await attemptFor(db, event)
    const settled = attempt && (await settleUnattended(till, attempt).catch(unasked(undefined)))
    if (!settled || settled.at === 'unknown') continue
    await db
      .update(webhookEvents)
      .set({ handled: true })
      .where(and(eq(webhookEvents.method, event.method), eq(webhookEvents.id, event.id)))
  }
}

/** The attempt that a payment belongs to; nothing where it is not written yet, or another shop's. */
export async function attemptFor(
  db: Database,
  { method, payment }: Pick<typeof webhookEvents.$inferSelect, 'method' | 'payment'>,
): Promise<PaymentAttempt | undefined> {
  const [found] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.method, method), eq(paymentAttempts.payment, payment)))
    .limit(1)
  return found && { ...found, method: found.method as PaidBy }
}
