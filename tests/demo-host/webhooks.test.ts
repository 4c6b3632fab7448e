import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { klarnaRedirect, klarnaSession } from '../../core/shop/order/payment.contract'
import { paymentStatus } from '../../core/shop/order/payment-status.contract'
import { webhookPaths } from '../../core/shop/order/payment-webhooks.contract'
import { paymentAttempts, vendorPayments, webhookEvents } from '../../demo-host/database/payment-tables'
import { webhookKeys } from '../../demo-host/webhooks/webhook-keys'
import { ask, buyer, confirmCard, intentFor, pay, statusOf, stripe } from './paying'
import { openShopWithDatabase } from './visitor'
import { attempt, confirmed, minutes, sign, webhookCalls } from './webhook-calls'

let demo: Awaited<ReturnType<typeof openShopWithDatabase>>
let calls: ReturnType<typeof webhookCalls>
beforeEach(async () => {
  demo = await openShopWithDatabase()
  calls = webhookCalls(demo)
})

const handled = async () => (await demo.db.select().from(webhookEvents)).map((event) => event.handled)

describe('PAY-03 the shopper’s tab is closed after the payment', () => {
  it('Stripe’s event places the order once, for any number of repeated or concurrent events', async () => {
    const { order, clientSecret } = await calls.paidByCard()
    expect(await statusOf(demo.db, order)).toBe('open')
    const answers = await Promise.all(Array.from({ length: 10 }, () => calls.sendStripe(clientSecret)))
    expect(new Set(answers)).toEqual(new Set([200]))
    await calls.becomes(order, 'paid')
    expect(await calls.sendStripe(clientSecret)).toBe(200)
    expect(await calls.sendStripe(clientSecret, { id: 'evt_2' })).toBe(200)
    await calls.sweep(minutes(3))
    expect(await calls.placed()).toEqual([order.id])
    expect(await demo.db.select().from(webhookEvents)).toHaveLength(2)
  })

  it('events in the wrong order do not change the state at the provider', async () => {
    const { visitor, order } = await buyer(demo)
    const { clientSecret } = await intentFor(visitor, order)
    expect(await calls.sendStripe(clientSecret, { id: 'evt_0', type: 'payment_intent.canceled' })).toBe(200)
    expect(await calls.sendStripe(clientSecret, { id: 'evt_1', type: 'payment_intent.succeeded' })).toBe(200)
    await calls.sweep(minutes(3))
    expect(await calls.placed()).toEqual([])
    await confirmCard(demo.shop, clientSecret)
    expect(await calls.sendStripe(clientSecret, { id: 'evt_2' })).toBe(200)
    await calls.becomes(order, 'paid')
    expect(await calls.sendStripe(clientSecret, { id: 'evt_3', type: 'payment_intent.payment_failed' })).toBe(200)
    expect(await calls.sendStripe(clientSecret, { id: 'evt_4', type: 'payment_intent.canceled' })).toBe(200)
    await calls.sweep(minutes(3))
    expect([await statusOf(demo.db, order), await calls.placed()]).toEqual(['paid', [order.id]])
  })

  it('an event for an unknown payment is accepted, retried for an hour and then logged once', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => said.mockRestore())
    expect(await calls.sendStripe('pi_other_secret_x', { id: 'evt_other' })).toBe(200)
    await calls.sweep(minutes(59))
    expect(await handled()).toEqual([false])
    expect(said).not.toHaveBeenCalled()
    for (const later of [61, 70, 5000]) await calls.sweep(minutes(later))
    expect(await handled()).toEqual([true])
    expect(said.mock.calls).toEqual([[expect.stringContaining('pi_other')]])
    expect(await calls.placed()).toEqual([])
  })

  it('an authorised payment places the order; a processing one places it after the bank’s confirmation', async () => {
    const capture = await calls.paidByCard('4000000000003725')
    await calls.sendStripe(capture.clientSecret, { id: 'evt_c', type: 'payment_intent.amount_capturable_updated' })
    await calls.becomes(capture.order, 'paid')
    const slow = await calls.paidByCard('4000000000007726')
    await calls.sendStripe(slow.clientSecret, { id: 'evt_p', type: 'payment_intent.processing' })
    await calls.becomes(slow.order, 'processing')
    await demo.db.run(`update vendor_payments set status = 'succeeded' where order_id = '${slow.order.id}'`)
    await calls.sendStripe(slow.clientSecret, { id: 'evt_s' })
    await calls.becomes(slow.order, 'paid')
  })

  it('an authentication in a tab that closed afterwards places the order', async () => {
    const { order, clientSecret } = await calls.paidByCard('4000002500003155')
    expect(await calls.sendStripe(clientSecret, { id: 'evt_a', type: 'payment_intent.requires_action' })).toBe(200)
    expect(await calls.placed()).toEqual([])
    await stripe(demo.shop, clientSecret, '/authenticate', { outcome: 'complete' })
    await calls.sendStripe(clientSecret)
    await calls.becomes(order, 'paid')
  })

  it('a payment of another amount is held and places no order', async () => {
    const { order, clientSecret } = await calls.paidByCard()
    await demo.db.run(`update vendor_payments set amount = amount - 100 where order_id = '${order.id}'`)
    await calls.sendStripe(clientSecret)
    await calls.becomes(order, 'processing')
    expect(await calls.placed()).toEqual([])
  })

  it('Klarna’s callback places the order at Klarna and in the shop, with and without the visitor’s call', async () => {
    const { visitor, order, session_id, token, client_token, res } = await calls.authorizedAtKlarna()
    expect(await statusOf(demo.db, order)).toBe('open')
    const own = ask(visitor, klarnaRedirect, { ...attempt(order), clientToken: client_token, res: JSON.stringify(res) })
    const answers = await Promise.all([calls.sendKlarna(token, session_id), own, calls.sendKlarna(token, session_id)])
    expect(answers.map((one) => (typeof one === 'number' ? one : one.status))).toEqual([200, 200, 200])
    await calls.becomes(order, 'paid')
    expect(await calls.placed()).toEqual([order.id])
    const alone = await calls.authorizedAtKlarna()
    await calls.sendKlarna(alone.token, alone.session_id)
    await calls.becomes(alone.order, 'paid')
  })

  it('a Klarna authorization after its page has cancelled the attempt takes no money', async () => {
    const { visitor, order, token, session_id, begun, res, client_token } = await calls.authorizedAtKlarna()
    expect(await pay(visitor, paymentStatus, { ...begun, end: 'rested' })).toMatchObject({ status: 'none' })
    expect(await calls.sendKlarna(token, session_id)).toBe(200)
    await calls.sweep(minutes(3))
    expect([await statusOf(demo.db, order), await calls.placed()]).toEqual(['open', []])
    // The authorization is released: the same page can start again, and the old token is invalid.
    expect(await demo.db.select().from(vendorPayments)).toMatchObject([
      { token: '', status: 'requires_payment_method' },
    ])
    await pay(visitor, klarnaSession, { ...attempt(order), page: begun.page })
    expect(await calls.sendKlarna(token, session_id)).toBe(200)
    await pay(visitor, klarnaRedirect, { ...attempt(order), clientToken: client_token, res: JSON.stringify(res) })
    expect([await statusOf(demo.db, order), await calls.placed()]).toEqual(['open', []])
  })

  it('a paid attempt cannot be rested or stopped, also when its order is held', async () => {
    const { order, visitor, clientSecret, begun } = await calls.paidByCard()
    await demo.db.run(`update vendor_payments set amount = amount - 100 where order_id = '${order.id}'`)
    expect(await pay(visitor, paymentStatus, { ...begun, end: 'rested' })).toMatchObject({ status: 'held' })
    expect(await pay(visitor, paymentStatus, { ...begun, end: 'stop' })).toMatchObject({ status: 'held' })
    await calls.sendStripe(clientSecret)
    expect(await demo.db.select().from(paymentAttempts)).toMatchObject([{ rested: false, over: false }])
    expect(await statusOf(demo.db, order)).toBe('processing')
  })

  it('Affirm’s event and PayBright’s callback place the order', async () => {
    const affirm = await calls.approvedAt('affirm')
    expect(await calls.sendAffirm(confirmed(affirm.token, 'opened'))).toBe(200)
    expect(await demo.db.select().from(webhookEvents)).toEqual([])
    expect(await calls.sendAffirm(confirmed(affirm.token))).toBe(200)
    await calls.becomes(affirm.order, 'paid')
    const paybright = await calls.approvedAt('paybright')
    const fields = { x_result: 'completed', x_reference: paybright.order.id, x_gateway_reference: paybright.token }
    const text = `x_gateway_reference${paybright.token}x_reference${paybright.order.id}x_resultcompleted`
    const x_signature = sign('sha256', webhookKeys.paybright, text)
    expect(await calls.send(webhookPaths.paybright, new URLSearchParams({ ...fields, x_signature }).toString())).toBe(
      200,
    )
    await calls.becomes(paybright.order, 'paid')
  })

  it('concurrent return, status, events and sweeps place one order', async () => {
    const { visitor, order, clientSecret } = await calls.paidByCard()
    await Promise.all([
      ...[1, 2, 3].map((n) => calls.sendStripe(clientSecret, { id: `evt_${n}` })),
      ...[1, 2, 3].map(() => ask(visitor, paymentStatus, attempt(order))),
      ...[1, 2].map(() => visitor(`/uc_affirm/payment/complete/${order.id}`)),
      ...[1, 2].map(() => calls.sweep(minutes(3))),
    ])
    await calls.becomes(order, 'paid')
    expect(await calls.placed()).toEqual([order.id])
  })

  it('a member who reads French in a members-only country is charged the displayed amount', async () => {
    const { visitor, order: before } = await buyer(demo, { country: 'CA' })
    await visitor('/?country=CA&locale=fr_CA&flags=membership-only')
    const { clientSecret } = await intentFor(visitor, before)
    await confirmCard(demo.shop, clientSecret)
    await calls.sendStripe(clientSecret)
    await calls.becomes(before, 'paid')
  })
})
