/** What sells best and what is new: lists with further pages, as categories are. */

import type { Page } from '@playwright/test'
import { backToPage } from '../kit/go-back'
import { focusInPlace, pressInPlace } from '../kit/list-moves'
import { expect, test } from '../kit/oracle'
import { cardsOf } from './long-list'

test.use({ layout: 'bare' })

const more = (page: Page) => page.locator('[data-rove-listing=next]')
const place = (page: Page) => page.locator('[data-rove-listing=place]')

test('LIST-02 best sellers show their next page, and Back returns to the product', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await page.goto('/best-sellers?country=US&as=guest')
  await page.evaluate(() => window.rove.ready())
  await expect(place(page)).toHaveText('4 of 8')
  await focusInPlace(more(page))
  await page.keyboard.press('Enter')
  await expect(cardsOf(page)).toHaveCount(8)
  await expect(page.locator('rove-listing [part=status]')).toHaveText('4 more, 8 of 8. That is all.')
  await expect(place(page)).toHaveText('8 of 8')
  const fifth = cardsOf(page).nth(4).locator('[data-rove-card=link]')
  await expect(fifth).toBeFocused()
  await fifth.evaluate((link) => link.scrollIntoView())
  const top = await fifth.evaluate((link) => link.getBoundingClientRect().top)
  await page.goto('/product/hollis-sofa')
  await backToPage(page)
  await page.evaluate(() => window.rove.ready())
  await expect(cardsOf(page)).toHaveCount(8)
  await expect(place(page)).toHaveText('8 of 8')
  await expect
    .poll(() => fifth.evaluate((link, at) => Math.abs(link.getBoundingClientRect().top - at) <= 0.5, top))
    .toBe(true)
})

test('LIST-05 a list that is opened at a later page says which items it shows', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await page.goto('/demo/reviews-html/page/2?country=US&as=guest')
  await page.evaluate(() => window.rove.ready())
  await expect(place(page)).toHaveText(/^7–12 of /)
  await pressInPlace(more(page))
  await expect(place(page)).toHaveText(/^7–18 of /)
  await expect(page.locator('rove-listing [part=status]')).toHaveText(/^6 more, 7–18 of /)
  await page.goto('/sofas/page/2')
  await expect(place(page)).toHaveText('9–12 of 12')
})

test('LIST-05 of hostile HTML only what is safe is added, and at most five pages', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.allowReports(/sanitise/)
  const hostile = [
    '<div>Safe<img src="x" onerror="alert(1)"></div>',
    '<div><a href="javascript:alert(1)">Press</a><style>body{display:none}</style></div>',
    '<div style="position:fixed;inset:0">Over<iframe src="https://elsewhere.test"></iframe></div>',
  ]
  await page.route('**/demo/reviews-html/page/*/html', (route) =>
    route.fulfill({ json: hostile.map((html) => ({ html })) }),
  )
  await page.goto('/demo/reviews-html?country=US&as=guest')
  await page.evaluate(() => window.rove.ready())
  const grid = page.locator('[data-rove-listing=grid]')
  await grid.evaluate((node) => {
    node.dataset.pages = '20'
  })
  for (let n = 1; n <= 5; n++) {
    await pressInPlace(more(page))
    await expect(grid.locator('> div')).toHaveCount(6 + 3 * n)
  }
  const added = await grid.evaluate((node) =>
    [...node.children]
      .slice(6)
      .map((item) => item.outerHTML)
      .join(''),
  )
  expect(added).not.toMatch(/javascript|onerror|<style|<iframe|position/)
  expect(added.match(/Safe/g)).toHaveLength(5)
  await expect(page.locator('body')).toBeVisible()
  await page.route('**/demo/reviews-html/page/7', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'The seventh page' }),
  )
  const { href } = await more(page).evaluate((link: HTMLAnchorElement) => ({ href: link.href }))
  expect(href).toMatch(/\/demo\/reviews-html\/page\/7$/)
  await more(page).click()
  await expect.poll(() => page.url()).toBe(href)
})

test('LIST-05 items that are not HTML are reported, and can be requested again', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/list\.html: not-html/)
  await page.route('**/demo/reviews-html/page/2/html', (route) =>
    route.fulfill({ json: [{ html: '<html><body>All of it</body></html>' }] }),
  )
  await page.goto('/demo/reviews-html?country=US&as=guest')
  await page.evaluate(() => window.rove.ready())
  await more(page).click()
  await expect(page.locator('rove-listing [part=message]')).toContainText('More could not be loaded.')
  await page.unroute('**/demo/reviews-html/page/2/html')
  await page.locator('rove-listing [part=retry-button]').click()
  await expect(page.locator('[data-rove-listing=grid] > div')).toHaveCount(12)
})
