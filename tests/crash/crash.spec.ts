/**
 * One request of a payment is harmed once: at the end there is one order and one charge, and what the page says on the way
 * is true. The charge without an order exists only while the order is held.
 */
import { atPayment } from '../e2e/checkout/checkout-page'
import { expect, test } from '../e2e/kit/oracle'
import { cells } from './cells'
import { ledger, shop, sweep } from './shopper'
import { strike } from './strike'

for (const cell of cells)
  test(`PAY-03 ${cell.name}`, async ({ page, context, oracle }) => {
    oracle.allowReports(/^\[rove\]/)
    const { country = 'US', as = 'guest', goods = 'sofa' } = cell.way
    const { id } = await atPayment(page, { country, as, goods })
    const { hasStruck, recovered } = await strike(context, cell)
    await shop(page, cell.way, hasStruck).catch((error: unknown) => {
      // A closed tab ends what was done in it.
      if (!hasStruck()) throw error
    })
    expect(hasStruck(), 'the request was made').toBe(true)
    const tab = await recovered
    await shop(tab, cell.way)
    const one = { charged: [id], placed: [expect.stringMatching(`^${id} placed: `)] }
    expect(await ledger(tab)).toEqual(one)
    for (const minutes of [5, 70]) await sweep(tab, minutes)
    expect(await ledger(tab)).toEqual(one)
  })

test('there are at least 99 cells', () => {
  expect(new Set(cells.map(({ name }) => name)).size).toBeGreaterThanOrEqual(99)
})
