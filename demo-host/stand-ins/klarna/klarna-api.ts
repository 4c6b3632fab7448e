/** The parts of Klarna's API that its script and the shop's server call. */
import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { object, picklist, safeParse, string } from 'valibot'
import type { Database } from '../../database/open'
import { open, type PaymentUpdate, paymentBySecret, updatePayment } from '../stand-in-payments'
import type { Outbox } from '../webhooks/outbox'

/** The visitor's possible answers in Klarna's window. */
export const klarnaOutcomes = ['approve', 'decline', 'correct', 'cancel'] as const
type Outcome = (typeof klarnaOutcomes)[number]

/** The data of a session for the script. */
export interface KlarnaSessionSeen {
  readonly open: boolean
  readonly amount: number
  readonly currency: string
  readonly locale: string
}

/** A session's token: a JSON Web Token, as Klarna's script wants one. Its signature is not checked. */
export function clientToken(id: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ session_id: id })}.${Buffer.from(randomUUID()).toString('base64url')}`
}

/** Places an authorised order: `POST /payments/v1/authorizations/{token}/order`. */
export async function placeKlarnaOrder(db: Database, id: string, authorization: string): Promise<boolean> {
  return authorization !== '' && updatePayment(db, id, open, { status: 'succeeded', refusal: null }, authorization)
}

/** Releases an authorisation: `DELETE /payments/v1/authorizations/{token}`. */
export async function releaseKlarnaAuthorization(db: Database, id: string, authorization: string): Promise<boolean> {
  return authorization !== '' && updatePayment(db, id, open, { token: '', refusal: 'cancelled' }, authorization)
}

const answer = object({ client_token: string(), outcome: picklist(klarnaOutcomes) })

/** @param db stores the stand-in's payments */
export function klarnaApi(db: Database, { announce }: Outbox): Hono {
  const app = new Hono()

  app.get('/vendors/klarna/session', async (context) => {
    const payment = await paymentBySecret(db, 'klarna', context.req.query('client_token') ?? '')
    if (!payment) return context.json({ error: 'no such session' }, 404)
    const { amount, currency, locale, status } = payment
    return context.json({ open: open.includes(status), amount, currency, locale } satisfies KlarnaSessionSeen)
  })

  app.post('/vendors/klarna/authorize', async (context) => {
    const asked = safeParse(answer, await context.req.json().catch(() => undefined))
    const payment = asked.success && (await paymentBySecret(db, 'klarna', asked.output.client_token))
    if (!asked.success || !payment) return context.json({ approved: false, show_form: false }, 404)
    const authorization_token = randomUUID()
    const moved = await updatePayment(db, payment.id, open, moves(authorization_token)[asked.output.outcome])
    if (moved) await announce(context, 'klarna', payment.id)
    return context.json(moved ? says(authorization_token)[asked.output.outcome] : { approved: false, show_form: false })
  })

  return app
}

const moves = (token: string): Readonly<Record<Outcome, PaymentUpdate>> => ({
  approve: { token, refusal: null },
  decline: { token: '', status: 'canceled', refusal: 'declined' },
  correct: { token: '' },
  cancel: { token: '', refusal: 'cancelled' },
})

const says = (authorization_token: string): Readonly<Record<Outcome, object>> => ({
  approve: { approved: true, show_form: true, finalize_required: false, authorization_token },
  decline: { approved: false, show_form: false },
  correct: { approved: false, show_form: true, error: { invalid_fields: ['billing_address.phone'] } },
  cancel: { approved: false, show_form: true },
})
