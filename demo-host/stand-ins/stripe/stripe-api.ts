/** The part of Stripe's API that its browser script calls. Only it receives card numbers. */
import { type Context, Hono } from 'hono'
import { literal, number, object, optional, picklist, safeParse, string, union } from 'valibot'
import type { Database } from '../../database/open'
import { waitUnlessAborted } from '../../faults/wait-unless-aborted'
import { findPayment, updatePayment, type VendorPayment } from '../stand-in-payments'
import type { Outbox } from '../webhooks/outbox'
import { confirm } from './confirm-intent'
import { intentOf } from './intent'
import { declined, noSuchPayment, notAuthenticated, type StripeFailure, unexpectedState } from './stripe-errors'

const base = '/vendors/stripe/api/v1/payment_intents/:id'

const confirmation = object({
  client_secret: string(),
  locale: optional(string(), 'en'),
  method: picklist(['card', 'us_bank_account', 'acss_debit', 'google_pay']),
  number: optional(string(), ''),
  month: optional(number(), 0),
  year: optional(number(), 0),
  cvc: optional(string(), ''),
})

const proof = object({
  client_secret: string(),
  locale: optional(string(), 'en'),
  outcome: union([literal('complete'), literal('fail')]),
})

/** @param db stores the stand-in's payments */
export function stripeApi(db: Database, { announce }: Outbox): Hono {
  const app = new Hono()

  const paymentOf = async (context: Context, secret: string | undefined) => {
    const found = await findPayment(db, 'stripe', context.req.param('id') ?? '')
    return found && found.secret === secret ? found : undefined
  }
  const say = async (
    context: Context,
    { id }: VendorPayment,
    failure?: StripeFailure,
    status: 200 | 400 | 402 = 200,
  ) => {
    const payment = await findPayment(db, 'stripe', id)
    if (!payment) return context.json({ error: noSuchPayment }, 404)
    const payment_intent = intentOf(payment, failure ?? null)
    return context.json(failure ? { error: { ...failure, payment_intent } } : payment_intent, status)
  }

  app.get(base, async (context) => {
    const payment = await paymentOf(context, context.req.query('client_secret'))
    return payment ? say(context, payment) : context.json({ error: noSuchPayment }, 404)
  })

  app.post(`${base}/confirm`, async (context) => {
    const asked = safeParse(confirmation, await context.req.json().catch(() => undefined))
    const payment = asked.success && (await paymentOf(context, asked.output.client_secret))
    if (!asked.success || !payment) return context.json({ error: noSuchPayment }, 404)
    const { output } = asked
    const done = await confirm(db, payment, output, output.locale)
    if (done.at !== 'too-late') await announce(context, 'stripe', payment.id)
    switch (done.at) {
      case 'moved':
        return say(context, payment)
      case 'too-late':
        return say(context, payment, unexpectedState((await paymentOf(context, payment.secret))?.status ?? ''), 400)
      case 'failed':
        return say(context, payment, done.failure, 402)
      case 'lost':
        if (done.by === 'silence') await waitUnlessAborted(context, 120_000)
        return context.text('', 504)
    }
  })

  app.post(`${base}/authenticate`, async (context) => {
    const asked = safeParse(proof, await context.req.json().catch(() => undefined))
    const payment = asked.success && (await paymentOf(context, asked.output.client_secret))
    if (!asked.success || !payment) return context.json({ error: noSuchPayment }, 404)
    const { outcome, locale } = asked.output
    if (payment.next !== 'authenticate') return say(context, payment, unexpectedState(payment.status), 400)
    const status = outcome === 'complete' ? (payment.proved ?? 'succeeded') : 'requires_payment_method'
    const refusal = status === 'succeeded' ? null : outcome === 'complete' ? 'declined' : 'cancelled'
    const move = { status, refusal, next: null, proved: null } as const
    if (!(await updatePayment(db, payment.id, ['requires_action'], move)))
      return say(context, payment, unexpectedState(payment.status), 400)
    await announce(context, 'stripe', payment.id)
    if (outcome === 'fail') return say(context, payment, notAuthenticated(locale), 402)
    return status === 'succeeded'
      ? say(context, payment)
      : say(context, payment, declined('generic_decline', locale), 402)
  })

  return app
}
