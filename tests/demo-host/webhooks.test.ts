import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Order } from '../../core/contract/order'
import { affirmUrl, klarnaRedirect, klarnaSession, paybrightUrl, paymentStatus } from '../../core/contract/payment'
import { webhookPaths } from '../../core/contract/payment-webhooks'
import { placings } from '../../demo-host/database/order-tables'
import { webhookEvents } from '../../demo-host/database/payment-tables'
import { createTill } from '../../demo-host/payment/till'
import { startSweep, sweepPayments } from '../../demo-host/webhooks/sweep'
import { stripeWebhookKey, webhookKeys } from '../../demo-host/webhooks/webhook-keys'
import { ask, buyer, confirmCard, intentFor, openTill, operation, pay, statusOf, stripe } from './paying'
import { form, type Visitor } from './visitor'

let till: Awaited<ReturnType<typeof openTill>>
beforeEach(async () => {
  till = await openTill()
})

const attempt = (order: { id: string }) => ({ order: order.id, operation: operation() })
const minutes = (count: number) => Date.now() + count * 60_000
const sign = (kind: string, key: string, text: string) => createHmac(kind, key).update(text).digest('hex')

/** A call from outside: no cookie, no browser. */
const send = async (path: string, body: string, headers: Record<string, string> = {}) =>
  (await till.shop.request(`http://localhost${path}`, { method: 'POST', body, headers })).status

interface Sent {
  readonly id?: string
  readonly type?: string
  readonly at?: number
  readonly key?: string
  readonly body?: string
}

/** Sends what Stripe would, signed as Stripe signs. */
function sendStripe(secret: string, { id = 'evt_1', type = 'payment_intent.succeeded', at, key, body }: Sent = {}) {
  const [intent] = secret.split('_secret_')
  const signed = JSON.stringify({ id, object: 'event', type, data: { object: { id: intent } } })
  const time = Math.floor((at ?? Date.now()) / 1000)
  const header = `t=${time},v1=${sign('sha256', key ?? webhookKeys.stripe, `${time}.${signed}`)}`
  return send(webhookPaths.stripe, body ?? signed, { 'stripe-signature': header })
}

const confirmed = (checkout_token: string, event = 'confirmed') =>
  new URLSearchParams({ checkout_token, event, created: '2026-11-22T06:00:00' }).toString()

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
  const { clientSecret } = await intentFor(visitor, order)
  await confirmCard(till.shop, clientSecret, number)
  return { visitor, order, clientSecret }
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
  const { client_token } = await pay(visitor, klarnaSession, attempt(order))
  const body = JSON.stringify({ client_token, outcome })
  const res = await (
    await till.shop.request('http://localhost/vendors/klarna/authorize', { method: 'POST', body })
  ).json()
  const [, claims = ''] = client_token.split('.')
  const { session_id } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  return {
    visitor,
    order,
    client_token,
    session_id: String(session_id),
    token: String(res.authorization_token ?? ''),
    res,
  }
}
const sendKlarna = (authorization_token: string, session_id: string) =>
  send(webhookPaths.klarna, JSON.stringify({ authorization_token, session_id }))

