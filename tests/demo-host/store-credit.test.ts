import { beforeEach, describe, expect, it } from 'vitest'
import { type CountryCode, countries } from '../../core/base/country/countries.rules'
import { addToCart } from '../../demo-host/cart/cart-records'
import type { Database } from '../../demo-host/database/open'
import { creditUses } from '../../demo-host/database/order-tables'
import { centsOf, valueIn } from '../../demo-host/database/prices'
import { computeOrder } from '../../demo-host/order/compute-order'
import { changeOrder, orderById, orderOf } from '../../demo-host/order/order-records'
import { placeOrder } from '../../demo-host/order/place-order'
import { openSeeded } from './seeded'
import { visitorWith } from './somebody'

let db: Database
beforeEach(async () => {
  db = await openSeeded()
})

/** An order of a sofa, with credit. */
async function orderIn(country: CountryCode, persona: 'customer' | 'member' = 'customer') {
  const visitor = visitorWith({ persona, country })
  const line = { owner: visitor.owner, nid: 1201, model: 'SOF1201-OAT-3S', protection: '', qty: 1 }
  await addToCart(db, { ...line, operation: crypto.randomUUID() })
  const begun = await orderOf(db, visitor)
  await changeOrder(db, begun, { credit: true })
  const orderRow = (await orderById(db, visitor.owner, begun.id)) ?? begun
  return { visitor, orderRow, order: await computeOrder(db, visitor, orderRow) }
}

describe('CREDIT-01 store credit', () => {
  it.each([
    ['US', 250],
    ['CA', 337],
    ['AU', 375],
    ['KR', 337_500],
    ['UK', 200],
    ['HK', 1950],
  ] as const)('of 250 dollars is worth in %s %d', async (country, credits) => {
    const { order } = await orderIn(country)
    expect(order.credit).toMatchObject({ credits, usable: credits })
    expect(order.due).toBe(order.total - credits)
  })

  it.each([
    ['US', 'CA'],
    ['CA', 'US'],
    ['KR', 'HK'],
  ] as const)('that was used up in %s is used up in %s', async (first, second) => {
    const { visitor, orderRow } = await orderIn(first)
    expect((await placeOrder(db, visitor, orderRow, 'one')).at).toBe('placed')
    const { order } = await orderIn(second)
    expect([order.credit, order.due]).toEqual([undefined, order.total])
    const spent = (await db.select().from(creditUses)).reduce((sum, { cents }) => sum + cents, 0)
    expect(spent).toBeGreaterThan(24_800)
    expect(spent).toBeLessThanOrEqual(25_000)
  })

  it('that one country’s order uses in part leaves the rest for another country’s', async () => {
    const member = visitorWith({ persona: 'member' })
    const pillow = { owner: member.owner, nid: 1246, model: 'PIL1246-CHA-COV', protection: '', qty: 1 }
    await addToCart(db, { ...pillow, operation: 'pillow' })
    const begun = await orderOf(db, member)
    await changeOrder(db, begun, { credit: true })
    const placed = await placeOrder(db, member, begun, 'one')
    const total = 'order' in placed ? placed.order.total : 0
    expect(total).toBeGreaterThan(0)
    const { order } = await orderIn('UK', 'member')
    expect(order.credit?.credits).toBe(Math.floor((600 - total) * 0.8))
  })

  it('is used once by orders of two countries that are placed at the same time', async () => {
    const [one, other] = [await orderIn('US'), await orderIn('CA')]
    const answers = await Promise.all(
      [one, other].map(({ visitor, orderRow, order }, n) =>
        placeOrder(db, visitor, orderRow, `press-${n}`, {
          fixed: { order, pieces: [{ nid: 1201, title: '', model: 'SOF1201-OAT-3S', protection: '', qty: 1 }] },
          method: 'credit',
        }),
      ),
    )
    expect(answers.map(({ at }) => at).sort()).toEqual(['credit-used', 'placed'])
  })

  it.each(countries)('in $code is never worth more than was given, whatever is used of it', ({ code }) => {
    for (const cents of [0, 1, 99, 100, 24_999, 25_000, 60_000])
      for (const part of [1, 0.5, 0.1]) {
        const used = Math.floor(valueIn(code, cents) * part)
        expect(centsOf(code, used)).toBeLessThanOrEqual(cents)
        expect(valueIn(code, centsOf(code, used))).toBeGreaterThanOrEqual(used)
      }
  })
})
