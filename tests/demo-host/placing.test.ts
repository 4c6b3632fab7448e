import { beforeEach, describe, expect, it } from 'vitest'
import { countries } from '../../core/base/country/countries.rules'
import { shopDayAt } from '../../core/base/country/shop-day.rules'
import { membershipEnd } from '../../core/shop/membership/membership.rules'
import { choose } from '../../demo-host/cart/cart-choices'
import { addToCart, linesOf } from '../../demo-host/cart/cart-records'
import type { Database } from '../../demo-host/database/open'
import {
  creditUses,
  memberships,
  type OrderRow,
  orderPlacements,
  orders,
  stockAllocations,
} from '../../demo-host/database/order-tables'
import { stock } from '../../demo-host/database/schema'
import { computeOrder, draftOf } from '../../demo-host/order/compute-order'
import { changeOrder, markProcessing, orderById, orderOf, reopen } from '../../demo-host/order/order-records'
import { placeOrder } from '../../demo-host/order/place-order'
import { klarnaOrder } from '../../demo-host/payment/klarna-order'
import { addressIn } from './addresses'
import { openSeeded } from './seeded'
import { visitorWith } from './somebody'

let db: Database
beforeEach(async () => {
  db = await openSeeded()
})

const pillow = 'PIL1246-CHA-COV'
const marlow = { nid: 1201, model: 'SOF1201-OAT-3S', protection: '' }
const add = (owner: string, qty = 1, other = {}) =>
  addToCart(db, { ...marlow, owner, qty, operation: crypto.randomUUID(), ...other })
const orderFor = async (visitor = visitorWith(), qty = 1) => {
  await add(visitor.owner, qty)
  return { visitor, order: await orderOf(db, visitor) }
}
const beginProcessing = async (visitor: ReturnType<typeof visitorWith>, orderRow: OrderRow) =>
  markProcessing(db, orderRow, { fixed: await draftOf(db, visitor, orderRow), method: 'stripe' })
const leftOf = async (model = marlow.model) =>
  (await db.select().from(stock)).find((row) => row.model === model && row.country === 'US')?.inStock

