import { add, openCart } from '../cart/cart-page'
import { expect, test } from '../kit/oracle'

test('CART-01 LOAD-05 LOVE-01 changes of one tab reach the other tabs', { tag: '@nightly' }, async ({
  page,
  context,
}) => {
  const home = await context.newPage()
  await home.goto('/?country=US&as=guest')
  await home.evaluate(() => window.rove.ready())
  await add(page, 'marlow-3-seat-sofa', 'Oat', '3-Seat')
  await expect(home.locator('.cart-pieces')).toHaveText('1')
  const other = await context.newPage()
  const second = await openCart(other)
  const first = await openCart(page)
  await first.part('more-button').click()
  await expect(second.part('input')).toHaveValue('2')
  for (const tab of [other, home]) await expect(tab.locator('.cart-pieces')).toHaveText('2')
  await page.evaluate(() => window.rove.actions.love({ nid: 1201, loved: true }))
  await expect(home.locator('rove-love-count').first()).toContainText('1 loved product')
  expect(
    await home.evaluate(() => ['cart:changed', 'love:changed'].map((fact) => window.rove.last(fact as 'cart:changed'))),
  ).toEqual([
    { count: 2, elsewhere: true },
    { nid: 1201, loved: true, count: 1, elsewhere: true },
  ])
})
