/** The amount, lines and country of an order do not change while it is being paid for. */

import type { Page } from '@playwright/test'
import { typedEmail } from '../../../core/base/input/typed.rules'
import { orderChange, shippingQuote } from '../../../core/shop/order/order.contract'
import { addressIn } from '../../demo-host/addresses'
import { expect, test } from '../kit/oracle'
import { atPayment, checkoutOn, expectPaid, pay, placings, putInCart, typeCard, typeOwnCard } from './checkout-page'

test.use({ layout: 'bare' })

const elsewhere = 'A payment was started in another tab or window.'

/** The same visitor at the checkout of another country, ready to pay there. */
async function inCanada(page: Page) {
  await page.request.get('/?country=CA')
  const delivery = addressIn('CA')
  const operation = crypto.randomUUID()
  const asks = shippingQuote.query({ delivery, billing: delivery, copyAddress: true, operation })
  const { order } = await (await page.request.post(shippingQuote.path, { form: asks })).json()
  const chosen = {
    email: typedEmail('ada@home.test'),
    membership: 0,
    protection: 0,
    quote: order.quotes[0].id,
  } as const
  const form = orderChange.query({ order: order.id, operation, ...chosen })
  await page.request.post(`/ajax/order/${order.id}`, { form: { ...form } })
  return order.id as string
}

/** Simulates that a tab becomes visible; it may be navigating to the order already. */
const showTab = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))).catch(() => {})

const payments = async (page: Page) => (await page.request.get('/demo/payments.json')).json()
const submit = (page: Page) => page.getByRole('button', { name: 'Submit order' }).click()

test('PAY-02 Submit charges the amount that its page shows, or says what has changed', {
  tag: ['@wcag-3.3.4', '@rove-checkout'],
}, async ({ page, context }) => {
  const { method, sum, id } = await atPayment(page)
  await method('credit').check()
  await typeOwnCard(page)
  await page.request.get('/?country=CA')
  await showTab(page)
  await expect(sum).toHaveText('$1,890')
  await pay(page)
  await expect(page).toHaveURL(new RegExp(`/review\\?order_id=${id}$`))
  await expect(page.locator('.order__total--all')).toContainText('$1,890')
  await page.request.get('/?country=US')
  await putInCart(page)
  await submit(page)
  await expect(page.locator('.messages')).toContainText('The amount has changed to $3,780')
  await expect(page.locator('.order__total--all')).toContainText('$3,780')
  expect(await payments(page)).toEqual([])
  // Another tab is in 3-D Secure.
  const other = await context.newPage()
  await other.goto('/cart/checkout')
  await typeCard(other, '4000002500003155')
  await pay(other)
  const bank = checkoutOn(other)
  await expect(bank.answer('Fail')).toBeVisible()
  await submit(page)
  await expect(page.locator('.messages')).toContainText(elsewhere)
  await expect(page.locator('.review')).toContainText('4242')
  await bank.answer('Fail').click()
  await expect(bank.message).toContainText('unable to authenticate')
  // Another tab has opened another country, and is about to submit an order there.
  const second = await context.newPage()
  await second.goto('/cart/checkout/review')
  await inCanada(page)
  await submit(page)
  await expectPaid(page, id)
  expect(await placings(page)).toEqual([`${id} placed: 3780 USD`])
  await submit(second)
  await expectPaid(second, id)
})

test('KLARNA-01 an approval at Klarna pays for the order as it was; new items stay', { tag: '@nightly' }, async ({
  page,
  context,
}) => {
  const { method, answer, proceed, sum, id } = await atPayment(page)
  await method('klarna').check()
  await expect(proceed).toContainText('$1,890')
  await pay(page)
  await expect(answer('Approve')).toBeVisible()
  await putInCart(page)
  const cart = await context.newPage()
  await cart.goto('/cart')
  await cart.locator('rove-cart [part=coupon-input]').fill('ROOMS10')
  await cart.keyboard.press('Enter')
  await expect(cart.locator('rove-cart [part=coupon]')).toContainText('ROOMS10')
  await page.request.get('/?country=CA')
  const other = await context.newPage()
  await other.goto('/cart/checkout')
  const there = checkoutOn(other)
  await expect(there.paying).toContainText(elsewhere)
  await expect(there.sum).toHaveText('$1,890')
  await showTab(page)
  await expect(sum).toHaveText('$1,890')
  await answer('Approve').click()
  await expectPaid(page, id)
  await expect(page.locator('.order__total--all')).toContainText('$1,890')
  expect(await placings(page)).toEqual([`${id} placed: 1890 USD`])
  await showTab(other)
  await expectPaid(other, id)
  await cart.goto('/cart')
  await expect(cart.locator('rove-cart [part=input]')).toHaveValue('1')
  await expect(cart.locator('rove-cart [part=coupon]')).toContainText('ROOMS10')
})

test('KLARNA-01 STRIPE-02 a checkout that is ready in two countries is paid for in one', { tag: '@nightly' }, async ({
  page,
  context,
}) => {
  const { method, answer, proceed, sum, message } = await atPayment(page)
  const id = await inCanada(page)
  const other = await context.newPage()
  await other.goto('/cart/checkout')
  await typeCard(other)
  const there = checkoutOn(other)
  await showTab(page)
  await expect(sum).toHaveText('$1,890')
  await method('klarna').check()
  await expect(proceed).toContainText('$1,890')
  await pay(page)
  await expect(answer('Approve')).toBeVisible()
  await pay(other)
  await expect(there.paying).toContainText(elsewhere)
  await there.paying.getByRole('button', { name: 'Stop it and pay here' }).click()
  await expect(there.message).toHaveText('The payment did not go through, and nothing was charged. You can pay again.')
  await pay(other)
  await expectPaid(other, id)
  // The stopped payment is approved after all: nothing is charged.
  await answer('Approve').click()
  await expect(message).toContainText('declined')
  await page.reload()
  await expectPaid(page, id)
  expect(await placings(other)).toEqual([expect.stringMatching(/CAD$/)])
})
