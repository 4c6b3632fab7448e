import { expect, test } from '../kit/oracle'
import { atPayment, expectPaid, pay, placedTimes, typeCard, typeOwnCard } from './checkout-page'

test.use({ layout: 'bare' })

test('STRIPE-02 a closed wallet charges nothing, and a second attempt pays', { tag: '@nightly' }, async ({ page }) => {
  const { stripe, answer, proceed, message, id } = await atPayment(page)
  await stripe.getByLabel('Google Pay').check()
  await pay(page)
  await answer('Close').click()
  await expect(proceed).toHaveAttribute('aria-disabled', 'false')
  await expect(message).toBeEmpty()
  await proceed.click()
  await answer('Pay').click()
  await expectPaid(page, id)
})

test('KLARNA-01 a declined Klarna payment shows a message, and an approved one pays', async ({ page }) => {
  const { method, answer, message, id } = await atPayment(page, { country: 'UK' })
  await method('klarna').check()
  await pay(page)
  await answer('Ask for another phone number').click()
  await expect(message).not.toBeEmpty()
  await pay(page)
  await answer('Cancel').click()
  await pay(page)
  await answer('Approve').click()
  await expectPaid(page, id)
})

test('AFFIRM-01 AFFIRM-02 a payment can be cancelled, declined, left by Back, and paid', async ({ page }) => {
  const { method, checkout, id } = await atPayment(page)
  for (const answer of ['Cancel and go back', 'Decline']) {
    await method('affirm').check()
    await pay(page)
    await page.getByRole('button', { name: answer }).click()
    await expect(page).toHaveURL(/\/cart\/checkout/)
    await expect(checkout.locator('.rove-payment')).toBeVisible()
    expect(await placedTimes(page, id)).toBe(0)
  }
  await method('affirm').check()
  await pay(page)
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible()
  await page.goBack()
  await expect(checkout.locator('.rove-payment')).toBeVisible()
  await method('affirm').check()
  await pay(page)
  await page.getByRole('button', { name: 'Approve' }).click()
  await expectPaid(page, id)
  await page.goto('/cart/checkout')
  await expectPaid(page, id)
})

test('PAY-02 the shop’s own card form shows invalid fields and a decline, then pays', {
  tag: ['@wcag-3.3.1', '@wcag-3.3.3', '@rove-checkout'],
}, async ({ page }) => {
  const { method, checkout, card, proceed, id } = await atPayment(page)
  await method('credit').check()
  const review = async (number: string) => {
    await typeOwnCard(page, number)
    await pay(page)
  }
  // What is too long stays as it was pasted.
  for (const [name, typed, kept] of [
    ['number', '4242 4242 4242 4242 99', '424242424242424299'],
    ['cvv', '12345', '12345'],
  ] as const) {
    await card(name).fill(typed)
    await card(name).blur()
    await expect(card(name)).toHaveValue(kept)
    await expect(card(name)).toHaveAttribute('aria-invalid', 'true')
  }
  await review('4242424242424241')
  await expect(checkout.locator('.rove-method')).toContainText('Invalid')
  await expect(card('number')).toBeFocused()
  await review('4000000000000002')
  await expect(page).toHaveURL(/\/review$/)
  await expect(page.locator('body')).toHaveClass(/page-cart-checkout-review/)
  const moved = page.locator('rove-checkout > .form-actions')
  for (const [width, count] of [
    [427, 0],
    [426, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(moved).toHaveCount(count)
  }
  await page.getByRole('button', { name: 'Submit order' }).click()
  await expect(page.locator('[role=alert], .messages.error').first()).toContainText(/declined/i)
  expect(await placedTimes(page, id)).toBe(0)
  await page.goto('/cart/checkout')
  await method('credit').check()
  await expect(proceed).toHaveText('Review order')
  await review('4242424242424242')
  await page.getByRole('button', { name: 'Submit order' }).click()
  await expectPaid(page, id)
})

test('PAY-02 MEMB-01 PROT-01 CREDIT-01 the own card form submits all choices', { tag: '@nightly' }, async ({
  page,
}) => {
  // A visitor who buys a membership has an account from then on.
  const { method, coupon, joins, terms, credit, sum, step, proceed, id } = await atPayment(page, {
    as: 'customer',
    email: 'joan@member.test',
  })
  const title = (n: number) => step(n).locator('.rove-title')
  await title(1).click()
  await joins.first().check()
  await proceed.click()
  await expect(step(1)).toHaveAttribute('data-state', 'completed')
  await title(3).click()
  await terms.first().check()
  await proceed.click()
  await expect(credit).toBeVisible()
  const before = await sum.innerText()
  await coupon.fill('ROOMS10')
  await coupon.press('Enter')
  await expect(sum).not.toHaveText(before)
  await credit.check()
  await expect(credit).toBeEnabled()
  const total = await sum.innerText()
  await method('credit').check()
  await typeOwnCard(page)
  await pay(page)
  await expect(page).toHaveURL(/\/review$/)
  const review = page.locator('.order__totals')
  await expect(review).toContainText(total)
  await page.getByRole('button', { name: 'Submit order' }).click()
  await expectPaid(page, id)
})

test('CREDIT-01 STRIPE-01 store credit pays a part, and a typed card the rest', async ({ page }) => {
  const { credit, coupon, checkout, stripe, message, sum, proceed, id } = await atPayment(page, { as: 'customer' })
  await typeCard(page)
  await expect(proceed).toHaveText('Pay $1,890')
  await credit.check()
  await expect(checkout.locator('.rove-credit')).toContainText('Amount to be charged: $1,640')
  await coupon.fill('ROOMS10')
  await coupon.press('Enter')
  await expect(proceed).toHaveText('Pay $1,451')
  await expect(sum).toHaveText('$1,451')
  await expect(message).toBeEmpty()
  await expect(stripe.locator('input[id="card-number"]')).toHaveValue('4242 4242 4242 4242')
  await pay(page)
  await expectPaid(page, id)
})

test('CREDIT-01 an order paid entirely by store credit needs no card', { tag: '@nightly' }, async ({ page }) => {
  const { credit, checkout, method, proceed, id } = await atPayment(page, { as: 'member', goods: 'pillow' })
  await credit.check()
  await expect(method('stripe')).toHaveCount(0)
  await expect(checkout.locator('iframe')).toHaveCount(0)
  await expect(proceed).toHaveText('Place order')
  await credit.uncheck()
  await expect(method('stripe')).toBeVisible()
  await expect(checkout.locator('iframe').first()).toBeVisible()
  await credit.check()
  await expect(method('stripe')).toHaveCount(0)
  await expect(proceed).toHaveText('Place order')
  await pay(page)
  await expectPaid(page, id)
})

test('STRIPE-01 if Stripe’s script is blocked, a message says so; another method pays', async ({ page, oracle }) => {
  oracle.expectReports(/^\[rove\] stripe: blocked/)
  await page.goto('/?fault=404:/vendors/stripe')
  const { message, method, answer, id } = await atPayment(page)
  await expect(message).toHaveText('This payment method is unavailable right now. Please choose another one.')
  await method('klarna').check()
  await expect(message).toBeEmpty()
  await pay(page)
  await answer('Approve').click()
  await expectPaid(page, id)
})
