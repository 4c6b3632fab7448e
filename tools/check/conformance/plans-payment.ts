/** The calls that pay for an order. No payment is confirmed: no provider is told to take money. */

import { operationId as freshId } from '../../../core/base/net/operation-id'
import {
  affirmUrl,
  klarnaRedirect,
  klarnaSession,
  paybrightUrl,
  paymentDeclined,
  stripeIntent,
} from '../../../core/shop/order/payment.contract'
import { paymentComplete } from '../../../core/shop/order/payment-complete.contract'
import { paymentStatus } from '../../../core/shop/order/payment-status.contract'
import type { CallPlan, Known } from './case'
import { plan } from './plan'

const anotherOrder = { 'an order that does not exist': { order_id: '999999999' } }
const decline = { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline', message: '' }

/** Excludes the calls of a provider that the order cannot be paid by. */
const only =
  (method: NonNullable<Known['methods']>[number]) =>
  ({ methods = [] }: Known) =>
    methods.includes(method) ? undefined : `“methods” does not have ${method}`

/** In the order in which they are tried: what is only prepared comes before what begins an attempt. */
export const paymentPlans: readonly CallPlan[] = [
  plan(stripeIntent, {
    needs: ['order', 'methods'],
    excluded: only('stripe'),
    good: ({ order }) => ({ 'prepares a payment': { order, page: freshId(), creditActive: false, amount: 1 } }),
    without: ['page'],
    wrong: anotherOrder,
  }),
  plan(klarnaSession, {
    needs: ['order', 'methods'],
    excluded: only('klarna'),
    good: ({ order }) => ({ 'prepares a payment': { order, page: freshId() } }),
    without: ['page'],
    wrong: anotherOrder,
  }),
  plan(affirmUrl, {
    needs: ['order', 'methods'],
    excluded: only('affirm'),
    good: ({ order, attempt }) => ({ 'begins an attempt': { order, page: freshId(), operation: attempt } }),
    without: ['page', 'operation'],
    wrong: anotherOrder,
  }),
  plan(paybrightUrl, {
    needs: ['order', 'methods'],
    excluded: only('paybright'),
    good: ({ order, attempt }) => ({ 'begins an attempt': { order, page: freshId(), operation: attempt } }),
    without: ['page', 'operation'],
    wrong: anotherOrder,
  }),
  plan(klarnaRedirect, {
    needs: ['order', 'methods'],
    excluded: only('klarna'),
    mayReject: true,
    good: ({ order }) => ({
      'an authorisation that does not exist': { order, operation: freshId(), clientToken: 'none', res: '{}' },
    }),
    without: ['operation'],
    wrong: anotherOrder,
  }),
  plan(paymentStatus, {
    needs: ['order', 'methods'],
    good: ({ order, attempt }) => ({
      'any attempt': { order, operation: '' },
      'ends the attempt of these tests': { order, operation: attempt, end: 'stop' as const },
    }),
    wrong: anotherOrder,
  }),
  plan(paymentDeclined, {
    needs: ['order', 'methods'],
    mayReject: true,
    good: ({ order }) => ({ 'a card that was declined': { order, operation: freshId(), response: decline } }),
    without: ['operation'],
    wrong: anotherOrder,
  }),
  plan(paymentComplete('order'), {
    needs: ['order', 'methods'],
    mayReject: true,
    good: ({ order }) => ({
      'a payment that was never made': {
        ...{ order, operation: freshId(), amount: 1, paymentIntentId: 'pi_none', paymentMethodId: 'pm_none' },
        ...{ status: 'succeeded', customerId: '', adjustAmount: '' as const },
        ...{ referralSource: '', referralOther: '', referralAssociate: '' },
      },
    }),
    check: (answer) => ((Object(answer) as { success?: unknown }).success === true ? 'paid' : undefined),
    without: ['operation'],
    wrong: anotherOrder,
  }),
]
