/** Changes elsewhere before a payment: the visitor sees them before anything is charged. */
import { installClock } from '../kit/checkout-clock'
import { expect, test } from '../kit/oracle'
import { atCheckout, atPayment, pay, placedTimes, typeCard } from './checkout-page'

test.use({ layout: 'bare' })

test('PAY-01 a sold-out line is refused at the press, and nothing is charged', async ({ page }) => {
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
  // Choosing a quote sends another change of the order, with a response of its own.
  await Promise.all([order('POST'), quotes.last().check()])
  await expect(step(2)).toHaveAttribute('data-state', 'current')
  await expect(banner).toContainText('There are not enough of Marlow 3-Seat Sofa.')
  // The way out is beside the message.
  await banner.getByRole('link', { name: 'Back to the cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await page.goto('/demo/payments')
  await expect(page.getByRole('row', { name: new RegExp(`^${id} .*succeeded`) })).toHaveCount(0)
  expect(await placedTimes(page, id)).toBe(0)
})

test('PAY-03 a payment under review is shown as such, and nothing can be paid again', { tag: '@nightly' }, async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/^\[rove\] payment/)
  const { paying, checkout } = await atPayment(page)
  await typeCard(page)
  await page.route(/uc_stripe\/payment\/complete/, (route) => route.abort())
  await page.route(/\/ajax\/payment\//, (route) => route.fulfill({ json: { status: 'held' } }))
  await pay(page)
  await expect(paying).toContainText('We have received your payment and are reviewing your order')
  await expect(checkout.locator('.rove-primary:visible')).toHaveCount(0)
})

test('CHK-01 a cart that another tab has emptied is shown as empty', { tag: '@nightly' }, async ({
  page,
  context,
  oracle,
}) => {
  oracle.allowReports(/^\[rove\] payment\.stripe: status-400/)
  const { checkout } = await atPayment(page)
  const other = await context.newPage()
  await other.goto('/cart')
  await other.locator('rove-cart [part=remove-button]').first().click()
  await expect(other.locator('rove-cart')).toContainText('empty')
  await other.locator('rove-cart').getByRole('link', { name: 'Continue shopping' }).click()
  await expect(other).not.toHaveURL(/\/cart/)
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
  await expect(checkout).toContainText('Your cart is empty.')
  await expect(checkout.locator('.rove-steps')).toBeHidden()
  await checkout.getByRole('link', { name: 'Back to the cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await page.goto('/cart/checkout')
  await expect(page.locator('main')).toContainText(/empty/i)
  await expect(checkout.locator('.rove-payment')).toHaveCount(0)
})

test('CHK-06 STRIPE-02 an expired session is shown without claims about the payment', { tag: '@nightly' }, async ({
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
  await page.getByRole('dialog').getByRole('button', { name: 'Back to the cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
})

test('MEMB-01 a membership offered for one e-mail address is not added for another one', { tag: '@nightly' }, async ({
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

test('CHK-06 the timing dialog opens after 25 minutes, also over a card form', {
  tag: ['@wcag-2.2.1', '@rove-checkout', '@nightly'],
}, async ({ page }) => {
  const pauseClock = await installClock(page)
  const { stripe } = await atPayment(page)
  await typeCard(page)
  await expect(stripe.locator('#card-cvc')).toBeFocused()
  await page.setViewportSize({ width: 1440, height: 320 })
  await stripe.locator('#card-cvc').scrollIntoViewIfNeeded()
  await pauseClock()
  await page.clock.runFor(1_500_000)
  await page.clock.resume()
  await expect(page.getByRole('dialog')).toContainText('Are you still there?')
  // One press gives the whole time again.
  await page.getByRole('button', { name: 'Keep my order' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await pauseClock()
  await page.clock.runFor(1_500_000)
  await page.clock.resume()
  await expect(page.getByRole('dialog')).toContainText('Are you still there?')
  await pauseClock()
  await page.clock.runFor(300_000)
  await page.clock.resume()
  await expect(page.getByRole('dialog')).toContainText('Your checkout has expired')
})

test('CHK-03 a coupon with an unknown result is neither shown as refused nor applied', { tag: '@nightly' }, async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/^\[rove\] order\.(change|read): network/)
  const { coupon, checkout, sum } = await atPayment(page)
  await page.route(/\/ajax\/order\/\d/, async (route) => {
    if (route.request().method() === 'POST') await route.fetch()
    await route.abort()
  })
  await coupon.fill('ROOMS10')
  await coupon.press('Enter')
  await expect(checkout.locator('.rove-coupon')).toContainText('We could not confirm that this was saved.')
  await page.unrouteAll()
  await page.reload()
  await expect(sum).toHaveText('$1,701')
})
