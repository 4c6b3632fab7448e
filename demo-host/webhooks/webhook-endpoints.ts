/**
 * The webhook endpoints of payment providers. Their requests have no visitor and no cookie. A message is verified by its
 * signature, and its content by a request to the provider.
 */
import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { safeParse } from 'valibot'
import {
  affirmEvent,
  klarnaAuthorization,
  paybrightResult,
  stripeEvent,
  webhookPaths,
} from '../../core/shop/order/payment-webhooks.contract'
import { settleAuthorization } from '../payment/klarna-authorization'
import { attemptWith } from '../payment/payment-records'
import type { PaymentServices } from '../payment/payment-services'
import { signedStripeEvent } from '../payment/stripe-package'
import { refuse } from '../refuse'
import { isSame, isSignedAt, signedFields } from './signatures'
import { receiveEvent, type WebhookEvent } from './webhook-inbox'
import { stripeWebhookKey, webhookKeys } from './webhook-keys'

/** @param payments the payment services */
export function webhookEndpoints(payments: PaymentServices): Hono {
  const app = new Hono()
  const keep = async (context: Context, event: WebhookEvent) => {
    await receiveEvent(payments, event)
    return context.json({ received: true })
  }
  const ignore = (context: Context) => context.json({ received: true })

  app.post(webhookPaths.stripe, async (context) => {
    const key = stripeWebhookKey()
    const body = await bodyOf(context)
    const signed = key && body ? signedStripeEvent(body, context.req.header('stripe-signature') ?? '', key) : undefined
    if (signed === undefined) return refuse(context, 'the signature is not good')
    const event = safeParse(stripeEvent, signed)
    if (!event.success || !event.output.type.startsWith('payment_intent.')) return ignore(context)
    const { id, data } = event.output
    return keep(context, { method: 'stripe', id, payment: data.object.id })
  })

  app.post(webhookPaths.klarna, async (context) => {
    const asked = safeParse(klarnaAuthorization, parsed(await bodyOf(context)))
    if (!asked.success) return refuse(context, 'authorization_token and session_id are missing')
    const { authorization_token: token, session_id: payment } = asked.output
    const attempt = await attemptWith(payments.db, { method: 'klarna', payment })
    if (!attempt) return ignore(context)
    await settleAuthorization(payments, { order: attempt.order, payment, token })
    return keep(context, { method: 'klarna', id: createHash('sha256').update(token).digest('hex'), payment })
  })

  app.post(webhookPaths.affirm, async (context) => {
    const body = await bodyOf(context)
    if (!isSignedAt(context.req.header('x-affirm-signature'), body, webhookKeys.affirm))
      return refuse(context, 'the signature is not good')
    const event = safeParse(affirmEvent, Object.fromEntries(new URLSearchParams(body)))
    if (!event.success || event.output.event !== 'confirmed') return ignore(context)
    const payment = event.output.checkout_token
    return keep(context, { method: 'affirm', id: `confirmed ${payment}`, payment })
  })

  app.post(webhookPaths.paybright, async (context) => {
    const fields = Object.fromEntries(new URLSearchParams(await bodyOf(context)))
    const result = safeParse(paybrightResult, fields)
    if (!result.success || !isSame(result.output.x_signature, signedFields(fields, webhookKeys.paybright)))
      return refuse(context, 'the signature is not good')
    const { x_result, x_gateway_reference: payment } = result.output
    return keep(context, { method: 'paybright', id: `${x_result} ${payment}`, payment })
  })

  return app
}

/** The body as received: the signature covers its bytes. */
const bodyOf = ({ req }: Context): Promise<string> => req.text()

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
