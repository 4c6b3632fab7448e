/** Payments that were prepared and are charged without a press of Pay, by an old script or a manipulated page. */
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { orderChange } from '../../core/shop/order/order.contract'
import { affirmUrl, klarnaSession, stripeIntent } from '../../core/shop/order/payment.contract'
import { paymentStatus } from '../../core/shop/order/payment-status.contract'
import { preparedPayments, vendorPayments, webhookEvents } from '../../demo-host/database/payment-tables'
import { events } from '../../demo-host/database/schema'
import { createPaymentServices } from '../../demo-host/payment/payment-services'
import { settlePrepared } from '../../demo-host/payment/unasked-payment'
import { submitReview } from './order-calls'
import { ask, beginning, buyer, confirmCard, intentFor, operation, orderIn, pay, statusOf } from './paying'
import { form, openShopWithDatabase, type Visitor } from './visitor'
import { minutes, webhookCalls } from './webhook-calls'

let demo: Awaited<ReturnType<typeof openShopWithDatabase>>
let calls: ReturnType<typeof webhookCalls>
let visitor: Visitor
let order: Awaited<ReturnType<typeof buyer>>['order']
let said: ReturnType<typeof vi.spyOn>
beforeEach(async () => {
  demo = await openShopWithDatabase()
  calls = webhookCalls(demo)
  ;({ visitor, order } = await buyer(demo))
  said = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => said.mockRestore())
})

/** Prepares Stripe's payment as each view of the payment step does. */
const prepare = (page: string = operation(), amount = order.due) =>
  pay(visitor, stripeIntent, { order: order.id, page, creditActive: false, amount })
const payments = async (vendor = 'stripe') =>
  (await demo.db.select().from(vendorPayments)).filter((one) => one.vendor === vendor)
const statuses = async (vendor = 'stripe') => (await payments(vendor)).map(({ status }) => status)
const told = async () =>
  (await demo.db.select().from(events)).filter(({ what }) => what === 'payment').map(({ detail }) => detail)
const idOf = (secret: string) => secret.split('_secret_')[0] ?? ''
const status = async () => (await pay(visitor, paymentStatus, { order: order.id, operation: '' })).status

/** Pays by a method of the shop's own form. */
async function payByForm(method: string): Promise<void> {
  await demo.db.run(`update orders set method = '${method}', card = '{"type":"visa","lastFour":"4242"}'`)
  expect((await submitReview(visitor)).headers.get('location')).toContain('/complete')
}
const payByCard = () => payByForm('credit')
const payByTransfer = () => payByForm('other')

/** Store credit covers the whole order. */
async function payByCredit(): Promise<void> {
  await demo.db.run('update stock set price = 300')
  await pay(visitor, orderChange, { order: order.id, operation: operation(), credit: true })
  await payByForm('')
}

async function payByAffirm(): Promise<void> {
  const { url } = await pay(visitor, affirmUrl, beginning(order))
  await visitor(url, form({ outcome: 'approve' }))
  expect(await status()).toBe('paid')
}

/** The provider did not answer when the shop cancelled Stripe's payment: it can still be paid. */
async function bringBack(): Promise<void> {
  await demo.db.run("update vendor_payments set status = 'requires_payment_method' where vendor = 'stripe'")
  await demo.db.run('update prepared_payments set over = 0')
}

describe('STRIPE-01 the payment of an order', () => {
  it('is one for all views of all pages, and follows the order’s amount', async () => {
    const { clientSecret } = await prepare()
    expect((await prepare()).clientSecret).toBe(clientSecret)
    const changed = await pay(visitor, orderChange, { order: order.id, operation: operation(), coupon: 'ROOMS10' })
    expect((await prepare('another', changed.order.due)).clientSecret).toBe(clientSecret)
    expect((await intentFor(visitor, changed.order)).clientSecret).toBe(clientSecret)
    expect(await payments()).toMatchObject([{ amount: changed.order.due * 100, status: 'requires_payment_method' }])
  })

  it('by Klarna is one for all pages too', async () => {
    const sessions = [await ask(visitor, klarnaSession, { order: order.id, page: 'one' })]
    sessions.push(await ask(visitor, klarnaSession, { order: order.id, page: 'two' }))
    const tokens = await Promise.all(sessions.map(async (one) => (await one.json()).client_token))
    expect(new Set(tokens).size).toBe(1)
    expect(await statuses('klarna')).toEqual(['requires_payment_method'])
  })

  it.each([
    ['the shop’s own card form', {}, payByCard],
    ['bank transfer', { country: 'KR' }, payByTransfer],
    ['store credit', { as: 'member' }, payByCredit],
    ['Affirm', {}, payByAffirm],
  ] as const)('is cancelled when the order is paid by %s: it cannot be confirmed', async (_, who, payOtherwise) => {
    ;({ visitor, order } = await buyer(demo, who))
    const { clientSecret } = await prepare()
    await payOtherwise()
    const { status: answered, body } = await confirmCard(demo.shop, clientSecret)
    expect([answered, body.error.code, body.error.payment_intent.status]).toEqual([
      400,
      'payment_intent_unexpected_state',
      'canceled',
    ])
    expect(body.error.message).toBe('You cannot confirm this PaymentIntent because it has a status of canceled.')
    expect(await calls.placed()).toEqual([order.id])
  })

  it('is cancelled for another country’s order of the same cart too', async () => {
    const { clientSecret } = await prepare()
    order = await orderIn(visitor, 'CA')
    const other = await prepare()
    expect(other.clientSecret).not.toBe(clientSecret)
    await payByCard()
    for (const secret of [clientSecret, other.clientSecret])
      expect((await confirmCard(demo.shop, secret)).body.error.payment_intent.status).toBe('canceled')
  })

  it('is cancelled by the sweep after a silent provider, and where the order was left', async () => {
    const { clientSecret } = await prepare()
    await payByCard()
    await bringBack()
    await calls.sweep(minutes(1))
    expect((await confirmCard(demo.shop, clientSecret)).body.error.payment_intent.status).toBe('canceled')
    ;({ visitor, order } = await buyer(demo))
    await prepare()
    await calls.sweep(minutes(59))
    expect(await statuses()).toEqual(['canceled', 'requires_payment_method'])
    await calls.sweep(minutes(61))
    expect(await statuses()).toEqual(['canceled', 'canceled'])
  })
})

