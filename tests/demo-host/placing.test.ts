import { beforeEach, describe, expect, it } from 'vitest'
import { countries } from '../../core/domain/countries'
import { membershipEnd } from '../../core/domain/membership'
import { addToCart, linesOf } from '../../demo-host/cart/cart-book'
import { choose } from '../../demo-host/cart/cart-choices'
import { type Database, openDatabase } from '../../demo-host/database/open'
import {
  creditUses,
  type KeptOrder,
  memberships,
  orders,
  placings,
  takings,
} from '../../demo-host/database/order-tables'
import { stock } from '../../demo-host/database/schema'
import { seed } from '../../demo-host/database/seed'
import { changeOrder, markProcessing, orderById, orderOf, reopen } from '../../demo-host/order/order-book'
import { placeOrder } from '../../demo-host/order/place-order'
import { draftOf, reckonOrder } from '../../demo-host/order/reckon-order'
import { klarnaOrder } from '../../demo-host/payment/klarna-order'
import { addressIn } from './addresses'
import { somebody } from './somebody'

let db: Database
beforeEach(async () => {
  db = await openDatabase(':memory:')
  await seed(db)
})

const pillow = 'PIL1246-CHA-COV'
const marlow = { nid: 1201, model: 'SOF1201-OAT-3S', protection: '' }
const add = (owner: string, qty = 1, other = {}) =>
  addToCart(db, { ...marlow, owner, qty, operation: crypto.randomUUID(), ...other })
const orderFor = async (visitor = somebody(), qty = 1) => {
  await add(visitor.owner, qty)
  return { visitor, order: await orderOf(db, visitor) }
}
const beginProcessing = async (visitor: ReturnType<typeof somebody>, kept: KeptOrder) =>
  markProcessing(db, kept, { fixed: await draftOf(db, visitor, kept), method: 'stripe' })
const leftOf = async (model = marlow.model) =>
  (await db.select().from(stock)).find((row) => row.model === model && row.country === 'US')?.inStock

