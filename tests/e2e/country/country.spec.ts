/** The country switch on pages of the demo shop. */
import { putInCart } from '../checkout/checkout-page'
import { hold } from '../kit/hold'
import { expect, test } from '../kit/oracle'
import { violationsOn } from '../kit/violations'
import { countryCookie, openMenu, openSwitch, unlocked } from './country-page'

test('COUNTRY-02 COUNTRY-04 COUNTRY-05 a choice opens the page anew, for 14 days', {
  tag: '@any-screen',
}, async ({ page, context }) => {
  const { select } = await openSwitch(page, '/sofas?country=US&as=guest')
  const onLeaving: unknown[] = []
  await page.route('**/sofas?*', async (route, request) => {
    // The server stores the choice too.
    if (request.isNavigationRequest()) onLeaving.push(await countryCookie(context))
    await route.continue()
  })
  await select.selectOption('ko_KR')
  await expect(page).toHaveURL(/\/sofas$/)
  expect(onLeaving).toEqual([{ value: 'KR', days: 14 }])
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko-KR')
  expect(await countryCookie(context)).toEqual({ value: 'KR', days: 14 })
  await page.unrouteAll({ behavior: 'wait' })
  await page.waitForFunction(() => 'rove' in window)
  await expect.poll(() => page.evaluate(() => window.rove.last('country:changed'))).toEqual({ from: 'US', to: 'KR' })
  await page.reload()
  await page.evaluate(() => window.rove.ready())
  expect(await page.evaluate(() => window.rove.last('country:changed'))).toEqual({ from: 'KR', to: 'KR' })
  // On a phone it is in the menu of the header.
  await page.setViewportSize({ width: 390, height: 844 })
  const again = await openMenu(page)
  await expect(page.locator('.site-menu')).toHaveAttribute('open')
  await again.select.selectOption('fr_CA')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
  expect(await countryCookie(context)).toEqual({ value: 'CA', days: 14 })
})

test('COUNTRY-02 the page’s country is stored if the cookie is invalid', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, context, baseURL }) => {
  let loads = 0
  await page.route('**/rugs', async (route) => {
    loads += 1
    const response = await route.fetch({ headers: { ...route.request().headers(), cookie: 'warehouse_location=KR' } })
    const { 'set-cookie': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await context.addCookies([{ name: 'warehouse_location', value: encodeURIComponent('<script>'), url: baseURL ?? '' }])
  await page.goto('/rugs')
  await expect.poll(() => countryCookie(context)).toEqual({ value: 'KR', days: 365 })
  await page.evaluate(() => window.rove.ready())
  expect(loads).toBe(1)
})

test('COUNTRY-03 locale=en_UK in the address switches the icon to UK, and nothing else', {
  tag: '@any-screen',
}, async ({ page, context }) => {
  await page.goto('/sofas?country=US&as=guest')
  await openSwitch(page, '/sofas?locale=en_UK')
  for (const icon of await page.locator('rove-country [part=icon]').all()) await expect(icon).toHaveText('UK')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(page.locator('.card').first()).toContainText('$')
  expect((await countryCookie(context)).value).toBe('US')
})

test('COUNTRY-05 if the new page fails, country and page stay, and a message says so', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, context, oracle }) => {
  oracle.expectReports(/country page: status-/)
  const { select, notice } = await openSwitch(page, '/sofas?country=US&as=guest')
  const asked: (string | undefined)[][] = []
  await page.route('**/sofas?*storefront=*', async (route) => {
    const request = route.request()
    asked.push([request.method(), (await request.allHeaders()).cookie])
    await route.fulfill({ status: 500 })
  })
  await select.selectOption('ko_KR')
  await expect(notice).toContainText(/could not switch to the South Korea shop.*still in the United States shop/)
  await expect(select).toHaveValue('en_US')
  expect(asked).toEqual([['HEAD', undefined]])
  expect((await countryCookie(context)).value).toBe('US')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await notice.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toBeHidden()
  await page.unroute('**/sofas?*storefront=*')
  await select.selectOption('ko_KR')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko-KR')
})

