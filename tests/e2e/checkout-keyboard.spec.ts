import type { Locator, Page } from '@playwright/test'
import { addressIn } from '../demo-host/addresses'
import { atCheckout, atPayment, expectPaid, pay, typeCard } from './checkout-page'
import { expect, test } from './oracle'
import { violationsOn } from './violations'

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

test('CHK-01 CHK-03 an order can be placed from the first step to the last by keyboard alone', async ({ page }) => {
  const { id, email, joins, part, quotes, terms, step, stripe, proceed } = await atCheckout(page)
  const { keyboard } = page
  await tabTo(page, email)
  await keyboard.type('ada@home.test')
  await keyboard.press('Enter')
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

test('CHK-02 a page that opens at payment does not move the focus; once the visitor is in the checkout, it moves to the opened step', {
  tag: '@any-screen',
}, async ({ page }) => {
  const { checkout, step } = await atPayment(page)
  await expect(page.locator('body')).toBeFocused()
  await step(0).getByRole('button').first().click()
  await checkout.locator('.rove-step[data-state=current] .rove-primary').click()
  await expect(step(4).locator('.rove-title')).toBeFocused()
})

for (const country of ['US', 'KR'] as const)
  test(`CHK-01 no step in ${country} and no thank-you page has accessibility violations`, async ({ page }) => {
    const { id } = await atPayment(page, { country })
    expect(await violationsOn(page)).toEqual([])
    const titles = page.locator('.rove-step .rove-title')
    for (const n of [0, 1, 2]) {
      await titles.nth(n).click()
      await expect(page.locator('.rove-step').nth(n)).toHaveAttribute('data-state', 'current')
      expect(await violationsOn(page)).toEqual([])
    }
    await titles.last().click()
    await typeCard(page)
    await pay(page)
    await expectPaid(page, id)
    expect(await violationsOn(page)).toEqual([])
  })

test('LOGIN-01 the login form and its dialog have no accessibility violations', async ({ page }) => {
  const { checkout, email, proceed } = await atCheckout(page)
  await email.fill('customer@example.com')
  await proceed.click()
  await expect(checkout.locator('[type=password]')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await checkout.getByRole('button', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('dialog').locator('form')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})