describe('PAY-03 the tab is closed after money has moved, and nobody comes back', () => {
  it('an event of Stripe’s places the order, once, however often and however close together it is sent', async () => {
    const { order, clientSecret } = await paidByCard()
    expect(await statusOf(till.db, order)).toBe('open')
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendStripe(clientSecret)))
    expect(new Set(answers)).toEqual(new Set([200]))
    await becomes(order, 'paid')
    expect(await sendStripe(clientSecret)).toBe(200)
    expect(await sendStripe(clientSecret, { id: 'evt_2' })).toBe(200)
    await sweep(minutes(3))
    expect(await placed()).toEqual([order.id])
    expect(await till.db.select().from(webhookEvents)).toHaveLength(2)
  })

  it('events in the wrong order change nothing about what the provider says', async () => {
    const { visitor, order } = await buyer(till)
    const { clientSecret } = await intentFor(visitor, order)
    expect(await sendStripe(clientSecret, { id: 'evt_0', type: 'payment_intent.canceled' })).toBe(200)
    expect(await sendStripe(clientSecret, { id: 'evt_1', type: 'payment_intent.succeeded' })).toBe(200)
    await sweep(minutes(3))
    expect(await placed()).toEqual([])
    await confirmCard(till.shop, clientSecret)
    expect(await sendStripe(clientSecret, { id: 'evt_2' })).toBe(200)
    await becomes(order, 'paid')
    expect(await sendStripe(clientSecret, { id: 'evt_3', type: 'payment_intent.payment_failed' })).toBe(200)
    expect(await sendStripe(clientSecret, { id: 'evt_4', type: 'payment_intent.canceled' })).toBe(200)
    await sweep(minutes(3))
    expect([await statusOf(till.db, order), await placed()]).toEqual(['paid', [order.id]])
  })

  it('an event about a payment that nobody knows is taken, and tried again for an hour', async () => {
    expect(await sendStripe('pi_other_secret_x')).toBe(200)
    await sweep(minutes(59))
    expect(await till.db.select().from(webhookEvents)).toMatchObject([{ payment: 'pi_other', handled: false }])
    expect(await placed()).toEqual([])
  })

  it('what is authorised to be captured later is an order; what is processed is one when the bank says so', async () => {
    const capture = await paidByCard('4000000000003725')
    await sendStripe(capture.clientSecret, { id: 'evt_c', type: 'payment_intent.amount_capturable_updated' })
    await becomes(capture.order, 'paid')
    const slow = await paidByCard('4000000000007726')
    await sendStripe(slow.clientSecret, { id: 'evt_p', type: 'payment_intent.processing' })
    await becomes(slow.order, 'processing')
    await till.db.run(`update vendor_payments set status = 'succeeded' where order_id = '${slow.order.id}'`)
    await sendStripe(slow.clientSecret, { id: 'evt_s' })
    await becomes(slow.order, 'paid')
  })

  it('a bank that asked, and was answered in a tab that then closed', async () => {
    const { order, clientSecret } = await paidByCard('4000002500003155')
    expect(await sendStripe(clientSecret, { id: 'evt_a', type: 'payment_intent.requires_action' })).toBe(200)
    expect(await placed()).toEqual([])
    await stripe(till.shop, clientSecret, '/authenticate', { outcome: 'complete' })
    await sendStripe(clientSecret)
    await becomes(order, 'paid')
  })

  it('money for another amount is held, and nothing is placed', async () => {
    const { order, clientSecret } = await paidByCard()
    await till.db.run(`update vendor_payments set amount = amount - 100 where order_id = '${order.id}'`)
    await sendStripe(clientSecret)
    await becomes(order, 'processing')
    expect(await placed()).toEqual([])
  })

  it('Klarna’s callback places the order at Klarna and in the shop, with the visitor’s own call or without', async () => {
    const { visitor, order, session_id, token, client_token, res } = await authorizedAtKlarna()
    expect(await statusOf(till.db, order)).toBe('open')
    const own = ask(visitor, klarnaRedirect, { ...attempt(order), clientToken: client_token, res: JSON.stringify(res) })
    const answers = await Promise.all([sendKlarna(token, session_id), own, sendKlarna(token, session_id)])
    expect(answers.map((one) => (typeof one === 'number' ? one : one.status))).toEqual([200, 200, 200])
    await becomes(order, 'paid')
    expect(await placed()).toEqual([order.id])
    const alone = await authorizedAtKlarna()
    await sendKlarna(alone.token, alone.session_id)
    await becomes(alone.order, 'paid')
  })

  it('Affirm’s event and PayBright’s callback place the order', async () => {
    const affirm = await approvedAt('affirm')
    expect(await sendAffirm(confirmed(affirm.token, 'opened'))).toBe(200)
    expect(await till.db.select().from(webhookEvents)).toEqual([])
    expect(await sendAffirm(confirmed(affirm.token))).toBe(200)
    await becomes(affirm.order, 'paid')
    const paybright = await approvedAt('paybright')
    const fields = { x_result: 'completed', x_reference: paybright.order.id, x_gateway_reference: paybright.token }
    const text = `x_gateway_reference${paybright.token}x_reference${paybright.order.id}x_resultcompleted`
    const x_signature = sign('sha256', webhookKeys.paybright, text)
    expect(await send(webhookPaths.paybright, new URLSearchParams({ ...fields, x_signature }).toString())).toBe(200)
    await becomes(paybright.order, 'paid')
  })

  it('all at once, the return, the status, events and sweeps place one order', async () => {
    const { visitor, order, clientSecret } = await paidByCard()
    await Promise.all([
      ...[1, 2, 3].map((n) => sendStripe(clientSecret, { id: `evt_${n}` })),
      ...[1, 2, 3].map(() => ask(visitor, paymentStatus, attempt(order))),
      ...[1, 2].map(() => visitor(`/uc_affirm/payment/complete/${order.id}`)),
      ...[1, 2].map(() => sweep(minutes(3))),
    ])
    await becomes(order, 'paid')
    expect(await placed()).toEqual([order.id])
  })

  it('a member in a country for members, who reads French, is charged what they were told', async () => {
    const { visitor, order: before } = await buyer(till, { country: 'CA' })
    await visitor('/?locale=fr_CA&flags=membership-only')
    const { clientSecret } = await intentFor(visitor, before)
    await confirmCard(till.shop, clientSecret)
    await sendStripe(clientSecret)
    await becomes(before, 'paid')
  })
})

