/** The country switch on pages of the demo shop. */

import type { BrowserContext, Page } from '@playwright/test'
import { putInCart } from './checkout-page'
import { expect, test } from './oracle'
import { violationsOn } from './violations'

/** Opens a page, and on a phone the menu that holds the switch. */
async function openSwitch(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('rove-country').first()).toHaveAttribute('data-rove-state', 'ready')
  await expect(page.locator('rove-country').last()).toHaveAttribute('data-rove-state', 'ready')
  return openMenu(page)
}

async function openMenu(page: Page) {
  const menu = page.locator('.site-menu > summary')
  if (await menu.isVisible()) await menu.click()
  const element = page.locator('rove-country').filter({ has: page.locator('select:visible') })
  return {
    element,
    select: element.locator('select'),
    dialog: element.getByRole('dialog'),
    notice: page.locator('rove-country [part=notice]'),
  }
}

async function countryCookie(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'warehouse_location')
  const days = cookie && Math.round((cookie.expires - Date.now() / 1000) / 86_400)
  return { value: cookie?.value, days }
}

test('COUNTRY-02 COUNTRY-04 COUNTRY-05 a choice opens the same page in the new locale, and is stored for 14 days', async ({
  page,
  context,
}) => {
  const { select } = await openSwitch(page, '/sofas?country=US&as=guest')
  await select.selectOption('ko_KR')
  await expect(page).toHaveURL(/\/sofas$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko-KR')
  expect(await countryCookie(context)).toEqual({ value: 'KR', days: 14 })
  await expect.poll(() => page.evaluate(() => window.rove.last('country:changed'))).toEqual({ from: 'US', to: 'KR' })
  await page.reload()
  await page.evaluate(() => window.rove.ready())
  expect(await page.evaluate(() => window.rove.last('country:changed'))).toEqual({ from: 'KR', to: 'KR' })
  const again = await openMenu(page)
  await again.select.selectOption('fr_CA')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
  expect(await countryCookie(context)).toEqual({ value: 'CA', days: 14 })
})

for (const cookie of [undefined, 'JP', '<script>'])
  test(`COUNTRY-02 the country of the page is stored for 365 days if the cookie is ${cookie ?? 'absent'}, without a reload`, async ({
    page,
    context,
    baseURL,
  }) => {
    let loads = 0
    await page.route('**/rugs', async (route) => {
      loads += 1
      const response = await route.fetch()
      const { 'set-cookie': _, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    })
    if (cookie)
      await context.addCookies([{ name: 'warehouse_location', value: encodeURIComponent(cookie), url: baseURL ?? '' }])
    await page.goto('/rugs')
    await expect.poll(() => countryCookie(context)).toEqual({ value: 'US', days: 365 })
    expect(loads).toBe(1)
  })

test('COUNTRY-03 locale=en_UK in the address switches the icon to UK, and nothing else', async ({ page, context }) => {
  await page.goto('/sofas?country=US&as=guest')
  await openSwitch(page, '/sofas?locale=en_UK')
  for (const icon of await page.locator('rove-country [part=icon]').all()) await expect(icon).toHaveText('UK')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(page.locator('.card').first()).toContainText('$')
  expect((await countryCookie(context)).value).toBe('US')
})

for (const [name, fault] of [
  ['answers 500', '500:/sofas'],
  ['is not there', '404:/sofas'],
] as const)
  test(`COUNTRY-05 if the new page ${name}, country, cookie and page stay, and a message says so`, async ({
    page,
    context,
    oracle,
  }) => {
    oracle.expectReports(/country page: status-/)
    const { select, notice } = await openSwitch(page, '/sofas?country=US&as=guest')
    // The check is sent without cookies, so the demo's fault switch does not apply: the answer is replaced here.
    await page.route('**/sofas?*', (route) => route.fulfill({ status: Number(fault.slice(0, 3)) }))
    await select.selectOption('ko_KR')
    await expect(notice).toContainText(/could not switch to South Korea.*still shopping in United States/)
    await expect(select).toHaveValue('en_US')
    expect((await countryCookie(context)).value).toBe('US')
    expect(new URL(page.url()).pathname).toBe('/sofas')
    await page.unroute('**/sofas?*')
    await select.selectOption('ko_KR')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko-KR')
  })

test('COUNTRY-05 offline, country, cookie and page stay, and a message says so', async ({ page, context, oracle }) => {
  oracle.expectReports(/country page: network/)
  const { select } = await openSwitch(page, '/sofas?country=US&as=guest')
  // The code of the switch is loaded at the first choice.
  await select.selectOption('fr_CA', { noWaitAfter: true })
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
  const again = await openMenu(page)
  await expect(page.locator('rove-country').last()).toHaveAttribute('data-rove-state', 'ready')
  await page.route('**/sofas?*', (route) => route.abort())
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }))
  await again.select.selectOption('en_US')
  await expect(again.notice).toContainText('Vous êtes hors ligne. Le pays reste : Canada.')
  await expect(again.select).toHaveValue('fr_CA')
  await again.notice.getByRole('button', { name: 'Fermer' }).click()
  await expect(again.notice).toHaveCount(0)
  expect((await countryCookie(context)).value).toBe('CA')
})

