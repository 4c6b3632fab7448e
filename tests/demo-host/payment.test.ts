import { beforeEach, describe, expect, it } from 'vitest'
import { orderChange } from '../../core/contract/order'
import { completionPaths, paymentComplete, paymentDeclined, stripeIntent } from '../../core/contract/payment'
import { paymentStatus } from '../../core/contract/payment-status'
import { events } from '../../demo-host/database/schema'
import { ask, beginning, buyer, confirmCard, intentFor, operation, pay, statusOf, stripe } from './paying'
import { openShopWithDatabase } from './visitor'

let till: Awaited<ReturnType<typeof openShopWithDatabase>>
beforeEach(async () => {
  till = await openShopWithDatabase()
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

describe('an intent', () => {
  it('STRIPE-01 is one for each order, and follows what the order comes to', async () => {
    const { visitor, order } = await buyer(till)
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
    const { body } = await stripe(till.shop, first.clientSecret, '')
    expect([body.amount, body.currency]).toEqual([Math.round((second.adjustAmount ?? 0) * 100), 'usd'])
  })

  it('STRIPE-01 counts won as they are', async () => {
    const { visitor, order } = await buyer(till, { country: 'KR' })
    const { clientSecret } = await intentFor(visitor, order)
    expect((await stripe(till.shop, clientSecret, '')).body).toMatchObject({ amount: order.due, currency: 'krw' })
  })

  it('STRIPE-01 is not begun without a billing address, or where credit covers all', async () => {
    const { visitor, order } = await buyer(till)
    await till.db.run("update orders set billing = json_set(billing, '$.street1', ''), copy_address = 0")
    expect((await intentFor(visitor, order)).clientSecret).toBe('missingBillingAddress')
    await till.db.run('update orders set copy_address = 1')
    await till.db.run("update stock set price = 300 where model = 'SOF1201-OAT-3S'")
    const member = await buyer(till, { as: 'member' })
    expect((await intentFor(member.visitor, member.order, { creditActive: true })).clientSecret).toBe(
      'fullPaidByStoreCredit',
    )
    const done = await complete(member.visitor, member.order, { status: '', paymentIntentId: '' })
    expect([done.success, await statusOf(till.db, member.order)]).toEqual([true, 'paid'])
  })

  it('is refused to anybody else, and without the id of a page', async () => {
    const { visitor, order } = await buyer(till)
    const other = await buyer(till)
    const input = { ...beginning(order), creditActive: false, amount: 1 }
    expect((await ask(other.visitor, stripeIntent, input)).status).toBe(403)
    expect((await ask(visitor, stripeIntent, { ...input, page: '' })).status).toBe(400)
  })
})

describe('a card', () => {
  it.each([
    ['4242424242424242', 200, 'succeeded', 'paid'],
    ['4000000000003725', 200, 'requires_capture', 'paid'],
    ['4000000000007726', 200, 'processing', 'processing'],
    ['4000000000008880', 504, 'succeeded', 'paid'],
    ['4000000000008898', 504, 'requires_payment_method', 'open'],
    ['4000000000000002', 402, 'requires_payment_method', 'open'],
    ['4000000000009995', 402, 'requires_payment_method', 'open'],
  ])('STRIPE-02 %s answers %s, is %s, and the attempt is %s', async (number, answered, vendor, shop) => {
    const { visitor, order } = await buyer(till)
    const { clientSecret } = await intentFor(visitor, order)
    expect((await confirmCard(till.shop, clientSecret, number)).status).toBe(answered)
    expect((await stripe(till.shop, clientSecret, '')).body.status).toBe(vendor)
    expect((await status(visitor, order)).status).toBe(shop)
  })

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000000069', 'expired_card', undefined],
    ['4242424242424241', 'incorrect_number', undefined],
  ])('%s is refused as %s, in the shopper’s language', async (number, code, decline_code) => {
    const { visitor, order } = await buyer(till)
    const { clientSecret } = await intentFor(visitor, order)
    const typed = { method: 'card', number, month: 12, year: 2040, cvc: '123' }
    const { body } = await stripe(till.shop, clientSecret, '/confirm', { ...typed, locale: 'ko' })
    expect(body.error).toMatchObject({
      type: 'card_error',
      code,
      payment_intent: { status: 'requires_payment_method' },
    })
    expect(body.error.decline_code).toBe(decline_code)
    expect(body.error.message).toMatch(/[가-힣]/)
  })

  it('that asks for authentication is paid when it is given, and not when it is refused', async () => {
    const { visitor, order } = await buyer(till)
    const { clientSecret } = await intentFor(visitor, order)
    const asked = await confirmCard(till.shop, clientSecret, '4000002500003155')
    expect(asked.body).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
    expect((await status(visitor, order)).status).toBe('open')
    const refused = await stripe(till.shop, clientSecret, '/authenticate', { outcome: 'fail' })
    expect(refused.body.error.code).toBe('payment_intent_authentication_failure')
    await confirmCard(till.shop, clientSecret, '4000002500003155')
    expect((await stripe(till.shop, clientSecret, '/authenticate', { outcome: 'complete' })).body.status).toBe(
      'succeeded',
    )
    expect((await status(visitor, order)).status).toBe('paid')
  })

  it('cannot pay a second time, nor can another with the wrong secret pay at all', async () => {
    const { visitor, order } = await buyer(till)
    const { clientSecret } = await intentFor(visitor, order)
    expect((await confirmCard(till.shop, `${clientSecret}x`)).status).toBe(404)
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirmCard(till.shop, clientSecret)))
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1)
    expect(answers.find((one) => one.status === 400)?.body.error).toMatchObject({
      code: 'payment_intent_unexpected_state',
      payment_intent: { status: 'succeeded' },
    })
  })

  it('at a bank waits for small deposits, and the order waits with it', async () => {
    const { visitor, order } = await buyer(till)
    const { clientSecret } = await intentFor(visitor, order)
    const bank = { method: 'us_bank_account', number: '000123456789' }
    const { body } = await stripe(till.shop, clientSecret, '/confirm', bank)
    expect(body).toMatchObject({ status: 'requires_action', next_action: { type: 'verify_with_microdeposits' } })
    expect(await complete(visitor, order)).toMatchObject({ success: true, url: expect.stringContaining('complete') })
    expect(await statusOf(till.db, order)).toBe('processing')
    expect((await stripe(till.shop, clientSecret, '/confirm', bank)).status).toBe(400)
  })

  it('leaves no number in the database, whatever is sent', async () => {
    const { visitor, order } = await buyer(till)
    const { clientSecret } = await intentFor(visitor, order)
    for (const number of ['4000000000009995', '4000000000008898', '4242424242424242'])
      await confirmCard(till.shop, clientSecret, number)
    const response = { type: 'card_error', code: '4242424242424242', decline_code: 'x', message: '4242 4242 4242 4242' }
    await pay(visitor, paymentDeclined, { order: order.id, operation: operation(), response })
    await complete(visitor, order, { paymentMethodId: '4242424242424242' })
    const { rows: tables } = await till.db.run("select name from sqlite_master where type = 'table'")
    const kept = await Promise.all(tables.map(({ name }) => till.db.run(`select * from "${name}"`)))
    const all = JSON.stringify(kept.map(({ rows }) => rows))
    expect(all).toContain('4242')
    expect(all.replace(/\D*/g, (gap) => gap.slice(0, 1))).not.toMatch(/4242\D?4242|4000\D?0000\D?0000|9995/)
  })
})

