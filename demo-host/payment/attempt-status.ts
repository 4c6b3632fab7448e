/** Writes an order's payment status in the contract's shape. */
import type { InferInput } from 'valibot'
import type { paymentStatus } from '../../core/shop/order/payment-status.contract'
import type { Settlement } from './settle-payment'

/** An unknown status is answered as `processing`. */
export function statusOf(settled: Settlement): InferInput<typeof paymentStatus.answer> {
  return {
    status: settled.at === 'unknown' ? 'processing' : settled.at,
    ...('url' in settled ? { url: settled.url } : {}),
    ...('attempt' in settled ? { attempt: settled.attempt } : {}),
  }
}
