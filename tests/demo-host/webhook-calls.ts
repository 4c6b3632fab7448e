/** What providers send, payments whose visitors are gone, and what the shop made of them. */
import { createHmac } from 'node:crypto'
import { expect, vi } from 'vitest'
import type { Order } from '../../core/contract/order'
import { affirmUrl, klarnaSession, paybrightUrl } from '../../core/contract/payment'
import { webhookPaths } from '../../core/contract/payment-webhooks'
import { placings } from '../../demo-host/database/order-tables'
import { createTill } from '../../demo-host/payment/till'
import { sweepPayments } from '../../demo-host/webhooks/sweep'
import { webhookKeys } from '../../demo-host/webhooks/webhook-keys'
import { buyer, confirmCard, intentFor, operation, pay, statusOf } from './paying'
import { form, type openShopWithDatabase } from './visitor'

/** A new attempt's fields. */
export const attempt = (order: { id: string }) => ({ order: order.id, operation: operation(), page: operation() })
/** So many minutes from now. */
export const minutes = (count: number) => Date.now() + count * 60_000
/** A keyed hash, made here by other means than the shop's. */
export const sign = (kind: string, key: string, text: string) => createHmac(kind, key).update(text).digest('hex')
/** What Affirm posts. */
export const confirmed = (checkout_token: string, event = 'confirmed') =>
  new URLSearchParams({ checkout_token, event, created: '2026-11-22T06:00:00' }).toString()

/** What of an event of Stripe's is other than usual. */
export interface Sent {
  readonly id?: string
  readonly type?: string
  readonly at?: number
  readonly key?: string
  readonly body?: string
}

/** @param till the shop that is called */
export function webhookCalls(till: Awaited<ReturnType<typeof openShopWithDatabase>>) {
  /** A call from outside: no cookie, no browser. */
  const send = async (path: string, body: string, headers: Record<string, string> = {}) =>
    (await till.shop.request(`http://localhost${path}`, { method: 'POST', body, headers })).status

  /** Sends what Stripe would, signed as Stripe signs. */
  function sendStripe(secret: string, { id = 'evt_1', type = 'payment_intent.succeeded', at, key, body }: Sent = {}) {
    const [intent] = secret.split('_secret_')
    const signed = JSON.stringify({ id, object: 'event', type, data: { object: { id: intent } } })
    const time = Math.floor((at ?? Date.now()) / 1000)
    const header = `t=${time},v1=${sign('sha256', key ?? webhookKeys.stripe, `${time}.${signed}`)}`
    return send(webhookPaths.stripe, body ?? signed, { 'stripe-signature': header })
  }

  function sendAffirm(body: string, key: string = webhookKeys.affirm, at = Date.now()) {
    const time = Math.floor(at / 1000)
    return send(webhookPaths.affirm, body, {
      'x-affirm-signature': `t=${time},v0=${sign('sha512', key, `${time}.${body}`)}`,
    })
  }

  const becomes = (order: Order, status: string) =>
    vi.waitFor(async () => expect(await statusOf(till.db, order)).toBe(status), { timeout: 20_000 })
  const placed = async () => (await till.db.select().from(placings)).map(({ orderId }) => String(orderId))
  const sweep = (now?: number) => sweepPayments(createTill(till.db), now === undefined ? {} : { now })

  /** Somebody who has paid by card and is gone before the shop was told. */
  async function paidByCard(number?: string, asked: Parameters<typeof buyer>[1] = {}) {
    const { visitor, order } = await buyer(till, asked)
    const begun = attempt(order)
    const { clientSecret } = await intentFor(visitor, order, begun)
    await confirmCard(till.shop, clientSecret, number)
    return { visitor, order, begun, clientSecret }
  }

  /** Somebody who has approved at a lender and does not come back. */
  async function approvedAt(lender: 'affirm' | 'paybright') {
    const { visitor, order } = await buyer(till, { country: lender === 'affirm' ? 'US' : 'CA' })
    const { url } = await pay(visitor, lender === 'affirm' ? affirmUrl : paybrightUrl, attempt(order))
    await visitor(url, form({ outcome: 'approve' }))
    return { visitor, order, token: new URL(url, 'http://localhost').searchParams.get('checkout') ?? '' }
  }

  async function authorizedAtKlarna(outcome = 'approve') {
    const { visitor, order } = await buyer(till)
    const begun = attempt(order)
    const { client_token } = await pay(visitor, klarnaSession, begun)
    const body = JSON.stringify({ client_token, outcome })
    const res = await (
      await till.shop.request('http://localhost/vendors/klarna/authorize', { method: 'POST', body })
    ).json()
    const [, claims = ''] = client_token.split('.')
    const { session_id } = JSON.parse(Buffer.from(claims, 'base64url').toString())
    return {
      visitor,
      order,
      begun,
      client_token,
      session_id: String(session_id),
      token: String(res.authorization_token ?? ''),
      res,
    }
  }
  const sendKlarna = (authorization_token: string, session_id: string) =>
    send(webhookPaths.klarna, JSON.stringify({ authorization_token, session_id }))
  return {
    sendStripe,
    sendAffirm,
    sendKlarna,
    send,
    becomes,
    placed,
    sweep,
    paidByCard,
    approvedAt,
    authorizedAtKlarna,
  }
}
