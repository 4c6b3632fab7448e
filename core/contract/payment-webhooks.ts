/** What payment providers send to the server by themselves, whether the visitor comes back or not. */
import { string } from 'valibot'
import { shape } from '../shape'
import { words } from '../written-by-php'

/** Where each provider sends it. Proposed: the documents show none. */
export const webhookPaths = {
  stripe: '/uc_stripe/webhook',
  klarna: '/uc_klarna/authorization',
  affirm: '/uc_affirm/webhook',
  paybright: '/uc_affirm/paybright/callback',
} as const

/** What Affirm posts as a form when something happens to a checkout. */
export const affirmEvent = shape({
  checkout_token: string(),
  /** Only `confirmed` matters here; `opened`, `approved` and others come too. */
  event: string(),
  /** An ISO time. */
  event_timestamp: words,
})

/** What Klarna posts as JSON to `merchant_urls.authorization` once a visitor has authorised a payment. */
export const klarnaAuthorization = shape({
  /** Good for one order, for 60 minutes. */
  authorization_token: string(),
  session_id: string(),
})

/** What PayBright posts as a form to `x_url_callback`. */
export const paybrightResult = shape({
  /** The order’s number. */
  x_reference: string(),
  /** The payment at PayBright. */
  x_gateway_reference: string(),
  /** `completed`, `failed` or `pending`. */
  x_result: string(),
  x_signature: string(),
})

/** An event of Stripe's, as JSON. How the payment stands is not read from it: Stripe is asked. */
export const stripeEvent = shape({
  /** `evt_…`: the same event has the same id, however often it is sent. */
  id: string(),
  /** `payment_intent.succeeded`, for example. */
  type: string(),
  data: shape({
    object: shape({
      /** The payment intent: `pi_…`. */
      id: string(),
    }),
  }),
})
