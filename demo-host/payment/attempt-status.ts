/** How an order stands with its payment, as the contract writes it. */
import type { InferInput } from 'valibot'
import type { paymentStatus } from '../../core/contract/payment-status'
import type { Settled } from './settle-payment'

/** What nobody can say is being processed. */
export function statusOf(settled: Settled): InferInput<typeof paymentStatus.answer> {
  return {
    status: settled.at === 'unknown' ? 'processing' : settled.at,
    ...('url' in settled ? { url: settled.url } : {}),
    ...('attempt' in settled ? { attempt: settled.attempt } : {}),
  }
}
