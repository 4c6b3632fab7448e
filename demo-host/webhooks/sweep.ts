/**
 * Requests the status of open attempts and prepared payments, so that orders are settled without the visitor's return and
 * without webhooks.
 */
import { and, eq } from 'drizzle-orm'
import { paymentAttempts, preparedPayments } from '../database/payment-tables'
import { logFailure } from '../payment/log-failure'
import { openPrepared } from '../payment/payment-records'
import type { PaymentServices } from '../payment/payment-services'
import { settlePrepared } from '../payment/unasked-payment'
import { openAttempts } from './open-attempts'
import { isDue } from './retry-due'
import { settleUnattended } from './settle-unattended'
import { retryStoredEvents } from './webhook-inbox'

const minute = 60_000
/** Younger attempts are skipped, because the visitor's page requests their status. In milliseconds. */
const minAge = 2 * minute

/** The options of a sweep. */
export interface SweepOptions {
  /** In milliseconds since 1970. */
  readonly now?: number
  /** Only this visitor's attempts and prepared payments. */
  readonly owner?: string
}

/**
 * Retries stored webhook events, then settles each open order whose attempt is old enough and due, then what was prepared
 * without an attempt. A failure of one does not affect the others.
 */
export async function sweepPayments(
  payments: PaymentServices,
  { now = Date.now(), owner }: SweepOptions = {},
): Promise<void> {
  const { db } = payments
  await retryStoredEvents(payments, now)
  for (const attempt of await openAttempts(db, now - minAge, owner)) {
    if (!isDue(attempt, now)) continue
    await db
      .update(paymentAttempts)
      .set({ asked: Date.now() })
      .where(and(eq(paymentAttempts.order, attempt.order), eq(paymentAttempts.version, attempt.version)))
    await settleUnattended(payments, attempt).catch(logFailure(undefined))
  }
  for (const prepared of await openPrepared(db, owner === undefined ? owner : eq(preparedPayments.owner, owner))) {
    if (!isDue(prepared, now)) continue
    await db.update(preparedPayments).set({ asked: Date.now() }).where(eq(preparedPayments.payment, prepared.payment))
    await settlePrepared(payments, prepared, now).catch(logFailure(undefined))
  }
}

/** Repeats the sweep; each one begins after the previous one has ended. @returns a function that stops it */
export function startSweep(payments: PaymentServices, every = minute): () => void {
  let timer: ReturnType<typeof setTimeout>
  let isStopped = false
  const wait = () => {
    timer = setTimeout(async () => {
      await sweepPayments(payments).catch(logFailure(undefined))
      if (!isStopped) wait()
    }, every)
    timer.unref()
  }
  wait()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
