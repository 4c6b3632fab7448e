/** Sessions and accounts: what an account stores is the account's in every session, and a guest's is the session's. */
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { affirmUrl, stripeIntent } from '../../core/shop/order/payment.contract'
import { paymentStatus } from '../../core/shop/order/payment-status.contract'
import { sessions } from '../../demo-host/database/account-tables'
import { cartLines } from '../../demo-host/database/schema'
import { settingsIn } from './order-calls'
import { ask, beginning, buyer, confirmCard, intentFor, operation, pay, statusOf } from './paying'
import { addMarlow } from './product-calls'
import { form, keep, openShopWithDatabase, type Visitor, visit } from './visitor'

let demo: Awaited<ReturnType<typeof openShopWithDatabase>>
beforeEach(async () => {
  demo = await openShopWithDatabase()
})

const cookie = 'SESSdemo'
const logIn = (visitor: Visitor, name: string, destination = '') =>
  visitor(`/user/login?destination=${destination}`, form({ name, pass: 'sofas', form_id: 'user_login', op: 'Log in' }))
const piecesIn = async (visitor: Visitor) =>
  Number(/data-rove-header="count">(\d+)</.exec(await visitor.read('/cart'))?.[1])
const mailOf = async (visitor: Visitor) => settingsIn(await visitor.read('/')).rove.login?.email
const sessionOf = (visitor: Visitor) => visitor.cookies.get(cookie) ?? ''

describe('LOGIN-01 an account', () => {
  it.each(['customer@example.com', 'reader@example.com', 'Trade@Example.com'])(
    '%s has its cart, loves and address in every session',
    async (mail) => {
      const [one, other] = [visit(demo.shop), visit(demo.shop)]
      await logIn(one, mail)
      await addMarlow(one, { qty: 2 })
      await one('/uc_love/ajax?op=add&nid=1203')
      await logIn(other, mail)
      expect([await piecesIn(other), await mailOf(other)]).toEqual([2, mail.toLowerCase()])
      expect(await other.json('/uc_love/items')).toMatchObject({ items: [{ nid: 1203 }] })
    },
  )

  it('finds its paid order after the session was lost at the lender', async () => {
    const { visitor, order } = await buyer(demo)
    await logIn(visitor, 'customer@example.com')
    const { url } = await pay(visitor, affirmUrl, beginning(order))
    await demo.shop.request(`http://localhost${url}`, form({ outcome: 'approve' }))
    const path = `uc_affirm/payment/complete/${order.id}`
    const again = visit(demo.shop)
    expect((await again(`/${path}`)).headers.get('location')).toBe(`/user/login?destination=${path}`)
    expect((await logIn(again, 'customer@example.com', path)).headers.get('location')).toBe(`/${path}`)
    expect((await again(`/${path}`)).headers.get('location')).toBe(`/cart/checkout/complete?order_id=${order.id}`)
    const stranger = visit(demo.shop)
    await logIn(stranger, 'reader@example.com')
    expect((await stranger(`/${path}`)).headers.get('location')).toBe('/user')
  })

  it('continues its order in another session, and the guest’s where there is one', async () => {
    const { visitor, order } = await buyer(demo)
    await logIn(visitor, 'customer@example.com')
    const other = visit(demo.shop)
    await logIn(other, 'customer@example.com')
    const orderOn = async (page: Visitor) => settingsIn(await page.read('/cart/checkout')).rove.checkout.order
    expect(await orderOn(other)).toMatchObject({ id: order.id, delivery: { city: 'Portland' } })
    const { visitor: guest, order: newer } = await buyer(demo)
    await logIn(guest, 'customer@example.com')
    expect([(await orderOn(guest)).id, (await orderOn(visitor)).id]).toEqual([newer.id, newer.id])
  })

  it('of a persona is one for each browser: visitors of the demo do not share it', async () => {
    const [one, other] = [visit(demo.shop), visit(demo.shop)]
    for (const visitor of [one, other]) await visitor('/?as=customer')
    await addMarlow(one)
    expect([await piecesIn(one), await piecesIn(other)]).toEqual([1, 0])
    await logIn(other, 'customer@example.com')
    expect(await piecesIn(other)).toBe(0)
    for (const as of ['guest', 'member', 'customer']) await one(`/?as=${as}`)
    expect([await piecesIn(one), await mailOf(one)]).toEqual([1, 'customer@example.com'])
  })

  it('STRIPE-02 pays for an order that another of its sessions has begun to pay', async () => {
    const { visitor, order } = await buyer(demo)
    await logIn(visitor, 'member@example.com')
    const { clientSecret } = await intentFor(visitor, order)
    const other = visit(demo.shop)
    await logIn(other, 'member@example.com')
    const second = await ask(other, stripeIntent, { ...beginning(order), creditActive: false, amount: order.due })
    expect(second.status).toBe(409)
    await confirmCard(demo.shop, clientSecret)
    expect(await pay(other, paymentStatus, { order: order.id, operation: operation() })).toMatchObject({
      status: 'paid',
    })
    expect(await statusOf(demo.db, order)).toBe('paid')
  })
})

