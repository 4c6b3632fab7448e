import { beforeEach, describe, expect, it } from 'vitest'
import type { Order } from '../../core/shop/order/order.contract'
import { affirmUrl } from '../../core/shop/order/payment.contract'
import { webhookEvents } from '../../demo-host/database/payment-tables'
import { buyer, intentFor, pay, statusOf } from './paying'
import { form, openShopWithDatabase, type Visitor } from './visitor'
import { attempt, webhookCalls } from './webhook-calls'

let demo: Awaited<ReturnType<typeof openShopWithDatabase>>
let calls: ReturnType<typeof webhookCalls>
beforeEach(async () => {
  demo = await openShopWithDatabase()
  calls = webhookCalls(demo)
})

describe('the payment stand-ins', () => {
  const press = async (visitor: Visitor, order: Order) => {
    const { url } = await pay(visitor, affirmUrl, attempt(order))
    await visitor(url, form({ outcome: 'approve' }))
  }

  it.each(['on', 'twice'])('send webhook events by themselves (%s)', async (webhooks) => {
    const { visitor, order } = await buyer(demo)
    await visitor(`/?webhooks=${webhooks}`)
    await press(visitor, order)
    await calls.becomes(order, 'paid')
    expect(await calls.placed()).toEqual([order.id])
  })

  it('hold an event until it is released, keep refused events, and send none when they are set to silent', async () => {
    const { visitor, order } = await buyer(demo)
    await visitor('/?webhooks=held&fault=500:/uc_affirm/webhook')
    await press(visitor, order)
    await visitor('/demo/payments/webhooks', form({}))
    expect(await demo.db.select().from(webhookEvents)).toEqual([])
    await visitor('/?fault=none')
    await visitor('/demo/payments/webhooks', form({ order: 'newest-first' }))
    await calls.becomes(order, 'paid')
    const silent = await buyer(demo)
    await silent.visitor('/?webhooks=off')
    await press(silent.visitor, silent.order)
    await silent.visitor('/demo/payments/webhooks', form({}))
    expect(await statusOf(demo.db, silent.order)).toBe('open')
    await silent.visitor('/demo/payments/sweep', form({ minutes: '5' }))
    expect(await statusOf(demo.db, silent.order)).toBe('paid')
  })

  it('send the newest event first on request: the shop receives the refusal after the payment', async () => {
    const { visitor, order } = await buyer(demo)
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
    await calls.becomes(order, 'paid')
    expect(await demo.db.select().from(webhookEvents)).toHaveLength(2)
  })
})
