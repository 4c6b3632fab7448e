/** What other scripts of the page have used up: the budget of requests that outlive the page, connections, storage. */
import type { Page } from '@playwright/test'
import { open } from '../buybox/product-page'
import { openCart } from '../cart/cart-page'
import { atPayment, checkoutOn, expectPaid, pay, typeCard } from '../checkout/checkout-page'
import { addRecorder } from '../devices/recorder'
import { expect, test } from '../kit/oracle'

const cartOf = async (page: Page) => (await (await page.request.get('/ajax/cart')).json()).cart

test('CART-01 CART-02 a cart is filled and changed beside a recorder', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await addRecorder(page)
  const { button, message } = await open(page, 'dune-wool-rug')
  await button.press('Enter')
  await expect(message).toHaveText(/^Added to cart/)
  expect((await cartOf(page)).count).toBe(1)
  const { part, total } = await openCart(page)
  const before = await total.innerText()
  await part('more-button').click()
  await expect(total).not.toHaveText(before)
  expect((await cartOf(page)).count).toBe(2)
})

test('STRIPE-01 STRIPE-02 an order is paid once beside a recorder', { tag: ['@wide-first', '@nightly'] }, async ({
  page,
}) => {
  await addRecorder(page)
  const { id } = await atPayment(page)
  await typeCard(page)
  await pay(page)
  await expectPaid(page, id)
})

test('STRIPE-01 PAY-01 offline, Pay says that nothing was charged, and works again', {
  tag: ['@wide-first', '@nightly'],
}, async ({ page, context, oracle }) => {
  oracle.allowReports(/order\.(read|validate): not-sent/)
  const { id, message } = await atPayment(page)
  await typeCard(page)
  await expect(checkoutOn(page).proceed).toHaveAttribute('aria-disabled', 'false')
  await context.setOffline(true)
  await pay(page)
  await expect(message).toHaveText(
    'You appear to be offline. Nothing was charged. Please try again when you are connected.',
  )
  await context.setOffline(false)
  await pay(page)
  await expectPaid(page, id)
})

test('MAILCART-01 only what was sent is called sent, also beside a session recorder', {
  tag: ['@nightly', '@any-screen', '@rove-email-cart'],
}, async ({ page, context, oracle }) => {
  // Without a connection, code that loads when the page is idle fails too.
  oracle.allowReports(/cart\.(read|email): (network|not-sent)|tracking: Failed to fetch/)
  await page.request.get('/?country=US&as=guest')
  await open(page, 'dune-wool-rug')
  const { button: add, message } = await open(page, 'dune-wool-rug')
  await add.press('Enter')
  await expect(message).toHaveText(/^Added to cart/)
  await addRecorder(page)
  await openCart(page)
  const mail = page.locator('rove-email-cart')
  const button = mail.locator('[part=button]')
  const send = async (address: string) => {
    await page.locator('input[name=email]').first().fill(address)
    await page.keyboard.press('Enter')
  }
  await button.click()
  const failed = mail.locator('[part=form] > [role=alert]')
  await context.setOffline(true)
  await send('me@home.test')
  await expect(failed).toHaveText('Your cart could not be sent. Please check your connection and try again.')
  await context.setOffline(false)
  // What was typed is kept; a connection that breaks says no more.
  await expect(page.locator('input[name=email]').first()).toHaveValue('me@home.test')
  await page.route('**/klaviyo/email-myself', (route) => route.abort('connectionreset'), { times: 1 })
  await send('me@home.test')
  await expect(failed).toHaveText(/could not be sent/)
  await expect(button).toHaveText('CANCEL')
  const sent = page.waitForRequest('**/klaviyo/email-myself')
  await send('\u200bAda <me@home.test>; you＠home.test')
  expect((await sent).postDataJSON()).toMatchObject({ emails: ['me@home.test', 'you@home.test'] })
  await expect(button).toHaveText('EMAIL SENT!')
})
