/** Asks providers about attempts that are still open: nothing depends on a shopper's return, nor on an event's arrival. */
import { and, eq } from 'drizzle-orm'
import { paymentAttempts } from '../database/payment-tables'
import type { Till } from '../payment/till'
import { unasked } from '../payment/unasked'
import { isDue } from './ask-again'
import { openAttempts } from './open-attempts'
import { settleUnattended } from './settle-unattended'
import { handleKept } from './webhook-inbox'

const minute = 60_000
/** Before this its shopper is probably still there. */
const askAfter = 2 * minute

/** What is swept. */
export interface Sweep {
  /** In milliseconds since 1970. */
  readonly now?: number
  /** Only this visitor's attempts. */
  readonly owner?: string
}

/** Settles each open order whose attempt is old enough; one that fails keeps no other from it. */
export async function sweepPayments(till: Till, { now = Date.now(), owner }: Sweep = {}): Promise<void> {
  const { db } = till
  await handleKept(till, now)
  for (const attempt of await openAttempts(db, now - askAfter, owner)) {
    if (!isDue(attempt, now)) continue
    await db
      .update(paymentAttempts)
      .set({ asked: Date.now() })
      .where(and(eq(paymentAttempts.order, attempt.order), eq(paymentAttempts.version, attempt.version)))
    await settleUnattended(till, attempt).catch(unasked(undefined))
  }
}

/** Sweeps again and again, each time when the one before is over. @returns its stop */
export function startSweep(till: Till, every = minute): () => void {
  let timer: ReturnType<typeof setTimeout>
  let isStopped = false
  const wait = () => {
    timer = setTimeout(async () => {
      await sweepPayments(till).catch(unasked(undefined))
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