describe('PAY-03 a payment that is charged without an attempt', () => {
  it.each([
    ['the event', async (secret: string) => void (await calls.sendStripe(secret))],
    ['the sweep', () => calls.sweep()],
    ['a press on Pay', async () => void (await ask(visitor, affirmUrl, beginning(order)))],
    ['another view of the payment step', async () => void (await ask(visitor, stripeIntent, request('')))],
  ])('holds its open order at once, by %s, and is logged', async (_, notice) => {
    const { clientSecret } = await prepare()
    await confirmCard(demo.shop, clientSecret)
    await notice(clientSecret)
    await calls.becomes(order, 'processing')
    expect(await status()).toBe('held')
    expect((await ask(visitor, stripeIntent, request(operation()))).status).toBe(409)
    expect(await told()).toEqual([
      `${order.id}: ${idOf(clientSecret)} was charged without an attempt; its order is held`,
      `${order.id} is held: it was paid without an attempt`,
    ])
    expect(said.mock.calls.join()).toContain(idOf(clientSecret))
    await calls.sweep(minutes(61))
    expect(await payments()).toMatchObject([{ status: 'succeeded', refunded: false }])
    expect(await calls.placed()).toEqual([])
  })

  const request = (attempt: string) => ({
    ...beginning(order),
    operation: attempt,
    creditActive: false,
    amount: order.due,
  })

  it.each([
    ['4242424242424242', { status: 'succeeded', refunded: true }],
    ['4000000000003725', { status: 'canceled', refunded: false }],
  ])('with %s is refunded where another payment has placed the order', async (number, then) => {
    const { clientSecret } = await prepare()
    await payByCard()
    await bringBack()
    await confirmCard(demo.shop, clientSecret, number)
    await Promise.all([1, 2, 3].map((n) => calls.sendStripe(clientSecret, { id: `evt_${n}` })))
    await vi.waitFor(async () => expect(await payments()).toMatchObject([then]), { timeout: 20_000 })
    await calls.sweep(minutes(61))
    expect((await demo.db.select().from(webhookEvents)).map(({ handled }) => handled)).toEqual([true, true, true])
    expect((await told()).filter((line) => line.includes(idOf(clientSecret)))).toEqual([
      `${order.id}: ${idOf(clientSecret)} was charged although another payment pays for its order; it is refunded`,
    ])
    expect([await statusOf(demo.db, order), await calls.placed()]).toEqual(['paid', [order.id]])
  })

  it('is refunded where another attempt is under way, which then places the order', async () => {
    const { clientSecret } = await prepare()
    const { url } = await pay(visitor, affirmUrl, beginning(order))
    await confirmCard(demo.shop, clientSecret)
    await calls.sendStripe(clientSecret)
    await vi.waitFor(async () => expect(await payments()).toMatchObject([{ refunded: true }]), { timeout: 20_000 })
    await visitor(url, form({ outcome: 'approve' }))
    expect(await status()).toBe('paid')
    expect(await calls.placed()).toEqual([order.id])
  })

  it.each([
    ['before', 'held', false],
    ['after', 'paid', true],
  ] as const)('is found when the guest logs in %s the order is paid: it is %s', async (when, then, refunded) => {
    const { clientSecret } = await prepare()
    if (when === 'after') {
      await payByCard()
      await bringBack()
    }
    await visitor('/user/login', form({ name: 'reader@example.com', pass: 'sofas', form_id: 'user_login' }))
    await confirmCard(demo.shop, clientSecret)
    await calls.sweep()
    expect(await payments()).toMatchObject([{ status: 'succeeded', refunded }])
    expect(await statusOf(demo.db, order)).toBe(then === 'held' ? 'processing' : 'paid')
  })

  it('by a bank debit waits for the bank: the order is processing, then held or open', async () => {
    const { clientSecret } = await prepare()
    await confirmCard(demo.shop, clientSecret, '4000000000007726')
    await calls.sendStripe(clientSecret, { type: 'payment_intent.processing' })
    await calls.becomes(order, 'processing')
    expect(await status()).toBe('processing')
    await demo.db.run("update vendor_payments set status = 'requires_payment_method'")
    expect([await status(), await statusOf(demo.db, order)]).toEqual(['none', 'open'])
    await demo.db.run("update vendor_payments set status = 'succeeded'")
    expect(await status()).toBe('held')
  })

  it('is settled again until its provider answers', async () => {
    const { clientSecret } = await prepare()
    await confirmCard(demo.shop, clientSecret)
    const own = createPaymentServices(demo.db)
    const [prepared] = await demo.db.select().from(preparedPayments)
    const stripe = { ...own.providers.stripe, retrieve: () => Promise.reject(new Error('unreachable')) }
    const silent = { ...own, providers: { ...own.providers, stripe } }
    expect(await settlePrepared(silent, { ...prepared, method: 'stripe' } as never, Date.now())).toBe(false)
    expect(await statusOf(demo.db, order)).toBe('open')
    await calls.sweep()
    expect(await statusOf(demo.db, order)).toBe('processing')
  })
})
