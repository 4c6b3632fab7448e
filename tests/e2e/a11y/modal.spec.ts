/** The page behind the dialogs of all widgets. */
import { putInCart } from '../checkout/checkout-page'
import { openSwitch } from '../country/country-page'
import { isPhone, isScrollLocked } from '../header/header-page'
import { expect, test } from '../kit/oracle'

test.use({
  // The scroll bars of a desktop, which take place beside the page.
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
})

test('COUNTRY-05 SHELL-03 the page behind a dialog keeps its place and its width', { tag: '@wide-first' }, async ({
  page,
}) => {
  await page.goto('/sofas?country=US&as=guest')
  await putInCart(page)
  const { select, dialog } = await openSwitch(page, '/sofas')
  // On a phone the drawer has locked the page already.
  if (isPhone(page)) await expect(page.locator('main')).toHaveJSProperty('inert', true)
  else await page.evaluate(() => scrollTo(0, 40))
  const place = () =>
    page.locator('main').evaluate((main) => {
      const { left, top, width } = main.getBoundingClientRect()
      return { left, top, width }
    })
  const before = await place()
  expect(await isScrollLocked(page)).toBe(isPhone(page))
  await select.selectOption('ko_KR')
  await expect(dialog).toBeVisible()
  expect(await isScrollLocked(page)).toBe(true)
  expect(await place()).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await isScrollLocked(page)).toBe(isPhone(page))
  expect(await place()).toEqual(before)
})
