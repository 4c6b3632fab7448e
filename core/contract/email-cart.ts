/** Mailing one's cart: document 3, sections 3 and 7 (MAILCART-01). */
import { unknown } from 'valibot'
import type { Cart } from './cart-page'
import type { Endpoint } from './endpoint'

/** Who gets it, and with which words. */
export interface EmailCartInput {
  /** One to three addresses. */
  readonly emails: readonly string[]
  readonly body: string
  /** Whether they may be written to with offers. */
  readonly subscribe: boolean
  /** What is in the cart. */
  readonly cart: Cart
}

/** POST {basePath}klaviyo/email-myself: sends the cart to some addresses. What it answers is not read. */
export const emailCart: Endpoint<EmailCartInput, ReturnType<typeof unknown>> = {
  name: 'cart.email',
  method: 'POST',
  path: '/klaviyo/email-myself',
  source: 'document 3, sections 3 and 7',
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
