/** Two tabs with two countries, on pages of the demo shop. */
import type { BrowserContext } from '@playwright/test'
import { putInCart } from '../checkout/checkout-page'
import { expect, test } from '../kit/oracle'
import { violationsOn } from '../kit/violations'
import { countryCookie, openSwitch } from './country-page'

/** Chooses a locale in a new tab. */
async function switchElsewhere(context: BrowserContext, locale: string, lang: string) {
  const other = await context.newPage()
  await other.goto(`/rugs?storefront=${locale}`)
  await expect(other.locator('html')).toHaveAttribute('lang', lang)
  await other.evaluate(() => window.rove.ready())
  return other
}

test('COUNTRY-05 after a switch in another tab a page offers both countries', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, context }) => {
  await page.goto('/sofas?country=US&as=guest')
  await expect(page.locator('rove-country').first()).toHaveAttribute('data-rove-state', 'ready')
  const other = await context.newPage()
  const { select } = await openSwitch(other, '/rugs')
  await select.selectOption('ko_KR')
  await expect(other.locator('html')).toHaveAttribute('lang', 'ko-KR')
  const notice = page.locator('rove-country [part=notice]')
  await expect(notice).toHaveCount(1)
  await expect(notice).toContainText('You are now in the South Korea shop')
  await expect(notice).toBeInViewport()
  expect(await violationsOn(page, 'rove-country')).toEqual([])
  const before = page.getByRole('link', { name: 'Rooms' }).first()
  await before.focus()
  await notice.getByRole('button', { name: 'Keep United States' }).focus()
  await page.keyboard.press('Enter')
  await expect(notice).toHaveCount(0)
  await expect(before).toBeFocused()
  expect(await countryCookie(context)).toEqual({ value: 'US', days: 14 })
  await other.reload()
  await expect(other.locator('html')).toHaveAttribute('lang', 'en-US')
})

test('COUNTRY-05 a page that keeps its country keeps its language, and tells the other', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, context }) => {
  await page.goto('/sofas?country=CA&locale=fr_CA&as=guest')
  await page.evaluate(() => window.rove.ready())
  const other = await switchElsewhere(context, 'en_US', 'en-US')
  const notice = page.locator('rove-country [part=notice]')
  const told = page.waitForResponse((response) => response.request().method() === 'HEAD')
  await notice.getByRole('button', { name: 'Rester sur la boutique Canada' }).click()
  await told
  await page.goto('/rugs')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
  // A browser window shows one of the two tabs at a time.
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(other.locator('rove-country [part=notice]')).toContainText('You are now in the Canada shop')
})

test('COUNTRY-05 CART-01 a cart keeps its currency after a switch in another tab', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, context }) => {
  await page.goto('/?country=CA&locale=en_CA&as=guest')
  await putInCart(page)
  await page.goto('/cart')
  await page.evaluate(() => window.rove.ready())
  await switchElsewhere(context, 'ko_KR', 'ko-KR')
  await expect(page.locator('rove-country [part=notice]')).toContainText('You are now in the South Korea shop')
  const answers: unknown[] = []
  await page.route('**/ajax/cart', async (route) => {
    const response = await route.fetch()
    const { cart } = await response.json()
    answers.push([cart.currency, cart.count])
    await route.fulfill({ response })
  })
  await page.locator('rove-cart').getByRole('button', { name: 'One more of' }).first().click()
  await expect.poll(() => answers).toContainEqual(['CAD', 2])
  await expect(page.locator('rove-cart')).not.toContainText('₩')
})

test('COUNTRY-05 an order keeps its currency after a switch in another tab', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, context }) => {
  await page.goto('/cart?country=CA&as=guest')
  await putInCart(page)
  await page.goto('/cart/checkout')
  await expect(page.locator('rove-checkout')).toHaveAttribute('data-rove-state', 'ready')
  await switchElsewhere(context, 'ko_KR', 'ko-KR')
  await expect(page.locator('rove-country [part=notice]')).toBeInViewport()
  const currencies: unknown[] = []
  await page.route('**/ajax/order/*', async (route) => {
    const response = await route.fetch()
    currencies.push((await response.json()).order.currency)
    await route.fulfill({ response })
  })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => currencies).toEqual(['CAD'])
  await expect(page.locator('rove-checkout')).not.toContainText('₩')
})
