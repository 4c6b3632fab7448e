/**
 * Paying for an order: document 2, sections 3 and 7. Every call of one attempt carries the attempt's operation id: the
 * server does each once, however often it arrives. The server's amount wins.
 */
import { array, type InferOutput, nullish, picklist, record, string, unknown } from 'valibot'
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

/** POST /stripeAjax/{order_id}: the payment as Stripe has it, for this amount. */
export const stripeIntent: Endpoint<
  Attempt & { readonly creditActive: boolean; readonly amount: number },
  typeof stripeAnswer
> = {
  name: 'payment.stripe',
  method: 'POST',
  path: '/stripeAjax/{order_id}',
  source: 'document 2, section 7 (STRIPE-01)',
  changes: true,
  query: ({ order, operation, creditActive, amount }) => ({
    order_id: order,
    operation,
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

/** POST /ajax/klarna/session/{order_id}: a session of Klarna's for this order. */
export const klarnaSession: Endpoint<Attempt, typeof klarnaAnswer> = {
  name: 'payment.klarna-session',
  method: 'POST',
  path: '/ajax/klarna/session/{order_id}',
  source: 'document 2, section 3 (the session; where it comes from is not shown)',
  proposed: true,
  changes: true,
  query: ({ order, operation }) => ({ order_id: order, operation }),
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

/** GET /ajax/uc_affirm/paybright/{order_id}: where the shopper pays with PayBright. */
export const paybrightUrl: Endpoint<Attempt, typeof leavingAnswer> = {
  name: 'payment.paybright',
  method: 'GET',
  path: '/ajax/uc_affirm/paybright/{order_id}',
  source: 'document 1, section 7; document 2, section 7 (AFFIRM-01)',
  changes: true,
  query: ({ order, operation }) => ({ order_id: order, operation }),
  answer: leavingAnswer,
}

/** GET /ajax/uc_affirm/affirm/{order_id}: where the shopper pays with Affirm. */
export const affirmUrl: Endpoint<Attempt, typeof leavingAnswer> = {
  name: 'payment.affirm',
  method: 'GET',
  path: '/ajax/uc_affirm/affirm/{order_id}',
  source: 'document 2, section 4 ("A GET returns a url"; its path is not shown)',
  proposed: true,
  changes: true,
  query: ({ order, operation }) => ({ order_id: order, operation }),
  answer: leavingAnswer,
}

const attemptAnswer = shape({
  /**
   * `none`: the server never heard of it, or it came to nothing. `held`: money was taken, and the order cannot be placed
   * as it is, because the last piece is gone for example: people have to look.
   */
  status: picklist(['none', 'processing', 'held', 'paid']),
  url: nullish(string()),
})

/**
 * POST /ajax/payment/{order_id}: what came of an attempt, asked of the provider by the server. Whoever does not know
 * whether money was taken asks this, and nothing is paid again before it has answered. The operation is empty where the
 * page was rendered while the order was being paid for: whichever attempt it was.
 */
export const paymentStatus: Endpoint<Attempt, typeof attemptAnswer> = {
  name: 'payment.status',
  method: 'POST',
  path: '/ajax/payment/{order_id}',
  source: 'document 2, section 4 ("An unknown outcome"; how it becomes known is not shown)',
  proposed: true,
  changes: false,
  query: ({ order, operation }) => ({ order_id: order, operation }),
  answer: attemptAnswer,
}
