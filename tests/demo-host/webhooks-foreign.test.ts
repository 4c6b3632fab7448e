import { beforeEach, describe, expect, it, vi } from 'vitest'
import { webhookPaths } from '../../core/shop/order/payment-webhooks.contract'
import { webhookEvents } from '../../demo-host/database/payment-tables'
import { stripeWebhookKey, webhookKeys } from '../../demo-host/webhooks/webhook-keys'
import { statusOf } from './paying'
import { openShopWithDatabase } from './visitor'
import { confirmed, minutes, type Sent, webhookCalls } from './webhook-calls'

let demo: Awaited<ReturnType<typeof openShopWithDatabase>>
let calls: ReturnType<typeof webhookCalls>
beforeEach(async () => {
  demo = await openShopWithDatabase()
  calls = webhookCalls(demo)
})

describe('a webhook call that is not from the provider', () => {
  it.each<[string, Sent]>([
    ['is signed with another key', { key: 'whsec_other' }],
    ['is older than five minutes', { at: Date.now() - 301_000 }],
    ['is not what was signed', { body: '{"id":"evt_1","type":"payment_intent.succeeded"}' }],
    ['is nothing', { body: '' }],
    ['is too long', { body: 'x'.repeat(70_000) }],
  ])('a call that %s is refused and places no order', async (_, sent) => {
    const { order, clientSecret } = await calls.paidByCard()
    expect(await calls.sendStripe(clientSecret, sent)).toBe((sent.body?.length ?? 0) > 65_536 ? 413 : 400)
    expect(await calls.send(webhookPaths.stripe, '{}')).toBe(400)
    expect(await calls.send(webhookPaths.stripe, '{}', { 'stripe-signature': 't=1,v1=' })).toBe(400)
    expect([await statusOf(demo.db, order), await demo.db.select().from(webhookEvents)]).toEqual(['open', []])
  })

  it('a body is read up to its size limit', async () => {
    const pull = vi.fn((body: ReadableStreamDefaultController) => body.enqueue(new Uint8Array(8192)))
    const init = { method: 'POST', duplex: 'half' } as const
    for (const path of Object.values(webhookPaths)) {
      pull.mockClear()
      const endless = new ReadableStream({ pull }, { highWaterMark: 0 })
      expect((await demo.shop.request(`http://localhost${path}`, { ...init, body: endless })).status).toBe(413)
      expect(pull.mock.calls.length).toBeLessThan(12)
    }
  })

  it('calls in the name of Affirm and PayBright are refused', async () => {
    const { order, token } = await calls.approvedAt('affirm')
    expect(await calls.sendAffirm(confirmed(token), 'other')).toBe(400)
    expect(await calls.sendAffirm(confirmed(token), webhookKeys.affirm, minutes(-6))).toBe(400)
    expect(await calls.sendAffirm(confirmed(token), webhookKeys.affirm, minutes(6))).toBe(400)
    expect(await calls.send(webhookPaths.affirm, confirmed(token), { 'x-affirm-signature': 'v0=' })).toBe(400)
    const fields = { x_result: 'completed', x_reference: order.id, x_gateway_reference: token, x_signature: 'no' }
    expect(await calls.send(webhookPaths.paybright, new URLSearchParams(fields).toString())).toBe(400)
    expect(await statusOf(demo.db, order)).toBe('open')
  })

  it('a Klarna token of another amount or session places no order', async () => {
    const { order, session_id, token } = await calls.authorizedAtKlarna()
    const { token: another } = await calls.authorizedAtKlarna()
    for (const [given, session] of [
      [another, session_id],
      ['', session_id],
      [token, 'kp_none'],
    ] as const)
      expect(await calls.sendKlarna(given, session)).toBe(200)
    expect(await calls.send(webhookPaths.klarna, 'nothing')).toBe(400)
    await calls.sweep(minutes(3))
    expect(await statusOf(demo.db, order)).toBe('open')
    expect(await calls.placed()).toEqual([])
  })

  it('every call in the name of Stripe is refused when the shop has Stripe’s keys and no webhook secret', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk' }
    expect(stripeWebhookKey(keys)).toBeUndefined()
    expect(stripeWebhookKey({ ...keys, STRIPE_WEBHOOK_SECRET: 'whsec_own' })).toBe('whsec_own')
    expect(stripeWebhookKey({})).toBe(webhookKeys.stripe)
  })
})
