import { beforeEach, describe, expect, it } from 'vitest'
import { orderChange } from '../../core/shop/order/order.contract'
import { paymentDeclined, stripeIntent } from '../../core/shop/order/payment.contract'
import { completionPaths, paymentComplete } from '../../core/shop/order/payment-complete.contract'
import { paymentStatus } from '../../core/shop/order/payment-status.contract'
import { events } from '../../demo-host/database/schema'
import { occurs } from '../occurs'
import { ask, beginning, buyer, confirmCard, intentFor, operation, pay, statusOf, stripe } from './paying'
import { openShopWithDatabase } from './visitor'

let demo: Awaited<ReturnType<typeof openShopWithDatabase>>
beforeEach(async () => {
  demo = await openShopWithDatabase()
})

const said = { referralSource: '', referralOther: '', referralAssociate: '', customerId: '', paymentMethodId: 'pm_1' }
const complete = (visitor: Parameters<typeof ask>[0], order: { id: string }, told: object = {}) =>
  pay(visitor, paymentComplete('order'), {
    ...said,
    order: order.id,
    operation: operation(),
    amount: 1,
    paymentIntentId: 'pi_forged',
    status: 'succeeded',
    adjustAmount: '',
    ...told,
  })
const status = (visitor: Parameters<typeof ask>[0], order: { id: string }) =>
  pay(visitor, paymentStatus, { order: order.id, operation: operation() })

describe('a payment intent', () => {
  it('STRIPE-01 exists once for each order and follows the order’s total', async () => {
    const { visitor, order } = await buyer(demo)
    const page = operation()
    const first = await intentFor(visitor, order, { page, operation: 'first' })
    expect(first).toMatchObject({
      name: 'Ada Lind',
      email: 'ada@example.com',
      orderId: order.id,
      address: { country: 'US', state: 'OR', city: 'Portland', postalCode: '97205', line1: '210 Alder Street' },
    })
    expect(first.adjustAmount).toBeUndefined()
    await pay(visitor, paymentStatus, { order: order.id, operation: 'first', end: 'rested' })
    await pay(visitor, orderChange, { order: order.id, operation: operation(), coupon: 'ROOMS10' })
    const second = await intentFor(visitor, order, { page })
    expect(second.clientSecret).toBe(first.clientSecret)
    expect(second.adjustAmount).toBeLessThan(order.due)
    const { body } = await stripe(demo.shop, first.clientSecret, '')
    expect([body.amount, body.currency]).toEqual([Math.round((second.adjustAmount ?? 0) * 100), 'usd'])
  })

  it('STRIPE-01 has an amount in won without minor units', async () => {
    const { visitor, order } = await buyer(demo, { country: 'KR' })
    const { clientSecret } = await intentFor(visitor, order)
    expect((await stripe(demo.shop, clientSecret, '')).body).toMatchObject({ amount: order.due, currency: 'krw' })
  })

  it('STRIPE-01 is not created without a billing address, or when credit covers the total', async () => {
    const { visitor, order } = await buyer(demo)
    await demo.db.run("update orders set billing = json_set(billing, '$.street1', ''), copy_address = 0")
    expect((await intentFor(visitor, order)).clientSecret).toBe('missingBillingAddress')
    await demo.db.run('update orders set copy_address = 1')
    await demo.db.run("update stock set price = 300 where model = 'SOF1201-OAT-3S'")
    const member = await buyer(demo, { as: 'member' })
    expect((await intentFor(member.visitor, member.order, { creditActive: true })).clientSecret).toBe(
      'fullPaidByStoreCredit',
    )
    const done = await complete(member.visitor, member.order, { status: '', paymentIntentId: '' })
    expect([done.success, await statusOf(demo.db, member.order)]).toEqual([true, 'paid'])
  })

  it('is refused to another visitor and without a page id', async () => {
    const { visitor, order } = await buyer(demo)
    const other = await buyer(demo)
    const input = { ...beginning(order), creditActive: false, amount: 1 }
    expect((await ask(other.visitor, stripeIntent, input)).status).toBe(403)
    expect((await ask(visitor, stripeIntent, { ...input, page: '' })).status).toBe(400)
  })
})

