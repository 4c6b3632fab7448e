/** Events of providers: each is kept by its id, answered at once, and tried until its attempt is settled or there is none. */
import { and, eq, type SQL } from 'drizzle-orm'
import type { Database } from '../database/open'
import { paymentAttempts, preparedPayments, webhookEvents } from '../database/payment-tables'
import { record } from '../log/record'
import type { PaymentAttempt } from '../payment/payment-book'
import type { PaidBy } from '../payment/providers'
import type { Till } from '../payment/till'
import { unasked } from '../payment/unasked'
import { isDue } from './ask-again'
import { settleUnattended } from './settle-unattended'

/** What an event is about. */
export interface WebhookEvent {
  readonly method: PaidBy
  /** Its id; another provider may have the same one. */
  readonly id: string
  /** The payment's id at its provider. */
  readonly payment: string
}

type KeptEvent = typeof webhookEvents.$inferSelect

/** How long an event about a payment that nobody has begun may be of one that is about to, in milliseconds. */
const begunWithin = 3_600_000

/** Keeps an event and lets it be handled: whoever sent it is not kept waiting for that. */
export async function receive(till: Till, { method, id, payment }: WebhookEvent): Promise<void> {
  await till.db
    .insert(webhookEvents)
    .values({ method, id, payment, at: Date.now(), handled: false })
    .onConflictDoNothing()
  const event = and(eq(webhookEvents.method, method), eq(webhookEvents.id, id))
  handle(till, await kept(till.db, event), Date.now()).catch(unasked(undefined))
}

/** Tries again what was kept and could not be handled, however long ago it came. */
export async function handleKept(till: Till, now: number): Promise<void> {
  const events = await kept(till.db)
  const due = events.filter((event) => isDue(event, now))
  await handle(till, due, now)
}

const kept = (db: Database, which?: SQL): Promise<KeptEvent[]> =>
  db
    .select()
    .from(webhookEvents)
    .where(and(eq(webhookEvents.handled, false), which))

async function handle(till: Till, events: readonly KeptEvent[], now: number): Promise<void> {
  for (const event of events)
    await till.db
      .update(webhookEvents)
      .set({ asked: Date.now(), handled: await isHandled(till, event, now) })
      .where(and(eq(webhookEvents.method, event.method), eq(webhookEvents.id, event.id)))
}

/** Whether nothing is left to be done for an event: its attempt was settled, or is none of this shop's. */
async function isHandled(till: Till, event: KeptEvent, now: number): Promise<boolean> {
  const attempt = await attemptFor(till.db, event)
  if (!attempt && now - event.at <= begunWithin) return false
  const settled = attempt && (await settleUnattended(till, attempt).catch(unasked({ at: 'unknown' } as const)))
  if (!settled) await tellUnbegun(till.db, event)
  return settled?.at !== 'unknown'
}

/** People have to look: money may have moved for something that nobody has begun to pay for here. */
async function tellUnbegun(db: Database, { method, payment }: KeptEvent): Promise<void> {
  const [prepared] = await db.select().from(preparedPayments).where(eq(preparedPayments.payment, payment))
  const whose = prepared ? `it was prepared for order ${prepared.order}` : 'it may be another shop’s'
  console.error(`An event of ${method} is about ${payment}, by which nobody pays here: ${whose}.`)
  if (prepared) await record(db, prepared, 'payment', `${prepared.order}: an event without an attempt`)
}

/** The attempt that a payment belongs to; nothing where it is not written yet, or another shop's. */
export async function attemptFor(
  db: Database,
  { method, payment }: Pick<KeptEvent, 'method' | 'payment'>,
): Promise<PaymentAttempt | undefined> {
  const [found] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.method, method), eq(paymentAttempts.payment, payment)))
    .limit(1)
  return found && { ...found, method: found.method as PaidBy }
}
