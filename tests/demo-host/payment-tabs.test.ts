/** One visitor with several pages: an attempt starts at a press of Pay and ends by its own page, a take-over or a timeout. */
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { typedEmail } from '../../core/base/input/typed.rules'
import { orderChange, orderRead } from '../../core/shop/order/order.contract'
import { affirmUrl, klarnaSession, paybrightUrl, stripeIntent } from '../../core/shop/order/payment.contract'
import { paymentStatus } from '../../core/shop/order/payment-status.contract'
import { orderPlacements, orders } from '../../demo-host/database/order-tables'
import { paymentAttempts, vendorPayments } from '../../demo-host/database/payment-tables'
import { createPaymentServices } from '../../demo-host/payment/payment-services'
import { attemptTimeoutMs } from '../../demo-host/payment/settle-payment'
import { sweepPayments } from '../../demo-host/webhooks/sweep'
import { settingsIn } from './order-calls'
import { ask, beginning, buyer, confirmCard, intentFor, operation, pay, stripe } from './paying'
import { addMarlow } from './product-calls'
import { form, openShopWithDatabase } from './visitor'

let demo: Awaited<ReturnType<typeof openShopWithDatabase>>
let visitor: Awaited<ReturnType<typeof buyer>>['visitor']
let order: Awaited<ReturnType<typeof buyer>>['order']
beforeEach(async () => {
  demo = await openShopWithDatabase()
  ;({ visitor, order } = await buyer(demo))
})

const status = (attempt: string, end?: 'rested' | 'stop') =>
  pay(visitor, paymentStatus, { order: order.id, operation: attempt, ...(end ? { end } : {}) })
const prepare = (page: string) =>
  pay(visitor, stripeIntent, { order: order.id, page, creditActive: false, amount: order.due })
const attempts = async () => (await demo.db.select().from(paymentAttempts)).map(({ operation: id }) => id)

describe('a prepared payment method', () => {
  it('STRIPE-01 KLARNA-01 starts and cancels no attempt: an approval in another tab is paid', async () => {
    const mine = beginning(order)
    const { url } = await pay(visitor, affirmUrl, mine)
    await prepare('other')
    await pay(visitor, klarnaSession, { order: order.id, page: 'other' })
    expect(await status(mine.operation)).toEqual({ status: 'open', url: undefined, attempt: mine.operation })
    await visitor(url, form({ outcome: 'approve' }))
    expect(await status('')).toMatchObject({ status: 'paid' })
    expect(await attempts()).toEqual([mine.operation])
    expect(await demo.db.select().from(orderPlacements)).toHaveLength(1)
  })

  it('STRIPE-01 is the same for all pages while it is payable', async () => {
    const { clientSecret } = await prepare('one')
    expect((await prepare('one')).clientSecret).toBe(clientSecret)
    expect((await prepare('two')).clientSecret).toBe(clientSecret)
    expect((await intentFor(visitor, order, { page: 'one' })).clientSecret).toBe(clientSecret)
    await demo.db.update(vendorPayments).set({ status: 'canceled' })
    const anew = await Promise.all([prepare('one'), prepare('one')])
    expect(new Set(anew.map((one) => one.clientSecret)).size).toBe(1)
    expect(anew[0]?.clientSecret).not.toBe(clientSecret)
  })
})

describe('a press on Pay after another tab has changed the order', () => {
  it.each([
    ['Stripe', stripeIntent],
    ['Klarna', klarnaSession],
    ['Affirm', affirmUrl],
    ['PayBright', paybrightUrl],
  ] as const)('ADDR-01 starts no payment by %s for an order that differs from the page’s', async (_, endpoint) => {
    const { version } = order
    const change = { order: order.id, operation: operation(), email: typedEmail('other@example.com') }
    const now = (await pay(visitor, orderChange, change)).order
    expect(now.version).not.toBe(version)
    const begins = { ...beginning(order), creditActive: false, amount: order.due }
    const refused = await ask(visitor, endpoint as typeof stripeIntent, { ...begins, version })
    expect(refused.status).toBe(412)
    expect(await attempts()).toEqual([])
    const begun = await ask(visitor, endpoint as typeof stripeIntent, { ...begins, version: now.version })
    expect(begun.status).toBe(200)
    expect(await attempts()).toEqual([begins.operation])
  })
})