describe('a card payment', () => {
  it.each([
    ['4242424242424242', 200, 'succeeded', 'paid'],
    ['4000000000003725', 200, 'requires_capture', 'paid'],
    ['4000000000007726', 200, 'processing', 'processing'],
    ['4000000000008880', 504, 'succeeded', 'paid'],
    ['4000000000008898', 504, 'requires_payment_method', 'open'],
    ['4000000000000002', 402, 'requires_payment_method', 'open'],
    ['4000000000009995', 402, 'requires_payment_method', 'open'],
  ])('STRIPE-02 the card %s returns %s, is %s, and the attempt is %s', async (number, answered, vendor, shop) => {
    const { visitor, order } = await buyer(demo)
    const { clientSecret } = await intentFor(visitor, order)
    expect((await confirmCard(demo.shop, clientSecret, number)).status).toBe(answered)
    expect((await stripe(demo.shop, clientSecret, '')).body.status).toBe(vendor)
    expect((await status(visitor, order)).status).toBe(shop)
  })

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000000069', 'expired_card', undefined],
    ['4242424242424241', 'incorrect_number', undefined],
  ])('the card %s is refused as %s in the shopper’s language', async (number, code, decline_code) => {
    const { visitor, order } = await buyer(demo)
    const { clientSecret } = await intentFor(visitor, order)
    const typed = { method: 'card', number, month: 12, year: 2040, cvc: '123' }
    const { body } = await stripe(demo.shop, clientSecret, '/confirm', { ...typed, locale: 'ko' })
    expect(body.error).toMatchObject({
      type: 'card_error',
      code,
      payment_intent: { status: 'requires_payment_method' },
    })
    expect(body.error.decline_code).toBe(decline_code)
    expect(body.error.message).toMatch(/[가-힣]/)
  })

  it('with required authentication succeeds after it, and fails when it is refused', async () => {
    const { visitor, order } = await buyer(demo)
    const { clientSecret } = await intentFor(visitor, order)
    const asked = await confirmCard(demo.shop, clientSecret, '4000002500003155')
    expect(asked.body).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
    expect((await status(visitor, order)).status).toBe('open')
    const refused = await stripe(demo.shop, clientSecret, '/authenticate', { outcome: 'fail' })
    expect(refused.body.error.code).toBe('payment_intent_authentication_failure')
    await confirmCard(demo.shop, clientSecret, '4000002500003155')
    expect((await stripe(demo.shop, clientSecret, '/authenticate', { outcome: 'complete' })).body.status).toBe(
      'succeeded',
    )
    expect((await status(visitor, order)).status).toBe('paid')
  })

  it('cannot succeed twice, and a wrong secret cannot pay at all', async () => {
    const { visitor, order } = await buyer(demo)
    const { clientSecret } = await intentFor(visitor, order)
    expect((await confirmCard(demo.shop, `${clientSecret}x`)).status).toBe(404)
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirmCard(demo.shop, clientSecret)))
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1)
    expect(answers.find((one) => one.status === 400)?.body.error).toMatchObject({
      code: 'payment_intent_unexpected_state',
      payment_intent: { status: 'succeeded' },
    })
  })

  it('from a bank account waits for the microdeposits, and the order waits too', async () => {
    const { visitor, order } = await buyer(demo)
    const { clientSecret } = await intentFor(visitor, order)
    const bank = { method: 'us_bank_account', number: '000123456789' }
    const { body } = await stripe(demo.shop, clientSecret, '/confirm', bank)
    expect(body).toMatchObject({ status: 'requires_action', next_action: { type: 'verify_with_microdeposits' } })
    expect(await complete(visitor, order)).toMatchObject({ success: true, url: expect.stringContaining('complete') })
    expect(await statusOf(demo.db, order)).toBe('processing')
    expect((await stripe(demo.shop, clientSecret, '/confirm', bank)).status).toBe(400)
  })

  it('stores no card number in the database', async () => {
    const { visitor, order } = await buyer(demo)
    const { clientSecret } = await intentFor(visitor, order)
    for (const number of ['4000000000009995', '4000000000008898', '4242424242424242'])
      await confirmCard(demo.shop, clientSecret, number)
    const response = { type: 'card_error', code: '4242424242424242', decline_code: 'x', message: '4242 4242 4242 4242' }
    await pay(visitor, paymentDeclined, { order: order.id, operation: operation(), response })
    await complete(visitor, order, { paymentMethodId: '4242424242424242' })
    const { rows: tables } = await demo.db.run("select name from sqlite_master where type = 'table'")
    const kept = await Promise.all(tables.map(({ name }) => demo.db.run(`select * from "${name}"`)))
    const all = JSON.stringify(kept.map(({ rows }) => rows))
    expect(all).toContain('4242')
    expect(all.replace(/\D*/g, (gap) => gap.slice(0, 1))).not.toMatch(/4242\D?4242|4000\D?0000\D?0000/)
    expect(occurs(all, '9995')).toBe(false)
  })
})

