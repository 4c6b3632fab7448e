/** The messages that payment providers send to the server, whether or not the visitor comes back. */
import { string } from 'valibot'
import { optionalText } from '../../base/input/php-values'
import { shape } from '../../base/input/shape'

/** The path for each provider. Proposed: the specification names none. */
export const webhookPaths = {
  stripe: '/uc_stripe/webhook',
  klarna: '/uc_klarna/authorization',
  affirm: '/uc_affirm/webhook',
  paybright: '/uc_affirm/paybright/callback',
} as const

/** Affirm's message about a checkout, sent as a form. */
export const affirmEvent = shape({
  checkout_token: string(),
  /** Only `confirmed` is used; Affirm also sends `opened`, `approved` and others. */
  event: string(),
  /** An ISO time. */
  event_timestamp: optionalText,
})

/** Klarna's message after the visitor has authorised a payment, sent as JSON to `merchant_urls.authorization`. */
export const klarnaAuthorization = shape({
  /** Valid for one order, for 60 minutes. */
  authorization_token: string(),
  session_id: string(),
})

/** PayBright's message, sent as a form to `x_url_callback`. */
export const paybrightResult = shape({
  /** The order’s number. */
  x_reference: string(),
  /** PayBright's id of the payment. */
  x_gateway_reference: string(),
  /** `completed`, `failed` or `pending`. */
  x_result: string(),
  x_signature: string(),
})

/** Stripe's event, sent as JSON. The payment's status is not read from it: the server requests it from Stripe. */
export const stripeEvent = shape({
  /** `evt_…`: a repeated event has the same id. */
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
