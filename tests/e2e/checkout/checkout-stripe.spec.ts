/**
 * Browser and network failures during a payment: the visitor sees the true outcome, and an order is placed once or not
 * at all.
 */
import { installClock } from '../kit/checkout-clock'
import { expect, test } from '../kit/oracle'
import { atPayment, checkoutOn, expectPaid, pay, placedTimes, typeCard } from './checkout-page'

test.use({ layout: 'bare' })

/** Makes requests below a path fail for this visitor. */
const breaks = (page: import('@playwright/test').Page, fault: string) =>
  page.context().addCookies([{ name: 'demo_fault', value: encodeURIComponent(fault), url: new URL(page.url()).origin }])

test('STRIPE-02 a declined card shows the provider’s message, and another card pays', async ({ page }) => {
  const pauseClock = await installClock(page)
  const { message, proceed, stripe, id } = await atPayment(page)
  await stripe.locator('input[id="card-number"]').fill('4000 0000')
  await expect(proceed).toHaveText('Processing...')
  await expect(proceed).toHaveAttribute('aria-disabled', 'true')
  await typeCard(page, '4000000000009995')
  await pay(page)
  await expect(message).toHaveText('Your card has insufficient funds.')
  await pauseClock()
  await page.clock.runFor(60_000)
  await page.clock.resume()
  await expect(message, 'it stays until the next attempt').toHaveText('Your card has insufficient funds.')
  expect(await placedTimes(page, id)).toBe(0)
  expect(await (await page.request.get('/demo/log')).text()).toContain(`${id} was declined: card_declined`)
  await typeCard(page)
  await expect(proceed).toHaveAttribute('aria-disabled', 'false')
  await pay(page)
  await expectPaid(page, id)
})

test('STRIPE-02 the bank’s authentication is closed, then failed, then completed', async ({ page }) => {
  const { message, answer, id } = await atPayment(page)
  await typeCard(page, '4000002500003155')
  for (const no of ['Close', 'Fail']) {
    await pay(page)
    await answer(no).click()
    await expect(message).toContainText('unable to authenticate')
    expect(await placedTimes(page, id)).toBe(0)
  }
  await pay(page)
  await answer('Complete').click()
  await expectPaid(page, id)
})

test('STRIPE-02 after a lost connection an uncharged attempt can be repeated', { tag: '@nightly' }, async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/^\[rove\] stripe/)
  const { message, id } = await atPayment(page)
  await typeCard(page, '4000000000008898')
  await pay(page)
  await expect(message).toHaveText('The payment did not go through, and nothing was charged. You can pay again.')
  expect(await placedTimes(page, id)).toBe(0)
  await typeCard(page)
  await pay(page)
  await expectPaid(page, id)
})

test('STRIPE-02 if the provider never responds, the server’s status is shown', { tag: '@nightly' }, async ({
  page,
}) => {
  const pauseClock = await installClock(page)
  const { id } = await atPayment(page)
  await typeCard(page, '4000000000008906')
  const confirmed = page.waitForRequest(/\/vendors\/stripe\/api\/.*confirm/)
  await pay(page)
  await confirmed
  await pauseClock(/confirm/)
  await page.clock.fastForward(46_000)
  await page.clock.resume()
  await expectPaid(page, id)
})

test('PAY-03 if the response to the completion is lost, the order is paid once', async ({ page, oracle }) => {
  oracle.expectReports(/^\[rove\] payment\.complete/)
  const { id } = await atPayment(page)
  await typeCard(page)
  await breaks(page, 'cut:/uc_stripe')
  await pay(page)
  await expectPaid(page, id)
})

test('PAY-03 while no status can be read, Pay stays disabled, also after a reload', { tag: '@nightly' }, async ({
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
  await expect(checkoutOn(other).paying).toContainText('A payment was started in another tab or window.')
  await expect(checkoutOn(other).method('klarna')).toBeDisabled()
  await page.reload()
  await expect(paying).toContainText('We are checking your payment.')
  await expect(method('klarna').and(page.locator(':enabled'))).toHaveCount(0)
  expect(await placedTimes(page, id)).toBe(0)
  const ask = page.getByRole('button', { name: 'Check now' })
  await expect(ask).toBeVisible()
  // While its own request has no answer, the tab makes no other one: what follows is the press's.
  const held: import('@playwright/test').Route[] = []
  await page.route(/\/ajax\/payment\//, (route) => void held.push(route))
  await expect.poll(() => held.length).toBe(1)
  await ask.click()
  await expect.poll(() => held.length).toBe(2)
  await Promise.all(held.map((route) => route.continue()))
  await page.unrouteAll()
  await other.unrouteAll()
  await expectPaid(page, id)
  await expectPaid(other, id)
})

test('STRIPE-02 after a tab was closed while confirming, the next one shows the order', { tag: '@nightly' }, async ({
  page,
  context,
  oracle,
}) => {
  // The tab may be closed before it can say so.
  oracle.allowReports(/^\[rove\] payment\.complete: network/)
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

test('STRIPE-02 an order is paid once if Pay is pressed twice or in two tabs at once', async ({
  page,
  context,
  oracle,
}) => {
  // One tab learns that the other one pays, from that tab or from the server.
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
