import type { Locator, Page } from '@playwright/test'
import { addressIn } from '../../demo-host/addresses'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'
import { violationsOn } from '../kit/violations'
import { atCheckout, atPayment, expectPaid, fillIn, pay, typeCard } from './checkout-page'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator) {
  const isThere = () => target.evaluateAll((found) => found.some((one) => one.matches(':focus')))
  for (let presses = 0; presses < 40; presses++) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test('CHK-01 CHK-03 an order can be placed by keyboard alone', {
  tag: ['@any-screen', '@wcag-2.1.1', '@wcag-2.1.2', '@rove-checkout'],
}, async ({ page }) => {
  const { id, email, joins, part, quotes, terms, step, stripe, proceed, checkout } = await atCheckout(page)
  const { keyboard } = page
  const names = ['Account', 'Membership', 'Address', 'Protection', 'Payment']
  await expect(checkout.locator('.rove-step h2')).toContainText(names)
  await tabTo(page, email)
  await keyboard.type('ada@home.test')
  await keyboard.press('Enter')
  await expect(step(0)).toHaveAttribute('data-state', 'completed')
  await expect(step(1)).toHaveAttribute('data-state', 'current')
  await expect(step(1).locator('.rove-title')).toBeFocused()
  await tabTo(page, joins.first())
  await keyboard.press('ArrowDown')
  await expect(joins.last()).toBeChecked()
  await keyboard.press('Enter')
  await expect(step(2).locator('.rove-title')).toBeFocused()
  const { zone: _zone, country: _country, ...address } = addressIn('US')
  for (const [name, value] of Object.entries(address)) {
    if (!value) continue
    await tabTo(page, part(name))
    await keyboard.type(value)
    if (name === 'city') {
      await tabTo(page, part('zone'))
      await keyboard.type('Oregon')
    }
  }
  await expect(quotes.first()).toBeVisible()
  await tabTo(page, quotes.first())
  await keyboard.press('Space')
  await keyboard.press('Enter')
  await expect(step(3).locator('.rove-title')).toBeFocused()
  await tabTo(page, terms.first())
  await keyboard.press('ArrowUp')
  await expect(terms.last()).toBeChecked()
  await keyboard.press('Enter')
  await expect(step(4).locator('.rove-title')).toBeFocused()
  await expect(step(3).locator('.rove-summary')).toContainText('No thanks')
  const [card, expiry, code] = ['number', 'expiry', 'cvc'].map((name) => stripe.locator(`input[id="card-${name}"]`))
  await expect(card as Locator).toBeVisible()
  await tabTo(page, card as Locator)
  await keyboard.type('4242424242424242')
  await tabTo(page, expiry as Locator)
  await keyboard.type('1240')
  await tabTo(page, code as Locator)
  await keyboard.type('123')
  await expect(proceed).toHaveAttribute('aria-disabled', 'false')
  await tabTo(page, proceed)
  await keyboard.press('Enter')
  await expectPaid(page, id)
})

test('CHK-01 CHK-02 each completed step has a summary, and opens again with the focus', {
  tag: ['@nightly', '@any-screen', '@wcag-2.4.3', '@rove-checkout'],
}, async ({ page }) => {
  const { checkout, step, proceed } = await atPayment(page)
  const states = () =>
    checkout.locator('.rove-step').evaluateAll((steps: HTMLElement[]) => steps.map(({ dataset }) => dataset.state))
  await expect(page.locator('body'), 'the page opens at payment').toBeFocused()
  expect(await states()).toEqual(['completed', 'completed', 'completed', 'completed', 'current'])
  for (const [n, text] of ['ada@home.test', 'Without membership', 'Portland', 'No thanks'].entries())
    await expect(step(n).locator('.rove-summary')).toContainText(text)
  for (const n of [3, 2, 1, 0]) {
    await step(n).getByRole('button', { name: 'Edit' }).click()
    await expect(step(n)).toHaveAttribute('data-state', 'current')
    await expect(step(n).locator('.rove-title')).toBeFocused()
  }
  // The last step is never completed.
  expect(await states()).toEqual(['current', 'completed', 'completed', 'completed', 'open'])
  await proceed.click()
  await expect(step(4).locator('.rove-title')).toBeFocused()
})

for (const country of someOf(['US', 'KR'] as const))
  test(`LOGIN-01 CHK-01 no state of the checkout in ${country} has accessibility violations`, {
    tag: [
      '@nightly',
      '@wide-first',
      ...(country === 'US' ? [] : ['@any-screen']),
      '@axe',
      '@wcag-1.4.3',
      '@wcag-3.3.8',
      '@rove-checkout',
    ],
  }, async ({ page }) => {
    test.slow()
    const { email, proceed, joins, step, part, open, method, stripe, checkout, id } = await atCheckout(page, {
      country,
    })
    await email.fill('ada@home')
    await proceed.click()
    await expect(open.locator('[aria-invalid=true]')).toHaveCount(1)
    expect(await violationsOn(page), 'an invalid e-mail address').toEqual([])
    await email.fill('customer@example.com')
    await proceed.click()
    const password = open.locator('[name=pass]')
    await expect(password).toHaveAttribute('autocomplete', 'current-password')
    const canPaste = (field: Element) => field.dispatchEvent(new Event('paste', { bubbles: true, cancelable: true }))
    expect(await password.evaluate(canPaste), 'a password can be pasted').toBe(true)
    expect(await violationsOn(page), 'the login').toEqual([])
    const link = (n: number) => open.locator('.rove-ways .rove-link').nth(n)
    await link(1).click()
    await expect(checkout.locator('dialog form')).toBeVisible()
    expect(await violationsOn(page), 'the forgotten-password dialog').toEqual([])
    await page.keyboard.press('Escape')
    await link(2).click()
    await email.fill('ada@home.test')
    await proceed.click()
    await expect(joins.first()).toBeVisible()
    expect(await violationsOn(page), 'membership').toEqual([])
    await joins.last().check()
    await proceed.click()
    await expect(part('city')).toBeVisible()
    await proceed.click()
    await expect(part('city')).toHaveAttribute('aria-invalid', 'true')
    expect(await violationsOn(page), 'an incomplete address').toEqual([])
    await fillIn(page, country, 'address')
    await expect(step(country === 'US' ? 4 : 3)).toHaveAttribute('data-state', 'current')
    await expect(stripe.locator('#card-number')).toBeVisible()
    expect(await violationsOn(page), 'payment').toEqual([])
    await method('credit').check()
    await pay(page)
    await expect(open.locator('.rove-method [aria-invalid=true]').first()).toBeVisible()
    expect(await violationsOn(page), 'an invalid card').toEqual([])
    await method('stripe').check()
    await typeCard(page)
    await pay(page)
    await expectPaid(page, id)
    expect(await violationsOn(page), 'the thank-you page').toEqual([])
  })