describe('a call that is not the provider’s', () => {
  it.each<[string, Sent]>([
    ['is signed with another key', { key: 'whsec_other' }],
    ['is older than five minutes', { at: Date.now() - 301_000 }],
    ['is not what was signed', { body: '{"id":"evt_1","type":"payment_intent.succeeded"}' }],
    ['is nothing', { body: '' }],
    ['is too long', { body: 'x'.repeat(70_000) }],
  ])('%s: refused, and nothing is placed', async (_, sent) => {
    const { order, clientSecret } = await paidByCard()
    expect(await sendStripe(clientSecret, sent)).toBe(400)
    expect(await send(webhookPaths.stripe, '{}')).toBe(400)
    expect(await send(webhookPaths.stripe, '{}', { 'stripe-signature': 't=1,v1=' })).toBe(400)
    expect([await statusOf(till.db, order), await till.db.select().from(webhookEvents)]).toEqual(['open', []])
  })

  it('is refused in Affirm’s and PayBright’s name too', async () => {
    const { order, token } = await approvedAt('affirm')
    expect(await sendAffirm(confirmed(token), 'other')).toBe(400)
    expect(await sendAffirm(confirmed(token), webhookKeys.affirm, minutes(-6))).toBe(400)
    expect(await sendAffirm(confirmed(token), webhookKeys.affirm, minutes(6))).toBe(400)
    expect(await send(webhookPaths.affirm, confirmed(token), { 'x-affirm-signature': 'v0=' })).toBe(400)
    const fields = { x_result: 'completed', x_reference: order.id, x_gateway_reference: token, x_signature: 'no' }
    expect(await send(webhookPaths.paybright, new URLSearchParams(fields).toString())).toBe(400)
    expect(await statusOf(till.db, order)).toBe('open')
  })

  it('brings Klarna no order by a token that Klarna did not give for this amount and session', async () => {
    const { order, session_id, token } = await authorizedAtKlarna()
    const { token: another } = await authorizedAtKlarna()
    for (const [given, session] of [
      [another, session_id],
      ['', session_id],
      [token, 'kp_none'],
    ] as const)
      expect(await sendKlarna(given, session)).toBe(200)
    expect(await send(webhookPaths.klarna, 'nothing')).toBe(400)
    await sweep(minutes(3))
    expect(await statusOf(till.db, order)).toBe('open')
    expect(await placed()).toEqual([])
  })

  it('is every call in Stripe’s name where the shop has Stripe’s keys and no secret for its events', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk' }
    expect(stripeWebhookKey(keys)).toBeUndefined()
    expect(stripeWebhookKey({ ...keys, STRIPE_WEBHOOK_SECRET: 'whsec_own' })).toBe('whsec_own')
    expect(stripeWebhookKey({})).toBe(webhookKeys.stripe)
  })
})

