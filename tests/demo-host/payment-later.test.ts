import { beforeEach, describe, expect, it } from 'vitest'
import { orderChange } from '../../core/shop/order/order.contract'
import {
  affirmUrl,
  klarnaRedirect,
  klarnaSession,
  paybrightUrl,
  stripeIntent,
} from '../../core/shop/order/payment.contract'
import { paymentStatus } from '../../core/shop/order/payment-status.contract'
import { ask, beginning, buyer, confirmCard, intentFor, operation, pay, statusOf } from './paying'
import { form, openShopWithDatabase, type Visitor, visit } from './visitor'

let demo: Awaited<ReturnType<typeof openShopWithDatabase>>
beforeEach(async () => {
  demo = await openShopWithDatabase()
})

const attempt = (order: { id: string }) => ({ order: order.id, operation: operation() })
const locationOf = (response: Response) => [response.status, response.headers.get('location')]
const afterwards = async (visitor: Visitor) =>
  (await visitor.read('/cart')).match(/<div class="messages[^>]*>[\s\S]*?<\/div>/)?.[0]

/** Presses a button on the provider's page. */
const press = (visitor: Visitor, url: string, outcome: string) => visitor(url, form({ outcome }))

const authorize = async (client_token: string, outcome: string) => {
  const body = JSON.stringify({ client_token, outcome })
  return (await demo.shop.request('http://localhost/vendors/klarna/authorize', { method: 'POST', body })).json()
}

describe.each([
  ['affirm', affirmUrl, 'US'],
  ['paybright', paybrightUrl, 'CA'],
] as const)('AFFIRM-01 %s', (_, endpoint, country) => {
  it('has its own page, and an approved shopper reaches the order page', async () => {
    const { visitor, order } = await buyer(demo, { country })
    const { url } = await pay(visitor, endpoint, beginning(order))
    expect(await visitor.read(url)).toContain('value="approve"')
    const back = (await press(visitor, url, 'approve')).headers.get('location') ?? ''
    expect(back).toMatch(new RegExp(`^/uc_affirm/payment/complete/${order.id}\\?`))
    expect(locationOf(await visitor(back))).toEqual([303, `/cart/checkout/complete?order_id=${order.id}`])
    expect(await statusOf(demo.db, order)).toBe('paid')
    expect(locationOf(await visitor(url))).toEqual([303, `/uc_affirm/payment/complete/${order.id}`])
    expect((await pay(visitor, endpoint, beginning(order))).url).toBe(`/cart/checkout/complete?order_id=${order.id}`)
  })

  it.each([
    ['decline', 'was declined'],
    ['cancel', 'was cancelled'],
  ])('AFFIRM-02 the answer %s returns the shopper to the checkout with one message', async (outcome, words) => {
    const { visitor, order } = await buyer(demo, { country })
    const { url } = await pay(visitor, endpoint, beginning(order))
    const back = (await press(visitor, url, outcome)).headers.get('location') ?? ''
    expect(locationOf(await visitor(back))).toEqual([303, '/cart/checkout'])
    expect(await afterwards(visitor)).toMatch(new RegExp(`messages error[\\s\\S]*${words}[\\s\\S]*Your cart is kept`))
    expect(await afterwards(visitor)).toBeUndefined()
    expect(await statusOf(demo.db, order)).toBe('open')
    expect((await pay(visitor, endpoint, beginning(order))).url).not.toBe(url)
  })
})

describe('STRIPE-02 a page that was rendered during its order’s payment', () => {
  it('reads the state without an attempt id; every other call without an id is refused', async () => {
    const { visitor, order } = await buyer(demo)
    const { clientSecret } = await intentFor(visitor, order)
    await confirmCard(demo.shop, clientSecret)
    expect(await pay(visitor, paymentStatus, { order: order.id, operation: '' })).toMatchObject({ status: 'paid' })
    expect((await ask(visitor, affirmUrl, { ...beginning(order), operation: '' })).status).toBe(400)
  })
})

describe('AFFIRM-02 the return address', () => {
  it('its parameters prove no payment', async () => {
    const { visitor, order } = await buyer(demo)
    await pay(visitor, affirmUrl, beginning(order))
    for (const provider of ['affirm', 'klarna'])
      for (const forged of ['', '?checkout_token=x&status=approve', '?order_id=1&success=1'])
        expect(locationOf(await visitor(`/uc_${provider}/payment/complete/${order.id}${forged}`))).toEqual([
          303,
          '/cart/checkout',
        ])
    expect(await statusOf(demo.db, order)).toBe('open')
  })

  it('shows nothing of another visitor’s order', async () => {
    const { visitor, order } = await buyer(demo)
    const { url } = await pay(visitor, affirmUrl, beginning(order))
    await press(visitor, url, 'approve')
    for (const provider of ['affirm', 'klarna'])
      for (const number of [order.id, '99999', 'nonsense']) {
        const path = `/uc_${provider}/payment/complete/${number}`
        const other = visit(demo.shop)
        expect(locationOf(await other(path))).toEqual([303, `/user/login?destination=${path.slice(1)}`])
        expect(await afterwards(other)).toContain('Your session has ended. Check your email')
        await other('/?as=member')
        expect(locationOf(await other(path))).toEqual([303, '/user'])
        expect(await afterwards(other)).toContain('This order is not in your account. Please check your email')
      }
    expect(await statusOf(demo.db, order)).toBe('open')
    expect((await pay(visitor, paymentStatus, attempt(order))).status).toBe('paid')
  })

  it('can be opened again, also with other parameters, after the order is paid', async () => {
    const { visitor, order } = await buyer(demo)
    const { url } = await pay(visitor, affirmUrl, beginning(order))
    await press(visitor, url, 'approve')
    for (const said of ['', '?status=cancel', '?status=decline'])
      expect(locationOf(await visitor(`/uc_affirm/payment/complete/${order.id}${said}`))).toEqual([
        303,
        `/cart/checkout/complete?order_id=${order.id}`,
      ])
    await press(visitor, url, 'cancel')
    expect((await pay(visitor, paymentStatus, attempt(order))).status).toBe('paid')
  })
})

describe('KLARNA-01', () => {
  const redirect = (visitor: Visitor, order: { id: string }, clientToken: string, res: object) =>
    pay(visitor, klarnaRedirect, { ...attempt(order), clientToken, res: JSON.stringify(res) })

  it('has a session whose lines add up to its amount', async () => {
    const { visitor, order } = await buyer(demo)
    await pay(visitor, orderChange, { order: order.id, operation: operation(), protection: 3 })
    const session = await pay(visitor, klarnaSession, beginning(order))
    const lines = session.order.order_lines as { total_amount: number }[]
    expect(lines.reduce((sum, { total_amount }) => sum + total_amount, 0)).toBe(session.order.order_amount)
    expect(session.order).toMatchObject({ locale: 'en-US', purchase_country: 'US', purchase_currency: 'USD' })
    expect(session.payment_method_categories).toEqual([{ identifier: 'pay_over_time', name: 'Klarna' }])
    expect(session.client_token.split('.')).toHaveLength(3)
  })

  it('has lines and an amount of the same moment when a coupon is applied meanwhile', async () => {
    const { visitor, order } = await buyer(demo)
    const rows = async () => {
      const [asked] = await Promise.all([
        pay(visitor, klarnaSession, { ...beginning(order), operation: '' }),
        pay(visitor, orderChange, { order: order.id, operation: operation(), coupon: 'ROOMS10' }),
      ])
      await pay(visitor, orderChange, { order: order.id, operation: operation(), coupon: '' })
      return asked.order.order_lines as { type: string }[]
    }
    for (let n = 0; n < 20; n++) expect((await rows()).filter(({ type }) => type === 'store_credit')).toEqual([])
  })

  it('is paid when it is approved and the shop has used its token', async () => {
    const { visitor, order } = await buyer(demo)
    const { client_token } = await pay(visitor, klarnaSession, beginning(order))
    const res = await authorize(client_token, 'approve')
    expect(res).toMatchObject({ approved: true, show_form: true, authorization_token: expect.any(String) })
    expect((await pay(visitor, paymentStatus, attempt(order))).status).toBe('open')
    const { redirect_url } = await redirect(visitor, order, client_token, res)
    expect(redirect_url).toBe(`/uc_klarna/payment/complete/${order.id}`)
    expect(locationOf(await visitor(redirect_url))).toEqual([303, `/cart/checkout/complete?order_id=${order.id}`])
  })

  it.each(['decline', 'correct', 'cancel'])('is not paid when it answers %s', async (outcome) => {
    const { visitor, order } = await buyer(demo)
    const { client_token } = await pay(visitor, klarnaSession, beginning(order))
    const res = await authorize(client_token, outcome)
    expect(res.approved).toBe(false)
    expect(res.show_form).toBe(outcome !== 'decline')
    const forged = { approved: true, authorization_token: '' }
    const { redirect_url } = await redirect(visitor, order, client_token, forged)
    expect(locationOf(await visitor(redirect_url))).toEqual([303, '/cart/checkout'])
    expect(await statusOf(demo.db, order)).toBe('open')
  })

  it('is not paid with a token of another amount', async () => {
    const { visitor, order } = await buyer(demo)
    const page = operation()
    const first = { ...beginning(order), page }
    const { client_token } = await pay(visitor, klarnaSession, first)
    const res = await authorize(client_token, 'approve')
    await pay(visitor, paymentStatus, { ...first, end: 'rested' })
    await pay(visitor, orderChange, { order: order.id, operation: operation(), coupon: 'ROOMS10' })
    await pay(visitor, klarnaSession, { ...beginning(order), page })
    await redirect(visitor, order, client_token, res)
    expect((await pay(visitor, paymentStatus, attempt(order))).status).toBe('open')
  })
})

describe('the one live attempt of an order', () => {
  it('its own page can replace it: the previous attempt is cancelled at its provider', async () => {
    const { visitor, order } = await buyer(demo)
    const page = operation()
    const begin = () => ({ ...beginning(order), page })
    const { clientSecret } = await intentFor(visitor, order, { page })
    const { url } = await pay(visitor, affirmUrl, begin())
    expect((await confirmCard(demo.shop, clientSecret)).body.error.payment_intent.status).toBe('canceled')
    const { client_token } = await pay(visitor, klarnaSession, begin())
    expect(locationOf(await visitor(url))).toEqual([303, `/uc_affirm/payment/complete/${order.id}`])
    await intentFor(visitor, order, { page })
    expect(await authorize(client_token, 'approve')).toEqual({ approved: false, show_form: false })
  })

  it('is completed, and the new one refused, when the previous attempt has succeeded', async () => {
    const { visitor, order } = await buyer(demo)
    const { clientSecret } = await intentFor(visitor, order)
    await confirmCard(demo.shop, clientSecret)
    expect((await pay(visitor, affirmUrl, beginning(order))).url).toContain('/cart/checkout/complete')
    expect((await ask(visitor, klarnaSession, beginning(order))).status).toBe(409)
    const again = { ...beginning(order), creditActive: false, amount: order.due }
    expect((await ask(visitor, stripeIntent, again)).status).toBe(409)
    expect(await statusOf(demo.db, order)).toBe('paid')
  })
})
