/** What the visitor, the server and the browser do while a country is switched, on pages of the demo shop. */
import type { BrowserContext, Page } from '@playwright/test'
import { putInCart } from '../checkout/checkout-page'
import { pauseClock } from '../header/header-page'
import { hold } from '../kit/hold'
import { expect, test } from '../kit/oracle'
import { countryCookie, openSwitch, unlocked } from './country-page'

/** Another tab has chosen a country, and has said nothing. */
async function chooseElsewhere(page: Page, context: BrowserContext, value: string) {
  await context.addCookies([{ name: 'warehouse_location', value, url: page.url() }])
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

test('COUNTRY-05 “Keep” keeps the page’s country, where another tab has chosen another', { tag: '@nightly' }, async ({
  page,
  context,
}) => {
  await page.goto('/?country=US&as=guest')
  await putInCart(page)
  const { dialog, notice } = await openSwitch(page, '/rugs')
  await chooseElsewhere(page, context, 'KR')
  await notice.getByRole('button', { name: 'Go to South Korea' }).click()
  await unlocked(page, dialog)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toContainText('You are now in the South Korea shop')
  await notice.getByRole('button', { name: 'Go to South Korea' }).click()
  await unlocked(page, dialog)
  await dialog.getByRole('button', { name: 'Keep United States' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(notice).toHaveCount(0)
  expect((await countryCookie(context)).value).toBe('US')
})

test('COUNTRY-05 for 500 ms no press closes the dialog or switches', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/?country=US&as=guest')
  await putInCart(page)
  const { select, dialog } = await openSwitch(page, '/rugs')
  await pauseClock(page)
  await select.selectOption('en_CA')
  await expect(dialog).toBeVisible()
  await page.clock.runFor(480)
  for (const name of ['Keep United States', 'Switch to Canada', 'Close'])
    await dialog.getByRole('button', { name }).dispatchEvent('click')
  await page.mouse.click(5, 400)
  await expect(dialog).toBeVisible()
  await page.clock.runFor(30)
  await dialog.getByRole('button', { name: 'Keep United States' }).dispatchEvent('click')
  await expect(dialog).toHaveCount(0)
})

test('COUNTRY-05 a link that is pressed later opens in place of the new country', { tag: '@nightly' }, async ({
  page,
  context,
}) => {
  const { select, notice } = await openSwitch(page, '/sofas?country=US&as=guest')
  const release = await hold(page, '**/sofas?*storefront=ko_KR*')
  await select.selectOption('ko_KR', { noWaitAfter: true })
  await expect(notice).toContainText('Switching to South Korea')
  const releasePage = await hold(page, '**/rugs')
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/rugs"]')?.click())
  const failed = page.waitForEvent('requestfailed')
  release()
  // The browser ends what it still asks for the switch.
  expect((await failed).method()).toBe('HEAD')
  releasePage()
  await expect(page).toHaveURL(/\/rugs$/)
  expect((await countryCookie(context)).value).toBe('US')
})

test('COUNTRY-02 a second cookie that would hide the choice is removed', { tag: '@nightly' }, async ({
  page,
  context,
}) => {
  const { select } = await openSwitch(page, '/sofas?country=US&as=guest')
  const { hostname } = new URL(page.url())
  await context.addCookies([{ name: 'warehouse_location', value: 'US', domain: hostname, path: '/sofas' }])
  await select.selectOption('ko_KR')
  await expect.poll(async () => (await countryCookie(context)).value).toBe('KR')
  expect((await context.cookies()).filter(({ name }) => name === 'warehouse_location')).toHaveLength(1)
})
