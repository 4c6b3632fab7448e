/** Completes an order after payment: one call, with a path for each type of order (CHK-08). */
import type { Endpoint } from '../../base/net/endpoint.contract'
import type { Order } from './order.contract'
import { type Attempt, settledAnswer } from './payment.contract'

/** The result of a payment (PAY-03). */
export interface Completion {
  /** In units of the currency. */
  readonly amount: number
  readonly paymentIntentId: string
  readonly paymentMethodId: string
  readonly status: string
  readonly customerId: string
  /** Empty where the server did not adjust it. */
  readonly adjustAmount: number | ''
  readonly referralSource: string
  readonly referralOther: string
  readonly referralAssociate: string
}

/** The path of completion by type of order (CHK-08). */
export const completionPaths: Readonly<Record<Order['type'], string>> = {
  order: '/uc_stripe/payment/complete/{order_id}',
  membership: '/user/membership/payment_complete/{order_id}',
  terminal: '/uc_stripe/terminal/complete/{order_id}',
  swatch: '/user/swatch/payment_complete/{order_id}',
  quote: '/user/quote/payment_complete/{order_id}',
}

/** The endpoint that completes a paid order of a type. The server requests the payment's status from the provider. */
export function paymentComplete(type: Order['type']): Endpoint<Attempt & Completion, typeof settledAnswer> {
  return {
    name: 'payment.complete',
    method: 'POST',
    path: completionPaths[type],
    requirements: ['STRIPE-02', 'PAY-03', 'CHK-08'],
    changes: true,
    query: ({ order, ...payload }) => ({
      order_id: order,
      ...Object.fromEntries(Object.entries(payload).map(([key, value]) => [key, String(value)])),
    }),
    answer: settledAnswer,
  }
}