describe('placing an order', () => {
  it('happens exactly once, however many ask at the same time', async () => {
    const { visitor, order } = await orderFor(somebody(), 2)
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => placeOrder(db, visitor, order, `operation-${n}`)),
    )
    expect(answers.filter(({ at }) => at === 'placed')).toHaveLength(1)
    expect(answers.filter(({ at }) => at === 'before')).toHaveLength(99)
    const totals = answers.map((answer) => ('order' in answer ? answer.order.total : 0))
    expect(new Set(totals)).toEqual(new Set([3780]))
    expect(await db.select().from(placings)).toHaveLength(1)
    expect(await leftOf()).toBe(34)
    expect(await linesOf(db, visitor.owner)).toEqual([])
  }, 60_000)

  it('answers another operation with the one that placed it', async () => {
    const { visitor, order } = await orderFor()
    await placeOrder(db, visitor, order, 'first')
    expect(await placeOrder(db, visitor, order, 'second')).toMatchObject({
      at: 'before',
      operation: 'first',
      order: { status: 'paid', total: 1890, url: `/cart/checkout/complete?order_id=${order.id}` },
    })
  })

  it('sells no more than there is, though a hundred want the last 36', async () => {
    const placed = await Promise.all(
      Array.from({ length: 100 }, async (_, n) => {
        const { visitor, order } = await orderFor(somebody({ owner: `visitor-${n}` }))
        return placeOrder(db, visitor, order, `operation-${n}`)
      }),
    )
    expect(placed.filter(({ at }) => at === 'placed')).toHaveLength(36)
    expect(placed.filter(({ at }) => at === 'out-of-stock')).toHaveLength(64)
    expect(await leftOf()).toBe(0)
  }, 60_000)

  it('writes nothing where there is not enough of one thing', async () => {
    const { visitor, order } = await orderFor(somebody({ persona: 'customer' }), 37)
    await add(visitor.owner, 1, { nid: 1201, model: 'SOF1201-OAT-4S' })
    await changeOrder(db, order, { credit: true, membership: 1 })
    expect(await placeOrder(db, visitor, order, 'one')).toEqual({
      at: 'out-of-stock',
      titles: ['Marlow 3-Seat Sofa'],
    })
    for (const table of [placings, takings, creditUses, memberships]) expect(await db.select().from(table)).toEqual([])
    expect(await linesOf(db, visitor.owner)).toHaveLength(2)
    expect((await orderOf(db, visitor)).status).toBe('open')
    expect(await leftOf()).toBe(36)
  })

  it('CREDIT-01 uses the same credit once, though two orders are placed at the same time', async () => {
    const { visitor, order: one } = await orderFor(somebody({ persona: 'customer' }))
    await changeOrder(db, one, { credit: true })
    await db.update(orders).set({ modified: 0 })
    const other = await orderOf(db, visitor)
    await changeOrder(db, other, { credit: true })
    for (const { id } of [one, other]) await beginProcessing(visitor, (await orderById(db, visitor.owner, id)) ?? one)
    const answers = await Promise.all([one, other].map((order) => placeOrder(db, visitor, order, `of-${order.id}`)))
    expect(answers.map(({ at }) => at).sort()).toEqual(['credit-used', 'placed'])
    expect(await db.select().from(creditUses)).toMatchObject([{ amount: 250, left: 0 }])
    expect(await leftOf()).toBe(35)
  })

  it('MEMB-01 makes whoever bought membership a member for a year', async () => {
    const { visitor, order } = await orderFor()
    await changeOrder(db, order, { membership: 1, email: 'new@example.com' })
    await placeOrder(db, visitor, order, 'one')
    const [made] = await db.select().from(memberships)
    expect(made?.email).toBe('new@example.com')
    expect(made?.ends).toBe(membershipEnd(new Date()).getTime())
  })

  it('leaves what came into the cart while it was paid for', async () => {
    const { visitor, order } = await orderFor()
    await beginProcessing(visitor, order)
    await add(visitor.owner, 3)
    expect(await placeOrder(db, visitor, order, 'one')).toMatchObject({ at: 'placed', order: { total: 1890 } })
    expect(await linesOf(db, visitor.owner)).toMatchObject([{ model: marlow.model, qty: 3 }])
  })

  it('has nothing to place where the cart is empty', async () => {
    const visitor = somebody()
    expect(await placeOrder(db, visitor, await orderOf(db, visitor), 'one')).toEqual({ at: 'empty' })
  })
})

