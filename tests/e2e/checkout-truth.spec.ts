/** Whatever becomes of the browser while money may move: the shopper ends knowing the truth, and an order is placed once or not at all. */
import { atPayment, checkoutOn, expectPaid, pay, placedTimes, typeCard } from './checkout-page'
import { expect, test } from './oracle'

/** From now on a path answers like this to the shopper. */
const breaks = (page: import('@playwright/test').Page, fault: string) =>
  page.context().addCookies([{ name: 'demo_fault', value: encodeURIComponent(fault), url: new URL(page.url()).origin }])

test('STRIPE-02 declined with the provider’s words, then paid by another card', async ({ page }) => {
  const { said, proceed, id } = await atPayment(page)
  await typeCard(page, '4000000000009995')
  await pay(page)
  await expect(said).toHaveText('Your card has insufficient funds.')
  expect(await placedTimes(page, id)).toBe(0)
  expect(await (await page.request.get('/demo/log')).text()).toContain(`${id} was declined: card_declined`)
  await typeCard(page)
  await expect(proceed).toHaveAttribute('aria-disabled', 'false')
  await pay(page)
  await expectPaid(page, id)
})

test('STRIPE-02 the bank asks: closed, failed, and completed', async ({ page }) => {
  const { said, answer, id } = await atPayment(page)
  await typeCard(page, '4000002500003155')
  for (const no of ['Close', 'Fail']) {
    await pay(page)
    await answer(no).click()
    await expect(said).toContainText('unable to authenticate')
    expect(await placedTimes(page, id)).toBe(0)
  }
  await pay(page)
  await answer('Complete').click()
  await expectPaid(page, id)
})

test('STRIPE-02 the connection is lost and it is paid: the shopper is told so, not that it failed', async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/^\[rove\] stripe/)
  const { id } = await atPayment(page)
  await typeCard(page, '4000000000008880')
  await pay(page)
  await expectPaid(page, id)
})

test('STRIPE-02 the connection is lost and nothing was paid: it is said, and can be paid again', async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/^\[rove\] stripe/)
  const { said, id } = await atPayment(page)
  await typeCard(page, '4000000000008898')
  await pay(page)
  await expect(said).toHaveText('The payment did not go through, and nothing was charged. You can pay again.')
  expect(await placedTimes(page, id)).toBe(0)
  await typeCard(page)
  await pay(page)
  await expectPaid(page, id)
})

test('STRIPE-02 the provider never answers and it is paid: after a while the server is asked', async ({ page }) => {
  await page.clock.install()
  const { id } = await atPayment(page)
  await typeCard(page, '4000000000008906')
  const confirmed = page.waitForRequest(/\/vendors\/stripe\/api\/.*confirm/)
  await pay(page)
  await confirmed
  await page.clock.fastForward(46_000)
  await page.clock.fastForward(3000)
  await expectPaid(page, id)
})

for (const fault of ['500', 'cut', 'garbage'])
  test(`PAY-03 the completion’s answer is lost (${fault}): the server is asked, and it is paid once`, async ({
    page,
    oracle,
  }) => {
    oracle.expectReports(/^\[rove\] payment\.complete/)
    const { id } = await atPayment(page)
    await typeCard(page)
    await breaks(page, `${fault}:/uc_stripe`)
    await pay(page)
    await expectPaid(page, id)
  })

test('PAY-03 nobody can be asked: it is being checked, nothing can be pressed, also after a reload and in another tab', async ({
  page,
  context,
  oracle,
}) => {
  oracle.expectReports(/^\[rove\] payment/)
  const { paying, method, id } = await atPayment(page)
  const other = await context.newPage()
  await other.goto('/cart/checkout')
  await typeCard(other)
  await typeCard(page)
  await page.route(/\/(uc_stripe\/payment\/complete|ajax\/payment)\//, (route) => route.abort())
  await other.route(/\/ajax\/payment\//, (route) => route.abort())
  await pay(page)
  await expect(paying).toContainText('We are checking your payment.')
  await expect(checkoutOn(other).paying).toContainText('You are paying in another tab.')
  await expect(checkoutOn(other).method('klarna')).toBeDisabled()
  await page.clock.install()
  await page.reload()
  await expect(paying).toContainText('We are checking your payment.')
  await expect(method('klarna').and(page.locator(':enabled'))).toHaveCount(0)
  expect(await placedTimes(page, id)).toBe(0)
  // It asks when it is pressed, and not by itself before: at once, or the other tab is told first and takes it along.
  await page.clock.pauseAt(Date.now() + 1000)
  const ask = page.getByRole('button', { name: 'Check now' })
  await expect(ask).toBeVisible()
  await page.unrouteAll()
  await other.unrouteAll()
  await ask.dispatchEvent('click')
  await expectPaid(page, id)
  await expectPaid(other, id)
})

test('STRIPE-02 a tab that is closed after confirming: the next one tells that it is paid', async ({
  page,
  context,
  oracle,
}) => {
  oracle.expectReports(/^\[rove\] payment\.complete: network/)
  const { id } = await atPayment(page)
  await typeCard(page)
  await page.route(/uc_stripe\/payment\/complete/, async (route) => {
    await route.abort()
    await page.close()
  })
  await pay(page)
  await expect.poll(() => page.isClosed()).toBe(true)
  const next = await context.newPage()
  await next.goto('/cart/checkout')
  await expectPaid(next, id)
})

test('STRIPE-02 pressed twice, and in two tabs at once, it is paid once', async ({ page, context, oracle }) => {
  // One of them is told that the other pays, by that one or by the server.
  oracle.allowReports(/^\[rove\] payment\.stripe: status-409/)
  const { id } = await atPayment(page)
  const other = await context.newPage()
  await other.goto('/cart/checkout')
  for (const tab of [page, other]) {
    await typeCard(tab)
    await expect(checkoutOn(tab).proceed).toHaveAttribute('aria-disabled', 'false')
  }
  const pressTwice = (button: HTMLElement) => {
    button.click()
    button.click()
  }
  await Promise.all([page, other].map((tab) => checkoutOn(tab).proceed.evaluate(pressTwice)))
  await expectPaid(page, id)
  await expectPaid(other, id)
  await page.goto('/demo/payments')
  await expect(page.getByRole('row', { name: new RegExp(`^${id} stripe .*succeeded`) })).toHaveCount(1)
})

test('PAY-01 the server refuses the order: an alert that can be dismissed, and the address again', async ({ page }) => {
  const { method, banner, step, proceed, id } = await atPayment(page)
  await expect(method('stripe')).toBeVisible()
  await step(2).getByRole('button').first().click()
  await page.route(/order-validate/, (route) =>
    route.fulfill({ json: { success: false, errors: ['We cannot deliver on this street.'] } }),
  )
  await proceed.click()
  await step(4).getByRole('button').first().click()
  await expect(banner).toContainText('1 error(s).')
  await expect(banner).toContainText('We cannot deliver on this street.')
  await expect(step(2)).toHaveAttribute('data-state', 'current')
  await banner.getByRole('button').click()
  await expect(banner).toBeEmpty()
  expect(await placedTimes(page, id)).toBe(0)
})