test('COUNTRY-05 with something in the cart a dialog says what changes, and nothing changes before it is confirmed', async ({
  page,
  context,
}) => {
  await page.goto('/?country=US&as=guest')
  await putInCart(page)
  const { select, dialog } = await openSwitch(page, '/sofas')
  await select.selectOption('en_CA')
  await expect(dialog).toContainText('Your cart will be priced in Canadian dollars.')
  expect(await violationsOn(page, 'rove-country')).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(select).toHaveValue('en_US')
  expect((await countryCookie(context)).value).toBe('US')
  await select.selectOption('en_CA')
  await dialog.getByRole('button', { name: 'Switch to Canada' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
  expect((await countryCookie(context)).value).toBe('CA')
})

test('COUNTRY-05 in the checkout a dialog says that the order is not finished, also before a change of the language alone', async ({
  page,
}) => {
  // On a wide screen the header of the demo shop's checkout has no country switch.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/cart?country=CA&as=guest')
  await putInCart(page)
  const { select, dialog } = await openSwitch(page, '/cart/checkout')
  await select.selectOption('fr_CA')
  await expect(dialog).toContainText('Anything you typed in the current step will be lost.')
  await dialog.getByRole('button', { name: 'Stay here' }).click()
  await select.selectOption('en_US')
  await expect(dialog).toContainText('You will leave the checkout. In United States, prices are in US dollars')
  await dialog.getByRole('button', { name: 'Keep Canada' }).click()
  await expect(page).toHaveURL(/\/cart\/checkout/)
  await expect(select).toHaveValue('en_CA')
})

test('COUNTRY-05 with the keyboard a choice waits for Enter, or for the button', async ({ page }) => {
  const { element, select } = await openSwitch(page, '/sofas?country=US&as=guest')
  const button = element.getByRole('button', { name: 'Go' })
  await expect(button).toBeHidden()
  await select.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(select).toHaveValue('fr_CA')
  await expect(button).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
})

test('COUNTRY-05 after a switch in another tab a page offers both countries, and keeps its own until one is chosen', async ({
  page,
  context,
}) => {
  await page.goto('/sofas?country=US&as=guest')
  await expect(page.locator('rove-country').first()).toHaveAttribute('data-rove-state', 'ready')
  const other = await context.newPage()
  const { select } = await openSwitch(other, '/rugs')
  await select.selectOption('ko_KR')
  await expect(other.locator('html')).toHaveAttribute('lang', 'ko-KR')
  const notice = page.locator('rove-country [part=notice]')
  await expect(notice).toHaveCount(1)
  await expect(notice).toContainText('You chose South Korea')
  await expect(notice).toBeInViewport()
  expect(await violationsOn(page, 'rove-country')).toEqual([])
  await notice.getByRole('button', { name: 'Keep United States' }).click()
  await expect(notice).toHaveCount(0)
  expect(await countryCookie(context)).toEqual({ value: 'US', days: 14 })
  await other.reload()
  await expect(other.locator('html')).toHaveAttribute('lang', 'en-US')
})

test('COUNTRY-05 a page whose cookie names another country offers to go there', async ({ page, context, baseURL }) => {
  await page.route('**/sofas', async (route) => {
    const response = await route.fetch({ headers: { ...route.request().headers(), cookie: 'warehouse_location=US' } })
    const { 'set-cookie': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await context.addCookies([{ name: 'warehouse_location', value: 'HK', url: baseURL ?? '' }])
  await page.goto('/sofas')
  const arrived = page.waitForEvent('load')
  await page.locator('rove-country [part=notice]').getByRole('button', { name: 'Go to Hong Kong' }).click()
  await arrived
  await expect(page).toHaveURL(/\/sofas/)
  expect(await countryCookie(context)).toEqual({ value: 'HK', days: 14 })
})

test('COUNTRY-02 COUNTRY-04 without script the form switches the country', async ({ browser, baseURL }, {
  project,
}) => {
  const { viewport } = project.use
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL ?? '',
    viewport: viewport ?? null,
  })
  const page = await context.newPage()
  await page.goto('/sofas?country=US&as=guest')
  const { select, element } = await openMenu(page)
  await select.selectOption('ko_KR')
  await element.getByRole('button').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko-KR')
  await expect(page).toHaveURL(/\/sofas$/)
  expect(await countryCookie(context)).toEqual({ value: 'KR', days: 14 })
  await context.close()
})

test('COUNTRY-05 if the code of the switch cannot be loaded, the form switches the country', async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/country: /)
  await page.route('**/_switch.view.js*', (route) => route.abort())
  const { select } = await openSwitch(page, '/sofas?country=US&as=guest')
  await select.selectOption('ko_KR')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko-KR')
})
