/** Asks providers about attempts that are still open: nothing depends on a shopper's return, nor on an event's arrival. */
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { orders } from '../database/order-tables'
import { paymentAttempts } from '../database/payment-tables'
import { attemptOf } from '../payment/payment-book'
import type { Till } from '../payment/till'
import { unasked } from '../payment/unasked'
import { settleUnattended } from './settle-unattended'
import { handleKept } from './webhook-inbox'

const minute = 60_000
/** Before this its shopper is probably still there. */
const askAfter = 2 * minute
/** After this nobody asks any more: what could be cancelled long is. */
const askUntil = 26 * 60 * minute

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
  const open = await db
    .selectDistinct({ order: paymentAttempts.order })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, sql`cast(${paymentAttempts.order} as integer)`))
    .where(
      and(
        inArray(orders.status, ['open', 'processing']),
        lt(paymentAttempts.at, now - askAfter),
        gt(paymentAttempts.at, now - askUntil),
        owner === undefined ? undefined : eq(paymentAttempts.owner, owner),
      ),
    )
    .orderBy(desc(paymentAttempts.at))
  for (const { order } of open) {
    const attempt = await attemptOf(db, order)
    if (attempt && attempt.at < now - askAfter) await settleUnattended(till, attempt).catch(unasked(undefined))
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
