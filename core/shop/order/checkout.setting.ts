/** The settings of the checkout's pages. All are under `rove` and proposed. */
import { array, nullish, record, string } from 'valibot'
import { numericString, text } from '../../base/input/php-values'
import { shape } from '../../base/input/shape'
import { order } from './order.contract'

/** The order at the time the page is rendered. */
export const pageOrder = { name: 'rove.checkout.order', schema: order, otherwise: undefined } as const

const zone = shape({
  /** Ubercart's id. */
  id: numericString,
  name: string(),
  /** `CA`, `ON`. */
  code: nullish(string(), ''),
})

/** The states and provinces to choose from, by the country's ISO number. Else those of the server's form. */
export const checkoutZones = {
  name: 'rove.checkout.zones',
  schema: record(string(), array(zone)),
  otherwise: {},
} as const

/**
 * Australia: the ids of the zones (`enabledZones`) and the postal codes the shop delivers to, single ones or ranges:
 * `2000-2234`. An absent list means no restriction.
 */
export const australia = {
  name: 'rove.checkout.australia',
  schema: shape({ enabledZones: nullish(array(numericString)), postalCodes: nullish(array(text)) }),
  otherwise: undefined,
} as const

/** The options for how the visitor heard about the shop. */
export const referrals = {
  name: 'rove.checkout.referrals',
  schema: array(shape({ id: text, name: string() })),
  otherwise: [],
} as const

/** Stripe's publishable key. Without it, Stripe is not offered. */
export const stripeKey = { name: 'rove.stripe.publishableKey', schema: string(), otherwise: '' } as const
