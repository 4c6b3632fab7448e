/** Writes the order's data for Stripe's forms. */
import type { InferInput } from 'valibot'
import { countries } from '../../core/base/country/countries.rules'
import type { Order } from '../../core/shop/order/order.contract'
import type { stripeIntent } from '../../core/shop/order/payment.contract'
import { provinceOf } from '../order/provinces'

type StripeAnswer = InferInput<typeof stripeIntent.answer>

/** ISO 3166-1 alpha-2. */
const regionOf = (code: string): string => (code === 'UK' ? 'GB' : code)

/** Whether the billing address is complete enough to charge (STRIPE-01). */
export function hasBilling({ billing }: Order): boolean {
  const { first_name, last_name, street1, city } = billing
  return [first_name, last_name, street1, city].every((part) => part.trim() !== '')
}

/** The answer without the secret. */
export function billingOf({ id, billing, email, totals, lines }: Order, customerId: string | undefined) {
  const country = countries.find(({ numeric }) => numeric === billing.country)
  const { street1, street2, city, postal_code, first_name, last_name } = billing
  return {
    address: {
      postalCode: postal_code,
      country: country ? regionOf(country.code) : '',
      state: country ? (provinceOf(country.code, billing.zone)?.code ?? '') : '',
      city,
      line1: street1,
      line2: street2,
    },
    name: `${first_name} ${last_name}`.trim(),
    email,
    orderId: id,
    ...(customerId ? { customerId } : {}),
    level3: {
      merchant_reference: id,
      line_items: lines.map(({ title, qty, total }) => ({ product_description: title, quantity: qty, total })),
      shipping_amount: totals.find((one) => one.id === 'shipping')?.amount ?? 0,
    },
  } satisfies Omit<StripeAnswer, 'clientSecret'>
}