describe('placing an order', () => {
  it('concurrent requests place an order exactly once', async () => {
    const { visitor, order } = await orderFor(visitorWith(), 2)
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => placeOrder(db, visitor, order, `operation-${n}`)),
    )
    expect(answers.filter(({ at }) => at === 'placed')).toHaveLength(1)
    expect(answers.filter(({ at }) => at === 'before')).toHaveLength(99)
    const totals = answers.map((answer) => ('order' in answer ? answer.order.total : 0))
    expect(new Set(totals)).toEqual(new Set([3780]))
    expect(await db.select().from(orderPlacements)).toHaveLength(1)
    expect(await leftOf()).toBe(34)
    expect(await linesOf(db, visitor.owner)).toEqual([])
  }, 60_000)

  it('a request with another operation returns the operation that placed the order', async () => {
    const { visitor, order } = await orderFor()
    await placeOrder(db, visitor, order, 'first')
    expect(await placeOrder(db, visitor, order, 'second')).toMatchObject({
      at: 'before',
      operation: 'first',
      order: { status: 'paid', total: 1890, url: `/cart/checkout/complete?order_id=${order.id}` },
    })
  })

  it('a hundred concurrent orders for the last 36 pieces sell no more than 36', async () => {
    const placed = await Promise.all(
      Array.from({ length: 100 }, async (_, n) => {
        const { visitor, order } = await orderFor(visitorWith({ owner: `visitor-${n}` }))
        return placeOrder(db, visitor, order, `operation-${n}`)
      }),
    )
    expect(placed.filter(({ at }) => at === 'placed')).toHaveLength(36)
    expect(placed.filter(({ at }) => at === 'out-of-stock')).toHaveLength(64)
    expect(await leftOf()).toBe(0)
  }, 60_000)

  it('an order with insufficient stock of one product writes nothing', async () => {
    const { visitor, order } = await orderFor(visitorWith({ persona: 'customer' }), 37)
    await add(visitor.owner, 1, { nid: 1201, model: 'SOF1201-OAT-4S' })
    await changeOrder(db, order, { credit: true, membership: 1 })
    expect(await placeOrder(db, visitor, order, 'one')).toEqual({
      at: 'out-of-stock',
      short: [{ model: 'SOF1201-OAT-3S', left: 36 }],
    })
    for (const table of [orderPlacements, stockAllocations, creditUses, memberships])
      expect(await db.select().from(table)).toEqual([])
    expect(await linesOf(db, visitor.owner)).toHaveLength(2)
    expect((await orderOf(db, visitor)).status).toBe('open')
    expect(await leftOf()).toBe(36)
  })

  it('CREDIT-01 two concurrent orders use the same credit once', async () => {
    const { visitor, order: one } = await orderFor(visitorWith({ persona: 'customer' }))
    await changeOrder(db, one, { credit: true })
    await db.update(orders).set({ modified: 0 })
    const other = await orderOf(db, visitor)
    await changeOrder(db, other, { credit: true })
    for (const { id } of [one, other]) await beginProcessing(visitor, (await orderById(db, visitor.owner, id)) ?? one)
    const answers = await Promise.all([one, other].map((order) => placeOrder(db, visitor, order, `of-${order.id}`)))
    expect(answers.map(({ at }) => at).sort()).toEqual(['credit-used', 'placed'])
    expect(await db.select().from(creditUses)).toMatchObject([{ cents: 25_000, left: 0 }])
    expect(await leftOf()).toBe(35)
  })

  it('MEMB-01 a buyer of a membership is a member for a year', async () => {
    const { visitor, order } = await orderFor()
    await changeOrder(db, order, { membership: 1, email: 'new@example.com' })
    await placeOrder(db, visitor, order, 'one')
    const [made] = await db.select().from(memberships)
    expect(made?.email).toBe('new@example.com')
    expect(made?.ends).toBe(Date.parse(membershipEnd(shopDayAt(Date.now()))))
  })

  it('products that were added during the payment stay in the cart', async () => {
    const { visitor, order } = await orderFor()
    await beginProcessing(visitor, order)
    await add(visitor.owner, 3)
    expect(await placeOrder(db, visitor, order, 'one')).toMatchObject({ at: 'placed', order: { total: 1890 } })
    expect(await linesOf(db, visitor.owner)).toMatchObject([{ model: marlow.model, qty: 3 }])
  })

  it('an empty cart places no order', async () => {
    const visitor = visitorWith()
    expect(await placeOrder(db, visitor, await orderOf(db, visitor), 'one')).toEqual({ at: 'empty' })
  })
})

