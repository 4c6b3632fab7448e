/**
 * Paying for an order: document 2, sections 3 and 7. Every call of one attempt carries the attempt's operation id: the
 * server does each once, however often it arrives. The server's amount wins.
 *
 * An attempt begins with a call that carries an `operation`: at a press on Pay, and only then. The same call without one
 * prepares a payment: it begins, replaces and cancels no attempt. Where another page's attempt is under way, a call that
 * would begin one is refused with 409 and changes nothing.
 *
 * What is paid for is the order as it is when the attempt begins: its lines, sums, addresses and currency stay that as
 * long as the attempt is under way, whatever becomes of the cart, and exactly that is placed. A change of the order is
 * refused meanwhile with a problem of no field, the choice of membership with a `message`. What comes into the cart meanwhile stays in it.
 *
 * One cart may stand in orders of several countries. Each keeps its country and its currency, and an attempt at one of
 * them is under way for all of them: the server's word about any of them tells of it, by its `attempt`.
 */
import { array, type InferOutput, nullish, record, string, unknown } from 'valibot'
import { shape } from '../shape'
import { amount, flag, name, words } from '../written-by-php'
import type { Endpoint } from './endpoint'
import type { Order } from './order'

/** One attempt to pay for one order. */
export interface Attempt {
  readonly order: string
  /** The attempt's id. */
  readonly operation: string
}

/** A way to pay is prepared for a page, or an attempt begins with what was prepared for it. */
export interface Preparation {
  readonly order: string
  /** The page's own id: what is prepared for one page is given to no other, and a page replaces its own attempts. */
  readonly page: string
  /** The id of the attempt that begins; absent while a way to pay is only prepared. */
  readonly operation?: string | undefined
}

/** An attempt that begins. */
export type Beginning = Attempt & Preparation

function prepares({ order, page, operation }: Preparation) {
  return { order_id: order, page, ...(operation ? { operation } : {}) }
}

const stripeAnswer = shape({
  /** Stripe's client secret, or `fullPaidByStoreCredit`, or `missingBillingAddress`. */
  clientSecret: string(),
  address: nullish(shape({ postalCode: words, country: words, state: words, city: words, line1: words, line2: words })),
  name: words,
  email: words,
  orderId: nullish(name, ''),
  customerId: nullish(string()),
  level3: nullish(unknown()),
  /** What is charged, in units of the currency, where it is not the amount that was sent. */
  adjustAmount: nullish(amount),
})

/** What Stripe's payment element is begun with. */
export type StripeIntent = Readonly<InferOutput<typeof stripeAnswer>>

/**
 * POST /stripeAjax/{order_id}: the payment as Stripe has it, for this amount. Without `operation` it is prepared for the
 * page; with one, the attempt begins with what was prepared. 409 where another page's attempt is under way.
 */
export const stripeIntent: Endpoint<
  Preparation & { readonly creditActive: boolean; readonly amount: number },
  typeof stripeAnswer
> = {
  name: 'payment.stripe',
  method: 'POST',
  path: '/stripeAjax/{order_id}',
  source: 'document 2, section 7 (STRIPE-01)',
  changes: true,
  query: ({ creditActive, amount, ...preparation }) => ({
    ...prepares(preparation),
    creditActive: String(Number(creditActive)),
    amount: String(amount),
  }),
  answer: stripeAnswer,
}

const settledAnswer = shape({
  success: flag,
  /** Where the shopper goes now. */
  url: nullish(string()),
})

/** What a payment came to: document 2, section 3 (PAY-03). */
export interface Completion {
  /** In units of the currency. */
  readonly amount: number
  readonly paymentIntentId: string
  readonly paymentMethodId: string
  readonly status: string
  readonly customerId: string
  /** Empty where the server did not adjust it. */
  readonly adjustAmount: number | ''
  readonly referralSource: string
  readonly referralOther: string
  readonly referralAssociate: string
}

/** Where an order of each type is completed (CHK-08). */
export const completionPaths: Readonly<Record<Order['type'], string>> = {
  order: '/uc_stripe/payment/complete/{order_id}',
  membership: '/user/membership/payment_complete/{order_id}',
  terminal: '/uc_stripe/terminal/complete/{order_id}',
  swatch: '/user/swatch/payment_complete/{order_id}',
  quote: '/user/quote/payment_complete/{order_id}',
}