describe('a press on Pay while another tab pays', () => {
  it('STRIPE-02 is refused with the other attempt’s id and status, and changes nothing', async () => {
    const mine = { ...beginning(order), creditActive: false, amount: order.due }
    const { clientSecret } = await pay(visitor, stripeIntent, mine)
    for (const response of [
      await ask(visitor, klarnaSession, beginning(order)),
      await ask(visitor, affirmUrl, beginning(order)),
      await ask(visitor, stripeIntent, { ...mine, ...beginning(order) }),
    ]) {
      expect(response.status).toBe(409)
      expect(await response.json()).toMatchObject({ status: 'open', attempt: mine.operation })
    }
    await confirmCard(demo.shop, clientSecret, '4000002500003155')
    expect(await status('')).toMatchObject({ status: 'open', attempt: mine.operation })
    await stripe(demo.shop, clientSecret, '/authenticate', { outcome: 'complete' })
    expect((await status(mine.operation)).status).toBe('paid')
    expect(await attempts()).toEqual([mine.operation])
  })

  it('STRIPE-02 takes over after the other attempt is cancelled at its provider', async () => {
    const other = { ...beginning(order), creditActive: false, amount: order.due }
    const { clientSecret } = await pay(visitor, stripeIntent, other)
    expect((await status('another', 'stop')).status).toBe('open')
    expect((await status(other.operation, 'stop')).status).toBe('none')
    expect((await confirmCard(demo.shop, clientSecret)).body.error.payment_intent.status).toBe('canceled')
    await pay(visitor, affirmUrl, beginning(order))
    expect((await status(other.operation, 'stop')).status).toBe('open')
  })

  it.each([
    ['4242424242424242', 'paid'],
    ['4000000000007726', 'processing'],
  ])('STRIPE-02 does not cancel an attempt of %s: it is %s', async (number, then) => {
    const other = { ...beginning(order), creditActive: false, amount: order.due }
    const { clientSecret } = await pay(visitor, stripeIntent, other)
    await confirmCard(demo.shop, clientSecret, number)
    expect((await status(other.operation, 'stop')).status).toBe(then)
    expect((await ask(visitor, klarnaSession, beginning(order))).status).toBe(409)
  })

  it('STRIPE-02 starts at once after an attempt that its page has marked as rested', async () => {
    const other = { ...beginning(order), creditActive: false, amount: order.due }
    const { clientSecret } = await pay(visitor, stripeIntent, other)
    await confirmCard(demo.shop, clientSecret, '4000000000000002')
    expect((await status(other.operation, 'rested')).status).toBe('none')
    // The entered card data stays valid for the next press on the same page.
    expect((await intentFor(visitor, order, { page: other.page })).clientSecret).toBe(clientSecret)
    await status((await attempts())[1] ?? '', 'rested')
    await pay(visitor, affirmUrl, beginning(order))
    expect((await confirmCard(demo.shop, clientSecret)).body.error.payment_intent.status).toBe('canceled')
  })

  it('STRIPE-02 starts after an attempt that stayed open for an hour', async () => {
    const other = { ...beginning(order), creditActive: false, amount: order.due }
    const { clientSecret } = await pay(visitor, stripeIntent, other)
    const now = Date.now() + attemptTimeoutMs + 1000
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now)
    onTestFinished(() => clock.mockRestore())
    expect((await status('')).status).toBe('none')
    expect((await confirmCard(demo.shop, clientSecret)).body.error.payment_intent.status).toBe('canceled')
  })

  it('STRIPE-02 of two pages that press at once exactly one starts', async () => {
    const begin = [affirmUrl, klarnaSession, affirmUrl, klarnaSession]
    const answers = await Promise.all(begin.map((endpoint) => ask(visitor, endpoint, beginning(order))))
    expect(answers.map(({ status: code }) => code).sort()).toEqual([200, 409, 409, 409])
    expect(await attempts()).toHaveLength(1)
  })

  it('STRIPE-02 a repeated press after a lost response continues the same page’s attempt', async () => {
    const page = operation()
    const first = await intentFor(visitor, order, { page })
    expect((await intentFor(visitor, order, { page })).clientSecret).toBe(first.clientSecret)
    expect(await attempts()).toHaveLength(2)
    const listed = await (await visitor('/demo/payments.json')).json()
    expect(listed).toEqual([expect.objectContaining({ order: order.id, method: 'stripe', attempts: 2 })])
  })
})

describe('an order that is being paid', () => {
  it('PAY-02 keeps its lines, total, address and credit until no payment is in progress', async () => {
    const mine = beginning(order)
    await pay(visitor, affirmUrl, mine)
    await addMarlow(visitor)
    const change = { order: order.id, operation: operation(), email: typedEmail('else@example.com'), coupon: 'ROOMS10' }
    const refused = await pay(visitor, orderChange, change)
    expect(refused.errors).toEqual([{ field: '', message: expect.stringContaining('being paid for') }])
    expect(refused.order).toMatchObject({ total: order.total, email: order.email })
    expect((await status(mine.operation, 'stop')).status).toBe('none')
    expect((await pay(visitor, orderRead, { order: order.id })).order.total).toBe(2 * order.total)
    expect((await pay(visitor, orderChange, change)).errors).toEqual([])
  })

  it('AFFIRM-02 is found in another country and after login, and is the order that is placed', async () => {
    const { url } = await pay(visitor, affirmUrl, beginning(order))
    await visitor('/?country=CA')
    await visitor(
      '/user/login',
      form({ name: 'member@example.com', pass: 'sofas', form_id: 'user_login', op: 'Log in' }),
    )
    expect(settingsIn(await visitor.read('/cart/checkout')).rove).toMatchObject({
      country: 'US',
      checkout: { order: { id: order.id, currency: 'USD', due: order.due } },
    })
    await visitor(url, form({ outcome: 'approve' }))
    await sweepPayments(createPaymentServices(demo.db), { now: Date.now() + 300_000 })
    const { order: placed } = await pay(visitor, orderRead, { order: order.id })
    expect(placed).toMatchObject({ status: 'paid', total: order.total, currency: 'USD' })
  })

  it('PAY-01 STRIPE-02 is the only order of its cart: another country’s order starts after it is cancelled', async () => {
    const mine = beginning(order)
    await pay(visitor, affirmUrl, mine)
    await visitor('/?country=CA')
    const [there] = await demo.db
      .insert(orders)
      .values({ ...(await demo.db.select().from(orders))[0], id: undefined, country: 'CA', fixed: null } as never)
      .returning()
    const canadian = { id: `${there?.id}` }
    const ask409 = await ask(visitor, affirmUrl, beginning(canadian))
    expect([ask409.status, await ask409.json()]).toEqual([409, expect.objectContaining({ attempt: mine.operation })])
    const other = (attempt: string, end?: 'stop') =>
      pay(visitor, paymentStatus, { order: canadian.id, operation: attempt, end })
    expect(await other('')).toMatchObject({ status: 'open', attempt: mine.operation })
    expect((await other(mine.operation, 'stop')).status).toBe('none')
    expect((await ask(visitor, affirmUrl, beginning(canadian))).status).toBe(200)
  })
})