describe('an order', () => {
  it('stays as it is while it is being paid for, and follows the cart again when that comes to nothing', async () => {
    const { visitor, order } = await orderFor()
    expect(await beginProcessing(visitor, order)).toBe(true)
    expect(await beginProcessing(visitor, order)).toBe(false)
    await changeOrder(db, order, { membership: 1 })
    await add(visitor.owner)
    const under = await orderOf(db, visitor)
    expect([under.id, under.status, under.membership]).toEqual([order.id, 'processing', null])
    expect((await reckonOrder(db, visitor, under)).total).toBe(1890)
    expect(await reopen(db, order)).toBe(true)
    expect(await reopen(db, order)).toBe(false)
    expect((await reckonOrder(db, visitor, await orderOf(db, visitor))).total).toBe(3780)
  })

  it('is taken up again within half an hour of its last change, and not later', async () => {
    const { visitor, order } = await orderFor()
    await db.update(orders).set({ modified: Date.now() - 1_799_000 })
    expect((await orderOf(db, visitor)).id).toBe(order.id)
    await db.update(orders).set({ modified: Date.now() - 1_801_000 })
    expect((await orderOf(db, visitor)).id).not.toBe(order.id)
  })

  it('is nobody else’s', async () => {
    const { order } = await orderFor()
    expect(await orderById(db, 'somebody-else', order.id)).toBeUndefined()
  })

  it.each(countries)('adds up in whole units in $code', async ({ code }) => {
    const visitor = somebody({ country: code, persona: 'customer' })
    const { order } = await orderFor(visitor, 3)
    await choose(db, visitor.owner, { coupon: 'ROOMS10' })
    const parts = { membership: 1, protection: 3, credit: true, quote: 'assembly---0' } as const
    await changeOrder(db, order, { ...parts, delivery: addressIn(code) })
    const { totals, total, due, credit, lines } = await reckonOrder(db, visitor, await orderOf(db, visitor))
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
  })

  it('PROT-01 CHK-03 says of each line what one costs and its protection, and of the order what protection comes to', async () => {
    const visitor = somebody({ persona: 'member' })
    const order = await orderOf(db, visitor)
    await add(visitor.owner, 2, { protection: 'protection-3' })
    await add(visitor.owner)
    await changeOrder(db, order, { protection: 3 })
    const reckoned = await reckonOrder(db, visitor, await orderOf(db, visitor))
    const { lines, totals } = reckoned
    expect(lines).toMatchObject([
      { qty: 2, price: 1512, regular: 1890, protection: '3 years of protection', total: 2 * (1512 + 189) },
      { qty: 1, price: 1512, regular: 1890, protection: '', total: 1512 },
    ])
    expect(totals.slice(0, 2)).toEqual([
      { id: 'goods', title: 'Subtotal', amount: 3 * 1512 },
      { id: 'protection', title: 'Protection', amount: 3 * 189 },
    ])
    const told = klarnaOrder(reckoned, visitor).order_lines
    const names = told.map(({ name }) => name)
    expect(names, 'nothing is told twice').toEqual([lines[0]?.title, lines[1]?.title, 'Protection'])
    expect(told.reduce((sum, { total_amount }) => sum + total_amount, 0)).toBe(reckoned.due * 100)
  })

  it('is taxed where the province is, and with what stands above the tax', async () => {
    const visitor = somebody({ country: 'CA' })
    const { order } = await orderFor(visitor)
    await changeOrder(db, order, { delivery: addressIn('CA'), quote: 'assembly---0' })
    const { totals } = await reckonOrder(db, visitor, await orderOf(db, visitor))
    const [goods = 0, shipping = 0, tax] = totals.map(({ amount }) => amount)
    expect([goods, shipping, tax]).toEqual([2550, 160, Math.round((goods + shipping) * 0.13)])
  })

  it('MEMB-01 is a member’s with the fee as soon as they join, and has the fee by itself where only members buy', async () => {
    const { visitor, order } = await orderFor()
    await changeOrder(db, order, { membership: 1 })
    const joined = await reckonOrder(db, visitor, await orderOf(db, visitor))
    expect(joined.totals).toMatchObject([
      { id: 'goods', amount: 1512 },
      { id: 'membership', amount: 100 },
    ])
    const abroad = somebody({ owner: 'other', flags: ['membership-only'] })
    await add(abroad.owner)
    expect(await reckonOrder(db, abroad, await orderOf(db, abroad))).toMatchObject({ membership: 1, total: 1612 })
    const member = somebody({ owner: 'member', persona: 'member', flags: ['membership-only'] })
    await add(member.owner)
    expect((await reckonOrder(db, member, await orderOf(db, member))).total).toBe(1512)
  })

  it.each([
    ['guest', undefined, 1890],
    ['customer', 250, 1640],
    ['member', 600, 912],
  ] as const)('CREDIT-01 a %s has %s of credit, and then %s is due', async (persona, credits, due) => {
    const { visitor, order } = await orderFor(somebody({ persona }))
    await changeOrder(db, order, { credit: true })
    const reckoned = await reckonOrder(db, visitor, await orderOf(db, visitor))
    expect([reckoned.credit?.credits, reckoned.due]).toEqual([credits, due])
  })

  it('CREDIT-01 costs nothing where credit covers all of it', async () => {
    const visitor = somebody({ persona: 'member' })
    await add(visitor.owner, 1, { nid: 1246, model: pillow })
    const order = await orderOf(db, visitor)
    await changeOrder(db, order, { credit: true })
    const { due, total, credit } = await reckonOrder(db, visitor, await orderOf(db, visitor))
    expect([due, credit?.usable, credit?.amount_to_charge_usable]).toEqual([0, total, 0])
    expect(total).toBeGreaterThan(0)
  })
})
