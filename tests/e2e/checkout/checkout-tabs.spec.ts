/** One visitor with several tabs: an attempt starts and ends by a press, and each tab shows its true state. */
import type { Page } from '@playwright/test'
import { expect, test } from '../kit/oracle'
import { atPayment, checkoutOn, expectPaid, pay, placings, typeCard, typeOwnCard } from './checkout-page'

test.use({ layout: 'bare' })

const elsewhere = 'A payment was started in another tab or window.'
const nothingCharged = /nothing was charged/

/** Another tab of the same visitor, at payment. */
async function tab(page: Page) {
  const other = await page.context().newPage()
  await other.goto('/cart/checkout')
  await expect(checkoutOn(other).checkout.locator('.rove-payment')).toBeVisible()
  return { page: other, ...checkoutOn(other) }
}

/** The text in Stripe's form. */
const typed = (page: Page) => checkoutOn(page).stripe.locator('input[id="card-number"]')

/** Simulates that a tab becomes visible; it may be navigating to the order already. */
const showTab = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))).catch(() => {})

test('KLARNA-01 STRIPE-01 a tab at payment does not disturb an approval in another tab', { tag: '@nightly' }, async ({
  page,
}) => {
  const { paying, checkout, method, step, id } = await atPayment(page)
  await typeCard(page)
  const second = await tab(page)
  await second.method('klarna').check()
  await pay(second.page)
  await expect(second.answer('Approve')).toBeVisible()
  await expect(paying).toContainText(elsewhere)
  await expect(method('affirm')).toBeDisabled()
  // A press elsewhere moves the focus to the message, which is visible from everywhere.
  await step(2).locator('.rove-title').press('Enter')
  await expect(paying).toBeFocused()
  await expect(paying).toBeInViewport()
  await expect(checkout).not.toContainText(nothingCharged)
  await expect(typed(page)).toHaveValue(/4242$/)
  const third = await tab(page)
  await expect(third.paying).toContainText(elsewhere)
  await second.answer('Approve').click()
  await expectPaid(second.page, id)
  await showTab(page)
  await expectPaid(page, id)
  await showTab(third.page)
  await expectPaid(third.page, id)
})

test('STRIPE-02 during an authentication the other tab waits, and can pay afterwards', { tag: '@nightly' }, async ({
  page,
}) => {
  const { paying, checkout, proceed, id } = await atPayment(page)
  await typeCard(page)
  const second = await tab(page)
  await typeCard(second.page, '4000002500003155')
  await pay(second.page)
  await expect(second.answer('Fail')).toBeVisible()
  await expect(paying).toContainText(elsewhere)
  await expect(checkout).not.toContainText(nothingCharged)
  await second.answer('Fail').click()
  await expect(second.message).toContainText('unable to authenticate')
  await expect(paying).toBeEmpty()
  await expect(checkout).not.toContainText(nothingCharged)
  await expect(typed(page)).toHaveValue(/4242$/)
  await proceed.click()
  await expectPaid(page, id)
  await expectPaid(second.page, id)
})

test('PAY-02 an order paid by the shop’s own form in one tab is shown by the other', { tag: '@nightly' }, async ({
  page,
}) => {
  const { checkout, paying, id } = await atPayment(page)
  await typeCard(page)
  const second = await tab(page)
  await second.method('credit').check()
  await typeOwnCard(second.page)
  await pay(second.page)
  await expect(second.page).toHaveURL(/\/review$/)
  await expect(paying).toBeEmpty()
  await expect(checkout).not.toContainText(nothingCharged)
  await expect(typed(page)).toHaveValue(/4242$/)
  await second.page.getByRole('button', { name: 'Submit order' }).click()
  await expectPaid(second.page, id)
  await showTab(page)
  await expectPaid(page, id)
  expect(await page.evaluate(() => localStorage.getItem('rove_payment') ?? '[]')).toBe('[]')
})

test('STRIPE-02 KLARNA-01 if Pay is pressed in two tabs at once, one of them pays', { tag: '@nightly' }, async ({
  page,
}) => {
  const { proceed, paying, id } = await atPayment(page)
  await typeCard(page, '4000002500003155')
  const second = await tab(page)
  await second.method('klarna').check()
  for (const button of [proceed, second.proceed]) await expect(button).toHaveAttribute('aria-disabled', 'false')
  await Promise.all([proceed, second.proceed].map((button) => button.evaluate((pay: HTMLElement) => pay.click())))
  const byCard = checkoutOn(page).answer('Complete')
  const byKlarna = second.answer('Approve')
  const isSettled = async () => (await byCard.isVisible()) || (await paying.getByText(elsewhere).isVisible())
  await expect.poll(isSettled).toBe(true)
  const isByCard = await byCard.isVisible()
  await expect(isByCard ? second.paying : paying).toContainText(elsewhere)
  await (isByCard ? byCard : byKlarna).click()
  await expectPaid(isByCard ? page : second.page, id)
  const other = isByCard ? second.page : page
  await showTab(other)
  await expectPaid(other, id)
})

