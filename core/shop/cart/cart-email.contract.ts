/** E-mails the visitor's cart (MAILCART-01). */

import { unknown } from 'valibot'
import type { Typed } from '../../base/input/typed.rules'
import type { Endpoint } from '../../base/net/endpoint.contract'
import type { Cart } from './cart.contract'

/** The recipients and the message. */
export interface EmailCartInput {
  /** One to three addresses. */
  readonly emails: readonly Typed[]
  readonly body: string
  /** Whether the addresses subscribe to offers. */
  readonly subscribe: boolean
  /** The cart that is sent. */
  readonly cart: Cart
}

/** POST /klaviyo/email-myself: sends the cart to some addresses. The answer is not read. */
export const emailCart: Endpoint<EmailCartInput, ReturnType<typeof unknown>> = {
  name: 'cart.email',
  method: 'POST',
  path: '/klaviyo/email-myself',
  requirements: ['MAILCART-01'],
  changes: true,
  query: () => ({}),
  json: ({ emails, body, subscribe, cart: { cart_id, currency, total, lines: products } }) => ({
    emails,
    body,
    subscribe,
    cart_id,
    currency,
    total,
    products,
  }),
  reads: 'nothing',
  answer: unknown(),
}
