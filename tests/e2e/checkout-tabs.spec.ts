/** One visitor, several tabs: an attempt to pay begins and ends by a press, and what each tab says of it is true. */
import type { Page } from '@playwright/test'
import { atPayment, checkoutOn, expectPaid, pay, placings, typeCard, typeOwnCard } from './checkout-page'
import { expect, test } from './oracle'

const elsewhere = 'You are paying in another tab.'
const nothingCharged = /nothing was charged/

/** Another tab of the same visitor, at payment. */
async function tab(page: Page) {
  const other = await page.context().newPage()
  await other.goto('/cart/checkout')
  await expect(checkoutOn(other).checkout.locator('.rove-payment')).toBeVisible()
  return { page: other, ...checkoutOn(other) }
}

/** What was typed into Stripe's form. */
const typed = (page: Page) => checkoutOn(page).stripe.locator('input[id="card-number"]')

/** The visitor looks at a tab again, which may be on its way to the order by itself. */
const look = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))).catch(() => {})

test('KLARNA-01 STRIPE-01 a tab that rests at payment leaves what another approves at Klarna alone, and shows the order', async ({
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
  // Who presses elsewhere meanwhile is brought to what is said, and sees it from anywhere.
  await step(2).locator('.rove-title').press('Enter')
  await expect(paying).toBeFocused()
  await expect(paying).toBeInViewport()
  await expect(checkout).not.toContainText(nothingCharged)
  await expect(typed(page)).toHaveValue(/4242$/)
  const third = await tab(page)
  await expect(third.paying).toContainText(elsewhere)
  await second.answer('Approve').click()
  await expectPaid(second.page, id)
  await look(page)
  await expectPaid(page, id)
  await look(third.page)
  await expectPaid(third.page, id)
})

test('AFFIRM-01 AFFIRM-02 a tab that rests at payment leaves what another approves at Affirm alone, and shows the order', async ({
  page,
}) => {
  const { paying, checkout, id } = await atPayment(page)
  await typeCard(page)
  const second = await tab(page)
  await second.method('affirm').check()
  await pay(second.page)
  await expect(second.page.getByRole('button', { name: 'Approve' })).toBeVisible()
  await expect(paying).toContainText(elsewhere)
  await expect(checkout).not.toContainText(nothingCharged)
  await expect(typed(page)).toHaveValue(/4242$/)
  await second.page.getByRole('button', { name: 'Approve' }).click()
  await expectPaid(second.page, id)
  await look(page)
  await expectPaid(page, id)
})

test('STRIPE-02 while a bank asks in one tab the other waits with its typed card, and can pay once it was refused', async ({
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
  await expect(second.said).toContainText('unable to authenticate')
  await expect(paying).toBeEmpty()
  await expect(checkout).not.toContainText(nothingCharged)
  await expect(typed(page)).toHaveValue(/4242$/)
  await proceed.click()
  await expectPaid(page, id)
  await expectPaid(second.page, id)
})

test('PAY-02 an order that is paid by the shop’s own form in one tab is shown by the other, and nothing is kept of it', async ({
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
  await look(page)
  await expectPaid(page, id)
  expect(await page.evaluate(() => localStorage.getItem('rove_payment') ?? '[]')).toBe('[]')
})

test('STRIPE-02 KLARNA-01 pressed at once in two tabs: one of them pays, the other says so, and it is one order', async ({
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
  await look(other)
  await expectPaid(other, id)
})

test('KLARNA-01 a tab that is reloaded under Klarna’s window sends nobody to another tab, and can stop it and pay again', async ({
  page,
}) => {
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

test('STRIPE-02 KLARNA-01 a press takes over what can still be stopped: each tab reads what is true, and it is paid once', async ({
  page,
}) => {
  const { paying, proceed, said, id } = await atPayment(page)
  await typeCard(page)
  const second = await tab(page)
  await second.method('klarna').check()
  await pay(second.page)
  await expect(second.answer('Approve')).toBeVisible()
  await paying.getByRole('button', { name: 'Stop it and pay here' }).click()
  await expect(said).toHaveText('The payment did not go through, and nothing was charged. You can pay again.')
  await expect(second.said).toHaveText('This payment was stopped in another tab.')
  await expect(typed(page)).toHaveValue(/4242$/)
  expect(await placings(page)).toEqual([])
  await proceed.click()
  await expectPaid(page, id)
  await look(second.page)
  await expectPaid(second.page, id)
})

test('AFFIRM-02 what can no longer be stopped is not: whoever wants to take over is shown the order', async ({
  page,
}) => {
  const { paying, id } = await atPayment(page)
  const second = await tab(page)
  await second.method('affirm').check()
  await pay(second.page)
  await expect(second.page.getByRole('button', { name: 'Approve' })).toBeVisible()
  // Approved while the other tab's press is on its way, and the page that it leads back to is not seen.
  await page.route(/\/ajax\/payment\//, async (route) => {
    if (route.request().postData()?.includes('end=stop'))
      await page.request.post(second.page.url(), { form: { outcome: 'approve' }, maxRedirects: 0 })
    await route.continue()
  })
  await paying.getByRole('button', { name: 'Stop it and pay here' }).click()
  await expectPaid(page, id)
})

test('KLARNA-01 a tab that is closed under Klarna’s window leaves an attempt that another tab can stop', async ({
  page,
}) => {
  const { paying, proceed, id } = await atPayment(page)
  await typeCard(page)
  const second = await tab(page)
  await second.method('klarna').check()
  await pay(second.page)
  await expect(second.answer('Approve')).toBeVisible()
  await second.page.close()
  await paying.getByRole('button', { name: 'Stop it and pay here' }).click()
  await expect(proceed).toHaveAttribute('aria-disabled', 'false')
  await proceed.click()
  await expectPaid(page, id)
})
