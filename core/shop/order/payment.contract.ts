/**
 * The calls that pay for an order. All calls of one attempt carry its operation id: the server performs each once,
 * however often it arrives. The server's amount is authoritative.
 *
 * An attempt begins with a call that carries an `operation`, and only when the visitor presses Pay. The same call
 * without one prepares a payment: it begins, replaces and cancels no attempt. Where another page's attempt is under
 * way, a call that would begin one is refused with 409 and changes nothing. Where the order has changed since the page
 * read it, which its `version` shows, the call is refused with 412 and no attempt begins.
 *
 * An attempt pays for the order as it was when the attempt began. Its lines, sums, addresses and currency do not change
 * while the attempt is under way, whatever happens to the cart, and that order is placed. Until then a change of the
 * order is refused with an error that has no field, a change of membership with a `message`. Items added to the cart
 * stay in the cart.
 *
 * One cart can be in orders of several countries. Each keeps its country and currency. An attempt for one of them is
 * under way for all of them: the status of each names it in `attempt`.
 */
import { array, type InferOutput, nullish, record, string, unknown } from 'valibot'
import { amount, optionalPhp, optionalText, phpFlag } from '../../base/input/php-values'
import { shape } from '../../base/input/shape'
import type { Endpoint } from '../../base/net/endpoint.contract'
import { shownFields } from './order-form.contract'

/** One attempt to pay for one order. */
export interface Attempt {
  readonly order: string
  /** The attempt's id. */
  readonly operation: string
}

/** Prepares a payment method for a page, or begins an attempt with what was prepared. */
export interface Preparation {
  readonly order: string
  /**
   * The page's id. A page replaces its own attempts. All pages of an order can get the same payment, which then can be
   * charged only once.
   */
  readonly page: string
  /** The id of the attempt that begins; absent while a method is only prepared. */
  readonly operation?: string | undefined
  /**
   * The `version` of the order that the page shows, sent with `operation`. 412 where the order has another version by
   * then.
   */
  readonly version?: string | undefined
}

/** An attempt that begins. */
export type AttemptStart = Attempt & Preparation

function preparationQuery({ order, page, operation, version }: Preparation) {
  const attemptFields = operation ? { operation, ...(version ? { [shownFields.version]: version } : {}) } : {}
  return { order_id: order, page, ...attemptFields }
}

const stripeAnswer = shape({
  /** Stripe's client secret, or `fullPaidByStoreCredit`, or `missingBillingAddress`. */
  clientSecret: string(),
  address: nullish(
    shape({
      postalCode: optionalText,
      country: optionalText,
      state: optionalText,
      city: optionalText,
      line1: optionalText,
      line2: optionalText,
    }),
  ),
  name: optionalText,
  email: optionalText,
  orderId: optionalText,
  customerId: optionalPhp(string()),
  level3: nullish(unknown()),
  /** The amount charged, in units of the currency, where it differs from the amount sent. */
  adjustAmount: optionalPhp(amount),
})

/** The data that Stripe's payment element starts with. */
export type StripeIntent = Readonly<InferOutput<typeof stripeAnswer>>

/**
 * POST /stripeAjax/{order_id}: Stripe's payment intent for this amount. Without `operation` it is prepared for the
 * page; with one, the attempt begins with it. 409 where another page's attempt is under way.
 */
export const stripeIntent: Endpoint<
  Preparation & { readonly creditActive: boolean; readonly amount: number },
  typeof stripeAnswer
> = {
  name: 'payment.stripe',
  method: 'POST',
  path: '/stripeAjax/{order_id}',
  requirements: ['STRIPE-01'],
  changes: true,
  query: ({ creditActive, amount, ...preparation }) => ({
    ...preparationQuery(preparation),
    creditActive: String(Number(creditActive)),
    amount: String(amount),
  }),
  answer: stripeAnswer,
}

/** The answer to a settled payment. */
export const settledAnswer = shape({
  success: phpFlag,
  /** The page to open next. */
  url: optionalPhp(string()),
})

/** The provider's reason for declining a payment. It contains no card data. */
export interface Decline {
  readonly type: string
  readonly code: string
  readonly decline_code: string
  readonly message: string
}

const declinedAnswer = shape({
  /** Not used. */
  success: nullish(phpFlag),
})

/** POST /uc_stripe/payment/declined/{order_id}: reports to the shop that the provider declined the payment. */
export const paymentDeclined: Endpoint<Attempt & { readonly response: Decline }, typeof declinedAnswer> = {
  name: 'payment.declined',
  method: 'POST',
  path: '/uc_stripe/payment/declined/{order_id}',
  requirements: ['STRIPE-02'],
  changes: true,
  query: ({ order, operation, response }) => ({
    order_id: order,
    operation,
    ...Object.fromEntries(Object.entries(response).map(([key, value]) => [`response[${key}]`, value])),
  }),
  answer: declinedAnswer,
}

const klarnaAnswer = shape({
  client_token: string(),
  payment_method_categories: nullish(array(shape({ identifier: string(), name: nullish(string()) })), () => []),
  /** The order in Klarna's form, in minor units. It is passed to `authorize` unchanged. */
  order: record(string(), unknown()),
})

/** The data that Klarna's widget starts with. */
export type KlarnaSession = Readonly<InferOutput<typeof klarnaAnswer>>

/**
 * POST /ajax/klarna/session/{order_id}: a Klarna session for this order (KLARNA-01). Without `operation` it is prepared
 * for the page; with one, the attempt begins with it. 409 where another page's attempt is under way.
 */
export const klarnaSession: Endpoint<Preparation, typeof klarnaAnswer> = {
  name: 'payment.klarna-session',
  method: 'POST',
  path: '/ajax/klarna/session/{order_id}',
  requirements: ['KLARNA-01'],
  proposed: true,
  changes: true,
  query: preparationQuery,
  answer: klarnaAnswer,
}

const redirectUrl = shape({ redirect_url: string() })

/** GET /ajax/klarna/{order_id}: the page on which an authorised payment continues. `res` is Klarna's answer as JSON. */
export const klarnaRedirect: Endpoint<
  Attempt & { readonly clientToken: string; readonly res: string },
  typeof redirectUrl
> = {
  name: 'payment.klarna',
  method: 'GET',
  path: '/ajax/klarna/{order_id}',
  requirements: ['KLARNA-01'],
  changes: true,
  query: ({ order, operation, clientToken, res }) => ({ order_id: order, operation, client_token: clientToken, res }),
  answer: redirectUrl,
}

const leavingAnswer = shape({ url: string() })

/**
 * GET /ajax/uc_affirm/paybright/{order_id}: begins an attempt, and returns PayBright's page. 409 where another page's
 * attempt is under way.
 */
export const paybrightUrl: Endpoint<AttemptStart, typeof leavingAnswer> = {
  name: 'payment.paybright',
  method: 'GET',
  path: '/ajax/uc_affirm/paybright/{order_id}',
  requirements: ['AFFIRM-01'],
  changes: true,
  query: preparationQuery,
  answer: leavingAnswer,
}

/**
 * GET /ajax/uc_affirm/affirm/{order_id}: begins an attempt, and returns Affirm's page (AFFIRM-01). 409 where another
 * page's attempt is under way.
 */
export const affirmUrl: Endpoint<AttemptStart, typeof leavingAnswer> = {
  name: 'payment.affirm',
  method: 'GET',
  path: '/ajax/uc_affirm/affirm/{order_id}',
  requirements: ['AFFIRM-01'],
  proposed: true,
  changes: true,
  query: preparationQuery,
  answer: leavingAnswer,
}