describe('an order', () => {
  it('is unchanged while it is being paid, and follows the cart again after the payment fails', async () => {
    const { visitor, order } = await orderFor()
    expect(await beginProcessing(visitor, order)).toBe(true)
    expect(await beginProcessing(visitor, order)).toBe(false)
    await changeOrder(db, order, { membership: 1 })
    await add(visitor.owner)
    const under = await orderOf(db, visitor)
    expect([under.id, under.status, under.membership]).toEqual([order.id, 'processing', null])
    expect((await computeOrder(db, visitor, under)).total).toBe(1890)
    expect(await reopen(db, order)).toBe(true)
    expect(await reopen(db, order)).toBe(false)
    expect((await computeOrder(db, visitor, await orderOf(db, visitor))).total).toBe(3780)
  })

  it('is reused within half an hour of its last change, and not later', async () => {
    const { visitor, order } = await orderFor()
    await db.update(orders).set({ modified: Date.now() - 1_799_000 })
    expect((await orderOf(db, visitor)).id).toBe(order.id)
    await db.update(orders).set({ modified: Date.now() - 1_801_000 })
    expect((await orderOf(db, visitor)).id).not.toBe(order.id)
  })

  it('belongs to one visitor', async () => {
    const { order } = await orderFor()
    expect(await orderById(db, 'somebody-else', order.id)).toBeUndefined()
  })

  it.each(countries)(
    'in $code has a total in whole currency units that equals the sum of its lines',
    async ({ code }) => {
      const visitor = visitorWith({ country: code, persona: 'customer' })
      const { order } = await orderFor(visitor, 3)
      await choose(db, visitor.owner, { coupon: 'ROOMS10' })
      const parts = { membership: 1, protection: 3, credit: true, quote: 'assembly---0' } as const
      await changeOrder(db, order, { ...parts, delivery: addressIn(code) })
      const { totals, total, due, credit, lines } = await computeOrder(db, visitor, await orderOf(db, visitor))
      const protects = code === 'US' || code === 'CA'
      expect(totals.map(({ id }) => id)).toEqual([
        'goods',
        'coupon',
        'membership',
        ...(protects ? ['protection'] : []),
        'shipping',
        ...(code === 'CA' ? ['tax'] : []),
      ])
      expect(totals.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
      expect(lines.reduce((sum, line) => sum + line.total, 0)).toBe(totals[0]?.amount)
      expect(due).toBe(total - (credit?.usable ?? 0))
      for (const amount of [total, due, ...totals.map((one) => one.amount)]) expect(Number.isInteger(amount)).toBe(true)
    },
  )

  it('PROT-01 CHK-03 contains each line’s unit price and protection, and the order’s protection total', async () => {
    const visitor = visitorWith({ persona: 'member' })
    const order = await orderOf(db, visitor)
    await add(visitor.owner, 2, { protection: 'protection-3' })
    await add(visitor.owner)
    await changeOrder(db, order, { protection: 3 })
    const computed = await computeOrder(db, visitor, await orderOf(db, visitor))
    const { lines, totals } = computed
    expect(lines).toMatchObject([
      { qty: 2, price: 1512, regular: 1890, protection: '3 years of protection', total: 2 * (1512 + 189) },
      { qty: 1, price: 1512, regular: 1890, protection: '', total: 1512 },
    ])
    expect(totals.slice(0, 2)).toEqual([
      { id: 'goods', title: 'Subtotal', amount: 3 * 1512 },
      { id: 'protection', title: 'Protection', amount: 3 * 189 },
    ])
    const klarnaLines = klarnaOrder(computed, visitor).order_lines
    expect(klarnaLines.map(({ name }) => name)).toEqual([lines[0]?.title, lines[1]?.title, 'Protection'])
    expect(klarnaLines.reduce((sum, { total_amount }) => sum + total_amount, 0)).toBe(computed.due * 100)
  })

  it('has the tax of the province, computed on goods and shipping', async () => {
    const visitor = visitorWith({ country: 'CA' })
    const { order } = await orderFor(visitor)
    await changeOrder(db, order, { delivery: addressIn('CA'), quote: 'assembly---0' })
    const { totals } = await computeOrder(db, visitor, await orderOf(db, visitor))
    const [goods = 0, shipping = 0, tax] = totals.map(({ amount }) => amount)
    expect([goods, shipping, tax]).toEqual([2550, 160, Math.round((goods + shipping) * 0.13)])
  })

  it('MEMB-01 has member prices and the fee after joining, and has the fee automatically when membership is required', async () => {
    const { visitor, order } = await orderFor()
    await changeOrder(db, order, { membership: 1 })
    const joined = await computeOrder(db, visitor, await orderOf(db, visitor))
    expect(joined.totals).toMatchObject([
      { id: 'goods', amount: 1512 },
      { id: 'membership', amount: 100 },
    ])
    const abroad = visitorWith({ owner: 'other', flags: ['membership-only'] })
    await add(abroad.owner)
    expect(await computeOrder(db, abroad, await orderOf(db, abroad))).toMatchObject({ membership: 1, total: 1612 })
    const member = visitorWith({ owner: 'member', persona: 'member', flags: ['membership-only'] })
    await add(member.owner)
    expect((await computeOrder(db, member, await orderOf(db, member))).total).toBe(1512)
  })

  it.each([
    ['guest', undefined, 1890],
    ['customer', 250, 1640],
    ['member', 600, 912],
  ] as const)('CREDIT-01 a %s has %s of credit, and %s remains to be paid', async (persona, credits, due) => {
    const { visitor, order } = await orderFor(visitorWith({ persona }))
    await changeOrder(db, order, { credit: true })
    const computed = await computeOrder(db, visitor, await orderOf(db, visitor))
    expect([computed.credit?.credits, computed.due]).toEqual([credits, due])
  })

  it('CREDIT-01 has a total of zero when credit covers all of it', async () => {
    const visitor = visitorWith({ persona: 'member' })
    await add(visitor.owner, 1, { nid: 1246, model: pillow })
    const order = await orderOf(db, visitor)
    await changeOrder(db, order, { credit: true })
    const { due, total, credit } = await computeOrder(db, visitor, await orderOf(db, visitor))
    expect([due, credit?.usable, credit?.amount_to_charge_usable]).toEqual([0, total, 0])
    expect(total).toBeGreaterThan(0)
  })
})