test('KLARNA-01 a tab reloaded under Klarna’s window can stop the attempt', { tag: '@nightly' }, async ({ page }) => {
  const { paying, proceed, method, answer, id } = await atPayment(page)
  await method('klarna').check()
  await pay(page)
  await expect(answer('Approve')).toBeVisible()
  await page.reload()
  await expect(paying).toContainText('Or stop this payment and pay again.')
  await expect(paying).not.toContainText('another tab')
  await paying.getByRole('button', { name: 'Stop it and pay again' }).press('Enter')
  await expect(proceed).toHaveAttribute('aria-disabled', 'false')
  await expect(checkoutOn(page).open.locator('.rove-title')).toBeFocused()
  await method('stripe').check()
  await typeCard(page)
  await proceed.click()
  await expectPaid(page, id)
})

test('STRIPE-02 KLARNA-01 a tab takes over an attempt that can still be stopped', { tag: '@nightly' }, async ({
  page,
}) => {
  const { paying, proceed, message, id } = await atPayment(page)
  await typeCard(page)
  const second = await tab(page)
  await second.method('klarna').check()
  await pay(second.page)
  await expect(second.answer('Approve')).toBeVisible()
  await paying.getByRole('button', { name: 'Stop it and pay here' }).click()
  await expect(message).toHaveText('The payment did not go through, and nothing was charged. You can pay again.')
  await expect(second.message).toHaveText('This payment was stopped in another tab.')
  await expect(typed(page)).toHaveValue(/4242$/)
  expect(await placings(page)).toEqual([])
  await proceed.click()
  await expectPaid(page, id)
  await showTab(second.page)
  await expectPaid(second.page, id)
})

test('AFFIRM-02 an attempt that can no longer be stopped is not taken over', { tag: '@nightly' }, async ({ page }) => {
  const { paying, checkout, id } = await atPayment(page)
  await typeCard(page)
  const second = await tab(page)
  await second.method('affirm').check()
  await pay(second.page)
  await expect(second.page.getByRole('button', { name: 'Approve' })).toBeVisible()
  await expect(paying).toContainText(elsewhere)
  await expect(checkout).not.toContainText(nothingCharged)
  await expect(typed(page)).toHaveValue(/4242$/)
  // The payment is approved while the other tab's press is pending, and the page that it returns to is not shown.
  await page.route(/\/ajax\/payment\//, async (route) => {
    if (route.request().postData()?.includes('end=stop'))
      await page.request.post(second.page.url(), { form: { outcome: 'approve' }, maxRedirects: 0 })
    await route.continue()
  })
  await paying.getByRole('button', { name: 'Stop it and pay here' }).click()
  await expectPaid(page, id)
})

test('KLARNA-01 both tabs show a payment as stopped, also after a lost response', { tag: '@nightly' }, async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/^\[rove\] payment\.status/)
  const { paying, message, id } = await atPayment(page)
  await typeCard(page)
  const second = await tab(page)
  await second.method('klarna').check()
  await pay(second.page)
  await expect(second.answer('Approve')).toBeVisible()
  await page.route(/\/ajax\/payment\//, async (route) => {
    if (!route.request().postData()?.includes('end=stop')) return route.fallback()
    await route.fetch()
    await route.abort()
  })
  await paying.getByRole('button', { name: 'Stop it and pay here' }).click()
  await expect(second.message).toHaveText('This payment was stopped in another tab.')
  await expect(message).not.toContainText('could not be stopped')
  await pay(page)
  await expectPaid(page, id)
})

test('STRIPE-02 a payment that another tab detects first is not shown as stopped', { tag: '@nightly' }, async ({
  page,
}) => {
  const { checkout, id } = await atPayment(page)
  const second = await tab(page)
  const words: string[] = []
  page.on('console', (message) => words.push(message.text()))
  await checkout.evaluate((node) => {
    new MutationObserver(() => console.debug(node.textContent)).observe(node, { childList: true, subtree: true })
  })
  let complete = () => {}
  const known = new Promise<void>((resolve) => (complete = resolve))
  await page.route(/paymentIntent|complete/, async (route) => {
    if (route.request().method() === 'POST') await known
    await route.continue()
  })
  await typeCard(page)
  await pay(page)
  await expectPaid(second.page, id)
  complete()
  await expectPaid(page, id)
  expect(words.join()).not.toContain('stopped in another tab')
})
