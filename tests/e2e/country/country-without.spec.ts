/** The server's own form of the country, where the switch does not run. */

import { expect, test } from '../kit/oracle'
import { countryCookie, openMenu, openSwitch } from './country-page'

test('COUNTRY-02 COUNTRY-04 without script the form switches the country', { tag: '@any-screen' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/sofas?country=US&as=guest&page=2')
  const { select, element } = await openMenu(page)
  await select.selectOption('ko_KR')
  await element.getByRole('button').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko-KR')
  await expect(page).toHaveURL(/\/sofas\?page=2$/)
  expect(await countryCookie(context)).toEqual({ value: 'KR', days: 14 })
  await context.close()
})

test('COUNTRY-05 where the switch’s code cannot be loaded, the form switches', {
  tag: ['@nightly', '@any-screen'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/country: /)
  await page.route('**/_switch.js*', (route) => route.abort())
  const { select } = await openSwitch(page, '/sofas?country=US&as=guest')
  await select.selectOption('ko_KR')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko-KR')
})