describe('the sweep', () => {
  it('places what was paid while no event arrived, and leaves alone who may still be paying', async () => {
    const [affirm, card] = [await approvedAt('affirm'), await paidByCard()]
    await sweep()
    expect(await placed()).toEqual([])
    await sweep(minutes(3))
    expect((await placed()).sort()).toEqual([affirm.order.id, card.order.id].sort())
    await sweep(minutes(3))
    expect(await placed()).toHaveLength(2)
  })

  it('goes on to the next where a provider cannot be asked', async () => {
    const [affirm, card] = [await approvedAt('affirm'), await paidByCard()]
    const own = createTill(till.db)
    const retrieve = () => Promise.reject(new Error('unreachable'))
    const silent = { ...own, providers: { ...own.providers, affirm: { ...own.providers.affirm, retrieve } } }
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => said.mockRestore())
    await sweepPayments(silent, { now: minutes(3) })
    expect(await placed()).toEqual([card.order.id])
    expect(said).toHaveBeenCalled()
    await sweep(minutes(3))
    expect(await statusOf(till.db, affirm.order)).toBe('paid')
  })

  it('is a timer that stops with the shop', async () => {
    const { order } = await approvedAt('affirm')
    vi.useFakeTimers({ now: minutes(3), toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const stop = startSweep(createTill(till.db))
    await vi.advanceTimersByTimeAsync(60_000)
    vi.useRealTimers()
    await becomes(order, 'paid')
    stop()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const stopAgain = startSweep(createTill(till.db))
    expect(vi.getTimerCount()).toBe(1)
    stopAgain()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('the stand-ins', () => {
  const press = async (visitor: Visitor, order: Order) => {
    const { url } = await pay(visitor, affirmUrl, attempt(order))
    await visitor(url, form({ outcome: 'approve' }))
  }

  it.each(['on', 'twice'])('tell the shop by themselves (%s)', async (webhooks) => {
    const { visitor, order } = await buyer(till)
    await visitor(`/?webhooks=${webhooks}`)
    await press(visitor, order)
    await becomes(order, 'paid')
    expect(await placed()).toEqual([order.id])
  })

  it('hold it back until it is let go, keep what was not taken, and never say it where they are silent', async () => {
    const { visitor, order } = await buyer(till)
    await visitor('/?webhooks=held&fault=500:/uc_affirm/webhook')
    await press(visitor, order)
    await visitor('/demo/payments/webhooks', form({}))
    expect(await till.db.select().from(webhookEvents)).toEqual([])
    await visitor('/?fault=none')
    await visitor('/demo/payments/webhooks', form({ order: 'newest-first' }))
    await becomes(order, 'paid')
    const silent = await buyer(till)
    await silent.visitor('/?webhooks=off')
    await press(silent.visitor, silent.order)
    await silent.visitor('/demo/payments/webhooks', form({}))
    expect(await statusOf(till.db, silent.order)).toBe('open')
    await silent.visitor('/demo/payments/sweep', form({ minutes: '5' }))
    expect(await statusOf(till.db, silent.order)).toBe('paid')
  })

  it('send the newest first where that is asked for: the shop is told of a refusal after the payment', async () => {
    const { visitor, order } = await buyer(till)
    await visitor('/?webhooks=held')
    const { clientSecret } = await intentFor(visitor, order)
    const [id] = clientSecret.split('_secret_')
    const confirm = (number: string) => {
      const card = { client_secret: clientSecret, method: 'card', number, month: 12, year: 2040, cvc: '123' }
      const init = { method: 'POST', body: JSON.stringify(card), headers: { 'content-type': 'application/json' } }
      return visitor(`/vendors/stripe/api/v1/payment_intents/${id}/confirm`, init)
    }
    await confirm('4000000000000002')
    await confirm('4242424242424242')
    await visitor('/demo/payments/webhooks', form({ order: 'newest-first' }))
    await becomes(order, 'paid')
    expect(await till.db.select().from(webhookEvents)).toHaveLength(2)
  })
})
