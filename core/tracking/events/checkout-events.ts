/** Events of the checkout (TRACK-02, TRACK-08). */
import { has } from '../../base/input/own'
import { subtotal } from '../item-values'
import type { EventRow, PageContext, Params } from './event-row'
import type { FieldName } from './fields'

const shipping = { step: 4, option: 'Ground', shipping_tier: 'Ground' }
const paying = { step: 6, option: 'Credit Card', payment_type: 'Credit Card' }
/** The tracked numbers of our steps, for `checkout_step`. 4 and 6 have events of their own. */
const steps: Readonly<Record<string, number>> = { membership: 2, address: 3, payment: 5 }

const theOrder = (_: Params, { order }: PageContext) => order
const oncePaid = { in: 'device', by: ({ transaction_id }: Params) => transaction_id } as const
/** Once per step: loading the page again sends nothing. */
const byStep = {
  in: 'device',
  by: theOrder,
  each: ({ step, option }: Params) => `${step} ${option ?? ''}`,
} as const
/** The cart, as the first step unless another is named. A page that publishes one of the sums publishes both. */
const begin = ({ page: { cart } }: PageContext) => ({
  ...cart,
  step: 1,
  option: 'account',
  value: cart?.value ?? cart?.total,
  total: cart?.total ?? cart?.value,
})
const review = (context: PageContext) => ({ ...begin(context), step: 4, option: 'Payment Entered' })
const begun: readonly FieldName[] = ['step', 'option', 'value', 'total', 'coupon', 'discount', 'items']

/** @see EventRow */
export const checkoutEvents = {
  begin_checkout: {
    requirements: ['TRACK-01', 'TRACK-02'],
    pages: { checkout: begin },
    params: begun,
    once: { in: 'order', by: theOrder },
    sinks: { meta: 'InitiateCheckout', podcast: 'checkout', audience: 'checkout' },
  },
  started_checkout: {
    requirements: ['TRACK-08'],
    pages: { checkout: (context) => !!context.account && begin(context) },
    facts: {
      'visitor:identified': ({ by }, context) => by === 'checkout' && begin(context),
    },
    params: begun,
    once: { in: 'device', by: theOrder },
    sinks: { dataLayer: '', klaviyo: 'Started Checkout' },
  },
  add_shipping_info: {
    requirements: ['TRACK-02'],
    facts: {
      'checkout:advanced': (advanced, context) => advanced.number > 2 && { ...begin(context), ...shipping },
    },
    params: [...begun, 'shipping_tier'],
    once: byStep,
  },
  checkout_step: {
    requirements: ['TRACK-02'],
    facts: {
      'checkout:advanced': (advanced, context) =>
        has(steps, advanced.step) && {
          ...begin(context),
          step: steps[advanced.step],
          option: advanced.step,
        },
      'checkout:reported': ({ event }, context) => event === 'reviewed' && review(context),
    },
    pages: { review },
    params: begun,
    once: byStep,
  },
  add_payment_info: {
    requirements: ['TRACK-02'],
    facts: {
      'payment:changed': (changed, context) => changed.chosen && { ...begin(context), ...paying },
    },
    params: [...begun, 'payment_type'],
    once: byStep,
    sinks: { meta: 'AddPaymentInfo' },
  },
  payment: {
    requirements: ['TRACK-01'],
    facts: { 'order:placed': (order) => ({ ...order, transaction_id: order.id }) },
    // After a payment by the shop's own form, only its page has the order.
    pages: {
      complete: ({ page: { order } }) =>
        order && { ...order, total: order.value && order.value + order.shipping + order.tax },
    },
    params: ['transaction_id', 'id', 'value', 'total'],
    once: oncePaid,
  },
  purchase: {
    requirements: ['TRACK-01', 'TRACK-02'],
    pages: {
      complete: ({ page: { order }, counted }) => {
        if (!order) return undefined
        const value = order.value ?? subtotal(order.items) - order.discount
        return { ...order, value, subtotal: subtotal(counted(order.items)) }
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
    requirements: ['TRACK-01', 'CHK-07'],
    facts: { 'checkout:failed': (failed) => ({ ...failed }) },
    params: ['message', 'field'],
  },
} satisfies Readonly<Record<string, EventRow>>