describe('the completion of a payment', () => {
  it('STRIPE-02 requests the state from Stripe and trusts no posted value', async () => {
    const { visitor, order } = await buyer(demo)
    expect(await complete(visitor, order)).toMatchObject({ success: false })
    const { clientSecret } = await intentFor(visitor, order)
    expect((await complete(visitor, order, { paymentIntentId: clientSecret.split('_secret_')[0] })).success).toBe(false)
    expect(await statusOf(demo.db, order)).toBe('open')
    await confirmCard(demo.shop, clientSecret)
    const done = await complete(visitor, order, { status: 'canceled', amount: 0 })
    expect(done).toMatchObject({ success: true, url: `/cart/checkout/complete?order_id=${order.id}` })
    expect(await statusOf(demo.db, order)).toBe('paid')
  })

  it('STRIPE-02 happens once for any number of calls', async () => {
    const { visitor, order } = await buyer(demo)
    const { clientSecret } = await intentFor(visitor, order)
    await confirmCard(demo.shop, clientSecret)
    const answers = await Promise.all(Array.from({ length: 30 }, () => complete(visitor, order)))
    expect(new Set(answers.map(({ success, url }) => `${success} ${url}`)).size).toBe(1)
    const placed = (await demo.db.select().from(events)).filter(({ detail }) => detail.includes('placed'))
    expect(placed).toHaveLength(1)
  }, 20_000)

  it('CHK-08 redirects to the path of the order’s type', async () => {
    const { visitor, order } = await buyer(demo)
    for (const type of ['membership', 'terminal', 'swatch', 'quote'] as const) {
      const path = completionPaths[type].replace('{order_id}', order.id)
      const body = new URLSearchParams({ operation: operation() })
      expect((await visitor(path, { method: 'POST', body })).status, type).toBe(400)
    }
    await demo.db.run("update orders set type = 'swatch'")
    const { clientSecret } = await intentFor(visitor, order)
    await confirmCard(demo.shop, clientSecret)
    const path = completionPaths.swatch.replace('{order_id}', order.id)
    const done = await visitor(path, { method: 'POST', body: new URLSearchParams({ operation: operation() }) })
    expect(await done.json()).toMatchObject({ success: true })
  })

  it('holds an order that was paid with another amount, and takes no further payment for it', async () => {
    const { visitor, order } = await buyer(demo)
    const { clientSecret } = await intentFor(visitor, order)
    await demo.db.run('update vendor_payments set amount = 100')
    await confirmCard(demo.shop, clientSecret)
    expect(await complete(visitor, order)).toMatchObject({ success: false })
    expect(await statusOf(demo.db, order)).toBe('processing')
    const input = { ...beginning(order), creditActive: false, amount: 1 }
    expect((await ask(visitor, stripeIntent, input)).status).toBe(409)
    expect((await status(visitor, order)).status).toBe('held')
  })

  it('reopens an order whose payment failed afterwards', async () => {
    const { visitor, order } = await buyer(demo)
    const page = operation()
    const { clientSecret } = await intentFor(visitor, order, { page })
    await confirmCard(demo.shop, clientSecret, '4000000000007726')
    expect((await complete(visitor, order)).success).toBe(true)
    await demo.db.run("update vendor_payments set status = 'requires_payment_method'")
    expect((await status(visitor, order)).status).toBe('none')
    expect(await statusOf(demo.db, order)).toBe('open')
    expect((await intentFor(visitor, order, { page })).clientSecret).toBe(clientSecret)
  })

  it('STRIPE-02 logs a provider’s refusal once, with its code only', async () => {
    const { visitor, order } = await buyer(demo)
    const response = { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline', message: 'No.' }
    const input = { order: order.id, operation: operation(), response }
    for (let n = 0; n < 3; n++) expect(await pay(visitor, paymentDeclined, input)).toEqual({ success: true })
    const told = (await demo.db.select().from(events)).filter(({ what }) => what === 'payment')
    expect(told.map(({ detail }) => detail)).toEqual([`${order.id} was declined: card_declined, generic_decline`])
  })
})