describe('completing', () => {
  it('STRIPE-02 asks Stripe, and believes nothing that is posted', async () => {
    const { visitor, order } = await buyer(till)
    expect(await complete(visitor, order)).toMatchObject({ success: false })
    const { clientSecret } = await intentFor(visitor, order)
    expect((await complete(visitor, order, { paymentIntentId: clientSecret.split('_secret_')[0] })).success).toBe(false)
    expect(await statusOf(till.db, order)).toBe('open')
    await confirmCard(till.shop, clientSecret)
    const done = await complete(visitor, order, { status: 'canceled', amount: 0 })
    expect(done).toMatchObject({ success: true, url: `/cart/checkout/complete?order_id=${order.id}` })
    expect(await statusOf(till.db, order)).toBe('paid')
  })

  it('STRIPE-02 happens once, however often it is told', async () => {
    const { visitor, order } = await buyer(till)
    const { clientSecret } = await intentFor(visitor, order)
    await confirmCard(till.shop, clientSecret)
    const answers = await Promise.all(Array.from({ length: 30 }, () => complete(visitor, order)))
    expect(new Set(answers.map(({ success, url }) => `${success} ${url}`)).size).toBe(1)
    const placed = (await till.db.select().from(events)).filter(({ detail }) => detail.includes('placed'))
    expect(placed).toHaveLength(1)
  }, 20_000)

  it('CHK-08 goes by the path of the order’s type', async () => {
    const { visitor, order } = await buyer(till)
    for (const type of ['membership', 'terminal', 'swatch', 'quote'] as const) {
      const path = completionPaths[type].replace('{order_id}', order.id)
      const body = new URLSearchParams({ operation: operation() })
      expect((await visitor(path, { method: 'POST', body })).status, type).toBe(400)
    }
    await till.db.run("update orders set type = 'swatch'")
    const { clientSecret } = await intentFor(visitor, order)
    await confirmCard(till.shop, clientSecret)
    const path = completionPaths.swatch.replace('{order_id}', order.id)
    const done = await visitor(path, { method: 'POST', body: new URLSearchParams({ operation: operation() }) })
    expect(await done.json()).toMatchObject({ success: true })
  })

  it('holds an order for which another amount was taken, and takes nothing more for it', async () => {
    const { visitor, order } = await buyer(till)
    const { clientSecret } = await intentFor(visitor, order)
    await till.db.run('update vendor_payments set amount = 100')
    await confirmCard(till.shop, clientSecret)
    expect(await complete(visitor, order)).toMatchObject({ success: false })
    expect(await statusOf(till.db, order)).toBe('processing')
    const input = { ...beginning(order), creditActive: false, amount: 1 }
    expect((await ask(visitor, stripeIntent, input)).status).toBe(409)
    expect((await status(visitor, order)).status).toBe('held')
  })

  it('opens an order again whose payment came to nothing after all', async () => {
    const { visitor, order } = await buyer(till)
    const page = operation()
    const { clientSecret } = await intentFor(visitor, order, { page })
    await confirmCard(till.shop, clientSecret, '4000000000007726')
    expect((await complete(visitor, order)).success).toBe(true)
    await till.db.run("update vendor_payments set status = 'requires_payment_method'")
    expect((await status(visitor, order)).status).toBe('none')
    expect(await statusOf(till.db, order)).toBe('open')
    expect((await intentFor(visitor, order, { page })).clientSecret).toBe(clientSecret)
  })

  it('STRIPE-02 writes down once that a provider said no, and only its code', async () => {
    const { visitor, order } = await buyer(till)
    const response = { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline', message: 'No.' }
    const input = { order: order.id, operation: operation(), response }
    for (let n = 0; n < 3; n++) expect(await pay(visitor, paymentDeclined, input)).toEqual({ success: true })
    const told = (await till.db.select().from(events)).filter(({ what }) => what === 'payment')
    expect(told.map(({ detail }) => detail)).toEqual([`${order.id} was declined: card_declined, generic_decline`])
  })
})