/** The path that completes an order of this type. */
export function paymentComplete(type: Order['type']): Endpoint<Attempt & Completion, typeof settledAnswer> {
  return {
    name: 'payment.complete',
    method: 'POST',
    path: completionPaths[type],
    source: 'document 2, section 7 (STRIPE-02, PAY-03, CHK-08)',
    changes: true,
    query: ({ order, ...payload }) => ({
      order_id: order,
      ...Object.fromEntries(Object.entries(payload).map(([key, value]) => [key, String(value)])),
    }),
    answer: settledAnswer,
  }
}

/** What a provider said when it did not take the payment. Nothing of the card stands in it. */
export interface Decline {
  readonly type: string
  readonly code: string
  readonly decline_code: string
  readonly message: string
}

const declinedAnswer = shape({ success: flag })

/** POST /uc_stripe/payment/declined/{order_id}: tells the shop that the provider said no. */
export const paymentDeclined: Endpoint<Attempt & { readonly response: Decline }, typeof declinedAnswer> = {
  name: 'payment.declined',
  method: 'POST',
  path: '/uc_stripe/payment/declined/{order_id}',
  source: 'document 2, section 7 (STRIPE-02)',
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
  /** The order as Klarna is told of it, in minor units: handed to `authorize` as it is. */
  order: record(string(), unknown()),
})

/** What Klarna's widget is begun with: document 2, section 3 ("Buy-now-pay-later session"). */
export type KlarnaSession = Readonly<InferOutput<typeof klarnaAnswer>>

/**
 * POST /ajax/klarna/session/{order_id}: a session of Klarna's for this order. Without `operation` it is prepared for the
 * page; with one, the attempt begins with what was prepared. 409 where another page's attempt is under way.
 */
export const klarnaSession: Endpoint<Preparation, typeof klarnaAnswer> = {
  name: 'payment.klarna-session',
  method: 'POST',
  path: '/ajax/klarna/session/{order_id}',
  source: 'document 2, section 3 (the session; where it comes from is not shown)',
  proposed: true,
  changes: true,
  query: prepares,
  answer: klarnaAnswer,
}

const redirectUrl = shape({ redirect_url: string() })

/** GET /ajax/klarna/{order_id}: where an authorised payment goes on. `res` is Klarna's answer as JSON. */
export const klarnaRedirect: Endpoint<
  Attempt & { readonly clientToken: string; readonly res: string },
  typeof redirectUrl
> = {
  name: 'payment.klarna',
  method: 'GET',
  path: '/ajax/klarna/{order_id}',
  source: 'document 2, section 7 (KLARNA-01)',
  changes: true,
  query: ({ order, operation, clientToken, res }) => ({ order_id: order, operation, client_token: clientToken, res }),
  answer: redirectUrl,
}

const leavingAnswer = shape({ url: string() })

/**
 * GET /ajax/uc_affirm/paybright/{order_id}: an attempt begins; where the visitor pays with PayBright. 409 where another
 * page's attempt is under way.
 */
export const paybrightUrl: Endpoint<Beginning, typeof leavingAnswer> = {
  name: 'payment.paybright',
  method: 'GET',
  path: '/ajax/uc_affirm/paybright/{order_id}',
  source: 'document 1, section 7; document 2, section 7 (AFFIRM-01)',
  changes: true,
  query: prepares,
  answer: leavingAnswer,
}

/**
 * GET /ajax/uc_affirm/affirm/{order_id}: an attempt begins; where the visitor pays with Affirm. 409 where another page's
 * attempt is under way.
 */
export const affirmUrl: Endpoint<Beginning, typeof leavingAnswer> = {
  name: 'payment.affirm',
  method: 'GET',
  path: '/ajax/uc_affirm/affirm/{order_id}',
  source: 'document 2, section 4 ("A GET returns a url"; its path is not shown)',
  proposed: true,
  changes: true,
  query: prepares,
  answer: leavingAnswer,
}