test('COUNTRY-05 a choice whose page is slow to come gives way to a second one', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, context }) => {
  await openSwitch(page, '/sofas?country=US&as=guest&fault=late:/sofas')
  const release = await hold(page, '**/sofas?storefront=fr_CA', (request) => request.method() === 'HEAD')
  const left = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest())
  await page.evaluate(() => {
    const select = document.querySelector<HTMLSelectElement>('rove-country select')
    const choose = (locale: string) => {
      if (select) select.value = locale
      select?.dispatchEvent(new Event('change', { bubbles: true }))
    }
    const { navigation } = window as unknown as { navigation: EventTarget }
    navigation.addEventListener('navigate', () => setTimeout(choose, 0, 'fr_CA'), { once: true })
    choose('ko_KR')
  })
  expect((await left).url()).toContain('storefront=ko_KR')
  release()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
  expect((await countryCookie(context)).value).toBe('CA')
})

test('COUNTRY-05 with a filled cart a dialog says what changes once it is confirmed', {
  tag: ['@wide-first', '@axe', '@wcag-1.4.3', '@wcag-3.2.2', '@rove-country', '@nightly'],
}, async ({ page, context }) => {
  await page.goto('/?country=US&as=guest')
  await putInCart(page)
  const { select, dialog } = await openSwitch(page, '/sofas')
  await select.selectOption('en_CA')
  await expect(dialog).toContainText('Your cart will be priced in Canadian dollars.')
  // A dialog that still fades in has too little contrast: a trial waits until it stands still.
  await dialog.getByRole('button', { name: 'Close' }).click({ trial: true })
  expect(await violationsOn(page, 'rove-country')).toEqual([])
  await unlocked(page, dialog)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(select).toHaveValue('en_US')
  expect((await countryCookie(context)).value).toBe('US')
  await select.selectOption('en_CA')
  await unlocked(page, dialog)
  await dialog.getByRole('button', { name: 'Switch to Canada' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
  expect((await countryCookie(context)).value).toBe('CA')
})

test('COUNTRY-05 in the checkout a dialog says that the order is not finished', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  // On a wide screen the header of the demo shop's checkout has no country switch.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/cart?country=CA&as=guest')
  await putInCart(page)
  const { select, dialog } = await openSwitch(page, '/cart/checkout')
  await select.selectOption('fr_CA')
  await expect(dialog).toContainText('Anything you typed in the current step will be lost.')
  await unlocked(page, dialog)
  await dialog.getByRole('button', { name: 'Stay here' }).click()
  await select.selectOption('en_US')
  await expect(dialog).toContainText('You will leave the checkout. In the United States shop, prices are in US dollars')
  await unlocked(page, dialog)
  await dialog.getByRole('button', { name: 'Keep Canada' }).click()
  await expect(page).toHaveURL(/\/cart\/checkout/)
  await expect(select).toHaveValue('en_CA')
  await select.selectOption('fr_CA')
  await unlocked(page, dialog)
  await dialog.getByRole('button', { name: 'Change the language' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
  await expect(page).toHaveURL(/\/cart\/checkout/)
})

test('COUNTRY-05 with the keyboard a choice waits for Enter, or for the button', {
  tag: ['@nightly', '@any-screen', '@wcag-2.1.1', '@wcag-3.2.2', '@rove-country'],
}, async ({ page }) => {
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

test('COUNTRY-05 where the switch fails, the focus stays at the choice', {
  tag: ['@nightly', '@any-screen', '@wcag-2.4.3', '@rove-country'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/country page: status-/)
  const { select, notice } = await openSwitch(page, '/sofas?country=US&as=guest')
  await page.route('**/sofas?*storefront=*', (route) => route.fulfill({ status: 500 }))
  await select.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(notice).toContainText('could not switch')
  await expect(select).toBeFocused()
})
