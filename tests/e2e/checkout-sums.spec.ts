/** What is charged is what button and summary say, wherever the order changes and whichever answer is lost. */
import { atPayment, expectPaid, pay, placedTimes, putInCart, typeCard } from './checkout-page'
import { expect, test } from './oracle'

test('STRIPE-02 the amount changes in another tab: nothing is charged but what is read before the press', async ({
  page,
  context,
}) => {
  const { said, proceed, id } = await atPayment(page)
  await typeCard(page)
  await expect(proceed).toHaveText('Pay $1,890')
  const other = await context.newPage()
  await other.goto('/cart')
  await other.locator('rove-cart [part=coupon-input]').fill('ROOMS10')
  await other.keyboard.press('Enter')
  await expect(other.locator('rove-cart [part=coupon]')).toContainText('ROOMS10')
  await pay(page)
  await expect(said).toContainText('The amount has changed to $1,701')
  expect(await placedTimes(page, id)).toBe(0)
  await expect(proceed).toHaveText('Pay $1,701')
  await pay(page)
  await expectPaid(page, id)
})

test('PAY-03 the cart grows on another device: button, summary and what is charged are one sum, by whichever way to pay', async ({
  page,
}) => {
  const { method, said, sum, proceed, checkout, id } = await atPayment(page)
  const shows = async (amount: string) => {
    await expect(proceed).toHaveText(`Pay ${amount}`)
    await expect(sum).toHaveText(amount)
  }
  await typeCard(page)
  await shows('$1,890')
  await putInCart(page)
  await method('klarna').check()
  await expect(said).toContainText('The amount has changed to $3,780.')
  await shows('$3,780')
  await expect(checkout.locator('.rove-lines')).toContainText('2')
  await putInCart(page)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await shows('$5,670')
  await method('stripe').check()
  await typeCard(page)
  await putInCart(page)
  await pay(page)
  await expect(said).toContainText('The amount has changed to $7,560.')
  await shows('$7,560')
  await method('affirm').check()
  await shows('$7,560')
  await putInCart(page)
  await pay(page)
  await expect(said).toContainText('The amount has changed to $9,450.')
  await shows('$9,450')
  expect(await placedTimes(page, id)).toBe(0)
  await pay(page)
  await expect(page.locator('main')).toContainText('$9,450')
  await page.getByRole('button', { name: 'Approve' }).click()
  await expectPaid(page, id)
})

test('PAY-03 CREDIT-01 the answer to a change is lost: what was done is shown, what was not is said, and nothing is called refused', async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/^\[rove\] order/)
  const { credit, coupon, checkout, said, sum, proceed, id } = await atPayment(page, { as: 'customer' })
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
  await expect(said).toBeEmpty()
  reaches = false
  await coupon.fill('ROOMS10')
  await coupon.press('Enter')
  await expect(said).toHaveText('That could not be saved. Please try again.')
  await expect(checkout.locator('form.rove-coupon')).toContainText('That could not be saved. Please try again.')
  await credit.uncheck()
  await expect(credit).toBeChecked()
  await page.unrouteAll({ behavior: 'wait' })
  await coupon.press('Enter')
  await expect(proceed).toHaveText('Pay $1,451')
  await expect(said).toBeEmpty()
  await pay(page)
  await expectPaid(page, id)
})
