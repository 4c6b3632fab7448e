/** Events of the checkout. Source: document 3, sections 2 to 4, 8 and 9 (TRACK-02, TRACK-08). */
import { has } from '../../own'
import { subtotal } from '../subtotal'
import type { EventRow, Params, Seen } from './event-row'
import type { FieldName } from './fields'

const shipping = { step: 4, option: 'Ground', shipping_tier: 'Ground' }
const paying = { step: 6, option: 'Credit Card', payment_type: 'Credit Card' }
/** The tracked number of a step of ours, where coming to it is all that happened: 4 and 6 are events of their own. */
const steps: Readonly<Record<string, number>> = { membership: 2, address: 3, payment: 5 }

const theOrder = (_: Params, { order }: Seen) => order
const oncePaid = { in: 'device', by: ({ transaction_id }: Params) => transaction_id } as const
/** Who loads the page again has not come to another step. */
const byStep = {
  in: 'device',
  by: theOrder,
  each: ({ step, option }: Params) => `${step} ${option ?? ''}`,
} as const
/** What is being bought; with the first step, where no other is named. A page that publishes one sum publishes both. */
const begin = ({ page: { cart } }: Seen) => ({
  ...cart,
  step: 1,
  option: 'account',
  value: cart?.value ?? cart?.total,
  total: cart?.total ?? cart?.value,
})
const review = (seen: Seen) => ({ ...begin(seen), step: 4, option: 'Payment Entered' })
const begun: readonly FieldName[] = ['step', 'option', 'value', 'total', 'coupon', 'discount', 'items']

/** @see EventRow */
export const checkoutEvents = {
  begin_checkout: {
    source: '2, 9',
    pages: { checkout: begin },
    params: begun,
    once: { in: 'order', by: theOrder },
    sinks: { meta: 'InitiateCheckout', podcast: 'checkout', audience: 'checkout' },
  },
  started_checkout: {
    source: '4',
    pages: { checkout: (seen) => !!seen.account && begin(seen) },
    facts: {
      'visitor:identified': ({ by }, seen) => by === 'checkout' && begin(seen),
    },
    params: begun,
    once: { in: 'device', by: theOrder },
    sinks: { dataLayer: '', klaviyo: 'Started Checkout' },
  },
  add_shipping_info: {
    source: '4',
    facts: {
      'checkout:advanced': (advanced, seen) => advanced.number > 2 && { ...begin(seen), ...shipping },
    },
    params: [...begun, 'shipping_tier'],
    once: byStep,
  },
  checkout_step: {
    source: '2, 4',
    facts: {
      'checkout:advanced': (advanced, seen) =>
        has(steps, advanced.step) && {
          ...begin(seen),
          step: steps[advanced.step],
          option: advanced.step,
        },
      'checkout:reported': ({ event }, seen) => event === 'reviewed' && review(seen),
    },
    pages: { review },
    params: begun,
    once: byStep,
  },
  add_payment_info: {
    source: '4',
    facts: {
      'payment:changed': (changed, seen) => changed.chosen && { ...begin(seen), ...paying },
    },
    params: [...begun, 'payment_type'],
    once: byStep,
    sinks: { meta: 'AddPaymentInfo' },
  },
  payment: {
    source: '2',
    facts: { 'order:placed': (order) => ({ ...order, transaction_id: order.id }) },
    // Who paid by the shop's own form is told so by its page.
    pages: {
      complete: ({ page: { order } }) =>
        order && { ...order, total: order.value && order.value + order.shipping + order.tax },
    },
    params: ['transaction_id', 'id', 'value', 'total'],
    once: oncePaid,
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
    params: [
      'transaction_id',
      'id',
      'value',
      'subtotal',
      'shipping',
      'tax',
      'discount',
      'coupon',
      'has_mulberry',
      'items',
    ],
    once: oncePaid,
    sinks: {
      meta: 'Purchase',
      klaviyo: 'Placed Order',
      podcast: 'purchase',
      audience: 'purchase',
    },
  },
  checkout_error: {
    source: '8',
    facts: { 'checkout:failed': (failed) => ({ ...failed }) },
    params: ['message', 'field'],
  },
} satisfies Readonly<Record<string, EventRow>>
