/** What the checkout's pages say. Source: document 2, sections 3 and 5; all of it stands under `rove` and is proposed. */
import { array, nullish, record, string } from 'valibot'
import { order } from '../../contract/order'
import { shape } from '../../shape'
import { figure, name } from '../../written-by-php'

/** The order as it is when its page is rendered. */
export const pageOrder = { name: 'rove.checkout.order', schema: order, otherwise: undefined } as const

const zone = shape({
  /** As Ubercart numbers it. */
  id: figure,
  name: string(),
  /** `CA`, `ON`. */
  code: nullish(string(), ''),
})

/** The states and provinces that can be chosen, by the country's ISO number. */
export const checkoutZones = {
  name: 'rove.checkout.zones',
  schema: record(string(), array(zone)),
  otherwise: {},
} as const

/** Where Australia is delivered to: the ids of its zones (`enabledZones`) and its postal codes, each one or a range of them: `2000-2234`. Absent: everywhere. */
export const australia = {
  name: 'rove.checkout.australia',
  schema: shape({ enabledZones: nullish(array(figure)), postalCodes: nullish(array(name)) }),
  otherwise: undefined,
} as const

/** What a shopper can say of how they heard about the shop. */
export const referrals = {
  name: 'rove.checkout.referrals',
  schema: array(shape({ id: name, name: string() })),
  otherwise: [],
} as const

/** Stripe's key for the page. Without it there is no payment by Stripe. */
export const stripeKey = { name: 'rove.stripe.publishableKey', schema: string(), otherwise: '' } as const
