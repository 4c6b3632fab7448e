/** Events of the checkout. Source: document 3, sections 2 to 4, 8 and 9 (TRACK-02, TRACK-08). */
import { subtotal } from '../subtotal'
import type { EventRow, Params, Seen } from './event-row'
import type { FieldName } from './fields'

const shipping = { step: 4, shipping_tier: 'Ground' }
const paying = { step: 6, payment_type: 'Credit Card' }
const reviewed = { step: 4, option: 'Payment Entered' }
/** The tracked number of a step of ours, where coming to it is all that happened: 4 and 6 are events of their own. */
const steps: Readonly<Record<string, number>> = { membership: 2, address: 3, payment: 5 }

const byStep = { in: 'page', by: ({ step, option }: Params) => `${step} ${option ?? ''}` } as const
const cartOf = ({ page: { cart } }: Seen) => ({ ...cart, value: cart?.value ?? cart?.total })
const begun: readonly FieldName[] = ['step', 'value', 'coupon', 'items']

/** @see EventRow */
export const checkoutEvents = {
  begin_checkout: {
    source: '2, 9',
    pages: { checkout: (seen) => ({ step: 1, ...cartOf(seen) }) },
    params: begun,
    once: { in: 'order', by: (_, { order }) => order },
    sinks: { meta: 'InitiateCheckout', podcast: 'checkout', audience: 'checkout' },
  },
  started_checkout: {
    source: '4',
    pages: { checkout: (seen) => (seen.loggedIn ? cartOf(seen) : undefined) },
    facts: { 'visitor:identified': ({ by }, seen) => (by === 'checkout' ? cartOf(seen) : undefined) },
    params: begun,
    once: { in: 'device', by: (_, { order }) => order },
    sinks: { dataLayer: '', klaviyo: 'Started Checkout' },
  },
  add_shipping_info: {
    source: '4',
    facts: {
      'checkout:advanced': ({ number, total, currency }) =>
        number > 2 ? { ...shipping, value: total, currency } : undefined,
    },
    params: ['step', 'shipping_tier', 'value'],
    once: byStep,
  },
  checkout_step: {
    source: '2, 4',
    facts: {
      'checkout:advanced': ({ step, total, currency }) =>
        steps[step] ? { step: steps[step], option: step, value: total, currency } : undefined,
      'checkout:reported': ({ event }) => (event === 'reviewed' ? reviewed : undefined),
    },
    pages: { review: () => reviewed },
    params: ['step', 'option', 'value'],
    once: byStep,
  },
  add_payment_info: {
    source: '4',
    facts: {
      'payment:changed': ({ method, due, currency }) => (method ? { ...paying, value: due, currency } : undefined),
    },
    params: ['step', 'payment_type', 'value'],
    once: byStep,
    sinks: { meta: 'AddPaymentInfo' },
  },
  payment: {
    source: '2',
    facts: { 'order:placed': ({ id, total, currency }) => ({ transaction_id: id, value: total, currency }) },
    params: ['transaction_id', 'value'],
    once: { in: 'device', by: ({ transaction_id }) => transaction_id },
  },
  purchase: {
    source: '2, 3, 9',
    pages: {
      complete: ({ page: { order }, counted }) => {
        if (!order) return undefined
        const sum = subtotal(counted(order.items))
        return { ...order, value: order.value ?? sum, subtotal: sum }
      },
    },
    params: ['transaction_id', 'value', 'subtotal', 'shipping', 'tax', 'discount', 'coupon', 'has_mulberry', 'items'],
    once: { in: 'device', by: ({ transaction_id }) => transaction_id },
    sinks: {
      meta: 'Purchase',
      klaviyo: 'Placed Order',
      podcast: 'purchase',
      audience: 'purchase',
    },
  },
  checkout_error: {
    source: '8',
    facts: { 'checkout:failed': ({ message, field }) => ({ message, field }) },
    params: ['message', 'field'],
  },
} satisfies Readonly<Record<string, EventRow>>
