import { beforeEach, describe, expect, it } from 'vitest'
import type { Order } from '../../core/contract/order'
import { affirmUrl } from '../../core/contract/payment'
import { webhookEvents } from '../../demo-host/database/payment-tables'
import { buyer, intentFor, pay, statusOf } from './paying'
import { form, openShopWithDatabase, type Visitor } from './visitor'
import { attempt, webhookCalls } from './webhook-calls'

let till: Awaited<ReturnType<typeof openShopWithDatabase>>
let calls: ReturnType<typeof webhookCalls>
beforeEach(async () => {
  till = await openShopWithDatabase()
  calls = webhookCalls(till)
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
    await calls.becomes(order, 'paid')
    expect(await calls.placed()).toEqual([order.id])
  })

  it('hold it back until it is let go, keep what was not taken, and never say it where they are silent', async () => {
    const { visitor, order } = await buyer(till)
    await visitor('/?webhooks=held&fault=500:/uc_affirm/webhook')
    await press(visitor, order)
    await visitor('/demo/payments/webhooks', form({}))
    expect(await till.db.select().from(webhookEvents)).toEqual([])
    await visitor('/?fault=none')
    await visitor('/demo/payments/webhooks', form({ order: 'newest-first' }))
    await calls.becomes(order, 'paid')
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
    await calls.becomes(order, 'paid')
    expect(await till.db.select().from(webhookEvents)).toHaveLength(2)
  })
})
