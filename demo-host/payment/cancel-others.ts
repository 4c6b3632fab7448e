/** Cancels what was prepared for a cart that another payment pays for, so that no old page can have it charged again. */
import { eq } from 'drizzle-orm'
import { preparedPayments } from '../database/payment-tables'
import { logFailure } from './log-failure'
import { markPreparedOver, openPrepared, type PaymentAttempt } from './payment-records'
import type { PaymentServices } from './payment-services'
import { phaseOf } from './provider'

/**
 * Cancels all prepared payments of the attempt's owner but its own, also those for orders of other countries: all are
 * for one cart. What cannot be cancelled now is left to the sweep.
 */
export async function cancelOthers(
  { db, providers }: PaymentServices,
  { owner, payment }: Pick<PaymentAttempt, 'owner' | 'payment'>,
): Promise<void> {
  for (const prepared of await openPrepared(db, eq(preparedPayments.owner, owner))) {
    if (prepared.payment === payment) continue
    const ended = await providers[prepared.method].cancel(prepared.payment).catch(logFailure(undefined))
    if (ended && phaseOf(ended) === 'over') await markPreparedOver(db, prepared)
  }
}
