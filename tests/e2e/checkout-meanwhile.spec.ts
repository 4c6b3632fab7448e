/** What happens elsewhere while a shopper is about to pay: they learn it before money moves. */
import { atCheckout, atPayment, pay, placedTimes, typeCard } from './checkout-page'
import { expect, test } from './oracle'

test('PAY-01 what can no longer be had is refused at the press, in words that stay under the focus, and nothing is charged', async ({
  page,
}) => {
  const { banner, step, id, quotes } = await atPayment(page)
  await typeCard(page)
  await page.route(/order-validate/, (route) =>
    route.fulfill({ json: { success: false, errors: ['There are not enough of Marlow 3-Seat Sofa.'] } }),
  )
  const order = (method: string) =>
    page.waitForResponse((answer) => answer.url().endsWith(`/ajax/order/${id}`) && answer.request().method() === method)
  const readAnew = order('GET')
  await pay(page)
  await readAnew
  await expect(banner).toContainText('There are not enough of Marlow 3-Seat Sofa.')
  await expect(banner).toBeFocused()
  // What is chosen now is another change of the order, and its answer.
  await Promise.all([order('POST'), quotes.last().check()])
  await expect(step(2)).toHaveAttribute('data-state', 'current')
  await expect(banner).toContainText('There are not enough of Marlow 3-Seat Sofa.')
  await page.goto('/demo/payments')
  await expect(page.getByRole('row', { name: new RegExp(`^${id} .*succeeded`) })).toHaveCount(0)
  expect(await placedTimes(page, id)).toBe(0)
})

test('PAY-03 money that is held is told as such, and nothing can be paid again', async ({ page, oracle }) => {
  oracle.expectReports(/^\[rove\] payment/)
  const { paying, checkout } = await atPayment(page)
  await typeCard(page)
  await page.route(/uc_stripe\/payment\/complete/, (route) => route.abort())
  await page.route(/\/ajax\/payment\//, (route) => route.fulfill({ json: { status: 'held' } }))
  await pay(page)
  await expect(paying).toContainText('We have received your payment and are reviewing your order')
  await expect(checkout.locator('.rove-primary:visible')).toHaveCount(0)
})

test('CHK-01 a cart that was emptied in another tab is said to be empty', async ({ page, context }) => {
  const { checkout } = await atPayment(page)
  const other = await context.newPage()
  await other.goto('/cart')
  await other.locator('rove-cart [part=remove-button]').first().click()
  await expect(other.locator('rove-cart')).toContainText('empty')
  await page.bringToFront()
  await page.reload()
  await expect(page.locator('main')).toContainText(/empty/i)
  await expect(checkout.locator('.rove-payment')).toHaveCount(0)
})

test('CHK-06 STRIPE-02 a session that is over is said to be over, with a way to begin again, and nothing is claimed of cart or money', async ({
  page,
  context,
  oracle,
}) => {
  oracle.expectReports(/^\[rove\] (order|payment|stripe)/)
  await atPayment(page)
  await typeCard(page)
  await context.clearCookies()
  await pay(page)
  await expect(page.getByRole('dialog')).toContainText('Your checkout has expired')
  await expect(page.getByRole('dialog')).not.toContainText(/charged|in your cart/)
  await expect(
    page.getByRole('dialog').getByRole('link').or(page.getByRole('dialog').getByRole('button')),
  ).not.toHaveCount(0)
})

test('LOGIN-01 the focus goes where the shopper is asked, and to what is missing', async ({ page }) => {
  const { checkout, email } = await atCheckout(page)
  await email.fill('customer@example.com')
  await page.keyboard.press('Enter')
  await expect(checkout.locator('[name=pass]')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(checkout.locator('[name=pass]')).toBeFocused()
  await expect(checkout.locator('[name=pass]')).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Use another email' }).press('Enter')
  await expect(email).toBeFocused()
})

test('MEMB-01 who is told that membership comes with their address is not joined with another one', async ({
  page,
}) => {
  const { email, proceed, joins, checkout } = await atCheckout(page)
  await email.fill('customer@example.com')
  await proceed.click()
  await page.getByRole('button', { name: 'Use another email' }).click()
  await email.fill(`${crypto.randomUUID()}@home.test`)
  await proceed.click()
  await expect(joins.first()).toBeVisible()
  await expect(checkout.locator('input[type=radio]:checked')).toHaveCount(0)
})
