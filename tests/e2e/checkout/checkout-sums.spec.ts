/**
 * The charged amount equals that of the button and the summary, wherever the order changes and whichever response is
 * lost.
 */

import { expect, test } from '../kit/oracle'
import { atPayment, expectPaid, pay, placedTimes, putInCart, typeCard } from './checkout-page'

test.use({ layout: 'bare' })

test('STRIPE-02 only the amount shown before the press is charged, despite another tab', {
  tag: ['@wcag-3.3.4', '@rove-checkout'],
}, async ({ page, context }) => {
  const { message, proceed, id } = await atPayment(page)
  await typeCard(page)
  await expect(proceed).toHaveText('Pay $1,890')
  const other = await context.newPage()
  await other.goto('/cart')
  await other.locator('rove-cart [part=coupon-input]').fill('ROOMS10')
  await other.keyboard.press('Enter')
  await expect(other.locator('rove-cart [part=coupon]')).toContainText('ROOMS10')
  await pay(page)
  await expect(message).toContainText('The amount has changed to $1,701')
  expect(await placedTimes(page, id)).toBe(0)
  await expect(proceed).toHaveText('Pay $1,701')
  await pay(page)
  await expectPaid(page, id)
})

test('PAY-03 if the cart grows elsewhere, each method charges the amount that is shown', { tag: '@nightly' }, async ({
  page,
}) => {
  const { method, message, sum, proceed, checkout, id } = await atPayment(page)
  const shows = async (amount: string) => {
    await expect(proceed).toHaveText(`Pay ${amount}`)
    await expect(sum).toHaveText(amount)
  }
  await typeCard(page)
  await shows('$1,890')
  await putInCart(page)
  await method('klarna').check()
  await expect(message).toContainText('The amount has changed to $3,780.')
  await shows('$3,780')
  await expect(checkout.locator('.rove-lines')).toContainText('2')
  await putInCart(page)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await shows('$5,670')
  await method('stripe').check()
  await typeCard(page)
  await putInCart(page)
  await pay(page)
  await expect(message).toContainText('The amount has changed to $7,560.')
  await shows('$7,560')
  await method('affirm').check()
  await shows('$7,560')
  await putInCart(page)
  await pay(page)
  await expect(message).toContainText('The amount has changed to $9,450.')
  await shows('$9,450')
  expect(await placedTimes(page, id)).toBe(0)
  await pay(page)
  await expect(page.locator('main')).toContainText('$9,450')
  await page.getByRole('button', { name: 'Approve' }).click()
  await expectPaid(page, id)
})

test('PAY-03 CREDIT-01 after a lost response only applied changes are shown', { tag: '@nightly' }, async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/^\[rove\] order/)
  const { credit, coupon, checkout, message, sum, proceed, id } = await atPayment(page, { as: 'customer' })
  await typeCard(page)
  await expect(proceed).toHaveText('Pay $1,890')
  const change = (url: URL) => /\/ajax\/order\/\d+$/.test(url.pathname)
  let reaches = true
  await page.route(change, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    if (reaches) await route.fetch()
    await route.abort()
  })
  await credit.check()
  await expect(proceed).toHaveText('Pay $1,640')
  await expect(sum).toHaveText('$1,640')
  await expect(credit).toBeChecked()
  await expect(message).toBeEmpty()
  reaches = false
  await coupon.fill('ROOMS10')
  await coupon.press('Enter')
  await expect(message).toHaveText('That could not be saved. Please try again.')
  await expect(checkout.locator('form.rove-coupon')).toContainText('That could not be saved. Please try again.')
  // Not `uncheck`: the change is taken back as soon as it has failed.
  await credit.click()
  await expect(credit).toBeChecked()
  await page.unrouteAll({ behavior: 'wait' })
  await coupon.press('Enter')
  await expect(proceed).toHaveText('Pay $1,451')
  await expect(message).toBeEmpty()
  await pay(page)
  await expectPaid(page, id)
})
