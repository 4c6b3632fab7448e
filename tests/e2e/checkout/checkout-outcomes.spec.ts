/** Late or missing answers of a provider or the server: what is shown is true, and the visitor can continue. */
import { orderTypes } from '../../../core/shop/order/order.contract'
import { completionPaths } from '../../../core/shop/order/payment-complete.contract'
import { installClock } from '../kit/checkout-clock'
import { hold } from '../kit/hold'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'
import { atPayment, checkoutOn, expectPaid, pay, typeCard } from './checkout-page'

test.use({ layout: 'bare' })

test('KLARNA-01 after a lost response to the approval the order can be paid again', { tag: '@nightly' }, async ({
  page,
}) => {
  const { method, answer, message, checkout, id } = await atPayment(page)
  await method('klarna').check()
  await page.route(/klarna\/authorize/, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await pay(page)
  await answer('Approve').click()
  await expect(message).toHaveText('The payment did not go through, and nothing was charged. You can pay again.')
  await expect(checkout).not.toContainText('Please complete your shipping address')
  await page.unroute(/klarna\/authorize/)
  await pay(page)
  await answer('Approve').click()
  await expectPaid(page, id)
})

test('STRIPE-01 a billing address missing at the press is requested before the payment', { tag: '@nightly' }, async ({
  page,
}) => {
  const { checkout, step, proceed, part, id } = await atPayment(page)
  await typeCard(page)
  await page.route(/stripeAjax.*/, (route) => route.fulfill({ json: { clientSecret: 'missingBillingAddress' } }))
  await pay(page)
  await expect(step(2)).toHaveAttribute('data-state', 'current')
  await expect(checkout).toContainText('Please complete your shipping address before processing your order.')
  await expect(checkout).not.toContainText('could not be started')
  await page.unrouteAll()
  await part('street1').fill('212 Alder Street')
  await proceed.click()
  await expect(checkout.locator('.rove-payment')).toBeVisible()
  await typeCard(page)
  await pay(page)
  await expectPaid(page, id)
})

test('STRIPE-02 an unknown outcome shows the specification’s text, then the paid order', async ({ page, oracle }) => {
  oracle.expectReports(/^\[rove\] stripe/)
  const { paying, id } = await atPayment(page)
  await typeCard(page, '4000000000008880')
  const answer = await hold(page, '**/ajax/payment/**')
  await pay(page)
  await expect(paying).toContainText('Unknown error has occurred with Stripe')
  await expect(paying).toContainText('We are checking your payment.')
  answer()
  await expectPaid(page, id)
})

test('STRIPE-02 once the session has ended nothing is promised, and a link logs in', { tag: '@nightly' }, async ({
  page,
  context,
  oracle,
}) => {
  oracle.expectReports(/^\[rove\] (stripe|payment)/)
  const { paying } = await atPayment(page)
  await typeCard(page, '4000000000008880')
  const answer = await hold(page, '**/ajax/payment/**')
  await pay(page)
  await expect(paying).toContainText('We are checking your payment.')
  await context.clearCookies()
  answer()
  await expect(paying).toContainText('Your session has ended.')
  await expect(paying).not.toContainText(/charged|confirmation|We are checking/)
  await paying.getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/user\/login/)
  await expect(page.locator('main').getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('STRIPE-02 a bank approval that takes longer than 45 seconds still counts', { tag: '@nightly' }, async ({
  page,
}) => {
  const pauseClock = await installClock(page)
  const { paying, answer, id } = await atPayment(page)
  await typeCard(page, '4000002500003155')
  await pay(page)
  await expect(answer('Complete')).toBeVisible()
  await pauseClock()
  await page.clock.fastForward(46_000)
  await page.clock.resume()
  await expect(paying).toContainText('If your bank or provider is waiting for you, continue there.')
  await answer('Complete').click()
  await expectPaid(page, id)
})

test('CHK-08 an order of each type is completed at the endpoint of its type', async ({ page }) => {
  const { id } = await atPayment(page)
  for (const type of someOf(orderTypes, 2)) {
    await page.route('**/cart/checkout', async (route) => {
      const response = await route.fetch()
      const html = (await response.text()).replaceAll('"type":"order"', `"type":"${type}"`)
      await route.fulfill({ response, body: html })
    })
    await page.route(/complete\/\d+$/, (route) => route.fulfill({ json: { success: true } }))
    await page.route(/stripeAjax/, (route) => route.fulfill({ json: { clientSecret: 'fullPaidByStoreCredit' } }))
    await page.route(/\/ajax\/order\/\d+$/, async (route) => {
      const response = await route.fetch()
      const { order, errors } = await response.json()
      await route.fulfill({ json: { order: { ...order, type, due: 0 }, errors } })
    })
    await page.goto('/cart/checkout')
    const completed = page.waitForRequest((request) =>
      request.url().endsWith(completionPaths[type].replace('{order_id}', id)),
    )
    await expect(checkoutOn(page).proceed).toHaveText('Place order')
    await pay(page)
    expect((await completed).method(), type).toBe('POST')
    await expect(checkoutOn(page).paying).toContainText('Your order is paid.')
    await page.unrouteAll({ behavior: 'wait' })
  }
})
