/** Fixtures: webhook calls, payments whose visitors left, and the resulting orders. */
import { createHmac } from 'node:crypto'
import { expect, vi } from 'vitest'
import type { Order } from '../../core/shop/order/order.contract'
import { affirmUrl, klarnaSession, paybrightUrl } from '../../core/shop/order/payment.contract'
import { webhookPaths } from '../../core/shop/order/payment-webhooks.contract'
import { orderPlacements } from '../../demo-host/database/order-tables'
import { createPaymentServices } from '../../demo-host/payment/payment-services'
import { sweepPayments } from '../../demo-host/webhooks/sweep'
import { webhookKeys } from '../../demo-host/webhooks/webhook-keys'
import { buyer, confirmCard, intentFor, operation, pay, statusOf } from './paying'
import { form, type openShopWithDatabase } from './visitor'

/** The fields of a new attempt. */
export const attempt = (order: { id: string }) => ({ order: order.id, operation: operation(), page: operation() })
/** A time some minutes from now. */
export const minutes = (count: number) => Date.now() + count * 60_000
/** An HMAC, computed independently of the shop's code. */
export const sign = (kind: string, key: string, text: string) => createHmac(kind, key).update(text).digest('hex')
/** The body of Affirm's event. */
export const confirmed = (checkout_token: string, event = 'confirmed') =>
  new URLSearchParams({ checkout_token, event, created: '2026-11-22T06:00:00' }).toString()

/** The fields of a Stripe event that differ from the default. */
export interface Sent {
  readonly id?: string
  readonly type?: string
  readonly at?: number
  readonly key?: string
  readonly body?: string
}

/** @param demo the called shop */
export function webhookCalls(demo: Awaited<ReturnType<typeof openShopWithDatabase>>) {
  /** A call without a cookie and without browser headers. */
  const send = async (path: string, body: string, headers: Record<string, string> = {}) =>
    (await demo.shop.request(`http://localhost${path}`, { method: 'POST', body, headers })).status

  /** Sends an event with Stripe's signature. */
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
    vi.waitFor(async () => expect(await statusOf(demo.db, order)).toBe(status), { timeout: 20_000 })
  const placed = async () => (await demo.db.select().from(orderPlacements)).map(({ orderId }) => String(orderId))
  const sweep = (now?: number) => sweepPayments(createPaymentServices(demo.db), now === undefined ? {} : { now })

  /** A visitor who paid by card and left before the shop received the event. */
  async function paidByCard(number?: string, asked: Parameters<typeof buyer>[1] = {}) {
    const { visitor, order } = await buyer(demo, asked)
    const begun = attempt(order)
    const { clientSecret } = await intentFor(visitor, order, begun)
    await confirmCard(demo.shop, clientSecret, number)
    return { visitor, order, begun, clientSecret }
  }

  /** A visitor who approved at a financing provider and did not return. */
  async function approvedAt(provider: 'affirm' | 'paybright') {
    const { visitor, order } = await buyer(demo, { country: provider === 'affirm' ? 'US' : 'CA' })
    const { url } = await pay(visitor, provider === 'affirm' ? affirmUrl : paybrightUrl, attempt(order))
    await visitor(url, form({ outcome: 'approve' }))
    return { visitor, order, token: new URL(url, 'http://localhost').searchParams.get('checkout') ?? '' }
  }

  async function authorizedAtKlarna(outcome = 'approve') {
    const { visitor, order } = await buyer(demo)
    const begun = attempt(order)
    const { client_token } = await pay(visitor, klarnaSession, begun)
    const body = JSON.stringify({ client_token, outcome })
    const res = await (
      await demo.shop.request('http://localhost/vendors/klarna/authorize', { method: 'POST', body })
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