describe('LOGIN-01 a session', () => {
  it.each(['attacker-chosen', 'customer:1', '', '0'.repeat(32)])(
    'with the id %j, which the server has not issued, is another one',
    async (id) => {
      const visitor = visit(demo.shop)
      keep(visitor, cookie, id)
      await addMarlow(visitor)
      expect(sessionOf(visitor)).toMatch(/^[0-9a-f]{32}$/)
      expect(sessionOf(visitor)).not.toBe(id)
      expect((await demo.db.select().from(sessions)).map((row) => row.id)).toEqual([sessionOf(visitor)])
    },
  )

  it('has ids that name no owner: the owner of a cart opens no session', async () => {
    const customer = visit(demo.shop)
    await customer('/?as=customer')
    await addMarlow(customer)
    const [line] = await demo.db.select().from(cartLines)
    const [kept] = await demo.db.select().from(sessions)
    for (const id of [line?.owner, kept?.guest, kept?.account, `customer:${kept?.id}`]) {
      const visitor = visit(demo.shop)
      keep(visitor, cookie, String(id))
      expect(await piecesIn(visitor)).toBe(0)
      expect(sessionOf(visitor)).not.toBe(id)
    }
  })

  it('is renewed by a login, and an id from before it is no longer the account’s', async () => {
    const visitor = visit(demo.shop)
    await addMarlow(visitor)
    const before = sessionOf(visitor)
    await logIn(visitor, 'customer@example.com')
    expect(sessionOf(visitor)).not.toBe(before)
    expect(await piecesIn(visitor)).toBe(1)
    const planted = visit(demo.shop)
    keep(planted, cookie, before)
    expect([await mailOf(planted), await piecesIn(planted)]).toEqual([undefined, 0])
    const now = Date.now() + 61_000
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now)
    onTestFinished(() => clock.mockRestore())
    await planted('/')
    expect(sessionOf(planted)).not.toBe(before)
  })

  it('of a call that was sent before the login does not replace the one after it', async () => {
    const visitor = visit(demo.shop)
    await visitor('/')
    const late = visit(demo.shop)
    keep(late, cookie, sessionOf(visitor))
    await logIn(visitor, 'customer@example.com')
    const answer = await late('/ajax/live_info.json?pathname=%2F')
    expect([answer.status, answer.headers.getSetCookie().join()]).toEqual([200, expect.not.stringContaining(cookie)])
  })

  it('ends with the logout, for everybody who has its id', async () => {
    const visitor = visit(demo.shop)
    await logIn(visitor, 'customer@example.com')
    await addMarlow(visitor)
    const before = sessionOf(visitor)
    await visitor('/user/logout')
    const planted = visit(demo.shop)
    keep(planted, cookie, before)
    expect([await piecesIn(visitor), await piecesIn(planted)]).toEqual([0, 0])
    expect([sessionOf(visitor), sessionOf(planted)]).not.toContain(before)
  })

  it('AFFIRM-02 is not replaced by the lender’s return by POST, which has no cookie', async () => {
    const { visitor, order } = await buyer(demo)
    const { url } = await pay(visitor, affirmUrl, beginning(order))
    await visitor(url, form({ outcome: 'approve' }))
    const path = `/uc_affirm/payment/complete/${order.id}`
    const response = await demo.shop.request(`http://localhost${path}`, {
      ...form({ checkout_token: 'aff' }),
      headers: { origin: 'https://www.affirm.com', 'sec-fetch-site': 'cross-site' },
    })
    expect([response.status, response.headers.get('location')]).toEqual([303, `${path}?checkout_token=aff`])
    expect(response.headers.getSetCookie()).toEqual([])
    expect((await visitor(path)).headers.get('location')).toBe(`/cart/checkout/complete?order_id=${order.id}`)
  })
})
