/** Ends an attempt that nobody has approved yet: its page has given it up, or the visitor goes on in another tab. */
import type { AttemptEnd } from '../../core/contract/payment-status'
import type { KeptOrder } from '../database/order-tables'
import type { Visitor } from '../visitor/visitor'
import { attemptOf, rest } from './payment-book'
import { type Settled, settleInTurn } from './settle-payment'
import type { Till } from './till'
import { unasked } from './unasked'

/**
 * How the order stands afterwards: only this attempt is ended, and one for which it is too late is not.
 *
 * @param operation the attempt's
 */
export function endPayment(
  till: Till,
  visitor: Visitor,
  kept: KeptOrder,
  operation: string,
  end: AttemptEnd,
): Promise<Settled> {
  return till.inTurn(kept.id, async () => {
    const settled = await settleInTurn(till, visitor, kept)
    const attempt = await attemptOf(till.db, String(kept.id))
    if (settled.at !== 'open' || attempt?.operation !== operation) return settled
    if (end === 'rested') await rest(till.db, attempt)
    else if (!(await till.providers[attempt.method].cancel(attempt.payment).catch(unasked(undefined))))
      return { at: 'unknown' }
    return settleInTurn(till, visitor, kept)
  })
}
