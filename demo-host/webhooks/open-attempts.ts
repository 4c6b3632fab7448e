/** The unsettled attempts: the last one of each unpaid order, until its provider ends it. */
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/open'
import { orders } from '../database/order-tables'
import { paymentAttempts } from '../database/payment-tables'
import type { PaymentAttempt } from '../payment/payment-records'
import type { PaidBy } from '../payment/providers'

/**
 * @param before only attempts that began before this time are returned
 * @param owner if it is given, only this visitor's attempts are returned
 * @returns the attempts, newest first
 */
export async function openAttempts(db: Database, before: number, owner?: string): Promise<PaymentAttempt[]> {
  const { order, version } = paymentAttempts
  const rows = await db
    .select({ attempt: paymentAttempts })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, sql`cast(${order} as integer)`))
    .where(
      and(
        inArray(orders.status, ['open', 'processing']),
        sql`${version} = (select max(one.version) from payment_attempts one where one.order_id = ${order})`,
        eq(paymentAttempts.over, false),
        lt(paymentAttempts.at, before),
        owner === undefined ? undefined : eq(paymentAttempts.owner, owner),
      ),
    )
    .orderBy(desc(paymentAttempts.at))
  return rows.map(({ attempt }) => ({ ...attempt, method: attempt.method as PaidBy }))
}
