/** Answers for a list's third page that no server should give, and what the visitor sees of a list in each state. */
import type { Page, Route } from '@playwright/test'
import { hold } from '../kit/hold'
import { pressInPlace, scrollToShare } from '../kit/list-moves'
import { expect, test } from '../kit/oracle'
import { violationsOn } from '../kit/violations'
import { cardsOf as cards, loadPages, serveLongList } from './long-list'

test.use({ layout: 'bare' })

const more = (page: Page) => page.locator('[data-rove-listing=next]')
const status = (page: Page) => page.locator('rove-listing [part=status]')
const message = (page: Page) => page.locator('rove-listing [part=message]')
const third = '**/sofas/page/3/items*'

async function openSecondPage(page: Page, answer?: (route: Route) => Promise<void>) {
  await serveLongList(page)
  if (answer) await page.route(third, answer)
  await page.goto('/sofas?country=US&as=guest')
  await loadPages(page, 1)
}
/** What the server answers for the first page. */
const firstAnswer = async (route: Route) =>
  (await route.fetch({ url: route.request().url().replace('/page/3/', '/page/1/') })).json()

test('LIST-02 a page that fails is offered again, and not requested by scrolling', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/list\.page: other-page/)
  await openSecondPage(page, async (route) => route.fulfill({ json: await firstAnswer(route) }))
  await more(page).click()
  await expect(message(page)).toContainText('More could not be loaded.')
  await expect(more(page)).toHaveAttribute('href', '/sofas/page/3')
  expect(await violationsOn(page, 'rove-listing')).toEqual([])
  await page.unroute(third)
  await serveLongList(page)
  await scrollToShare(page, 1)
  await expect(message(page)).toBeVisible()
  await expect(cards(page)).toHaveCount(16)
  await page.locator('rove-listing [part=retry-button]').press('Enter')
  await expect(cards(page)).toHaveCount(24)
  await expect(message(page)).toHaveCount(0)
})

test('LIST-02 without a template the link opens the next page', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await page.route('**/sofas?country=US', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace('data-rove-listing="template"', '')
    await route.fulfill({ response, body: html })
  })
  await page.goto('/chairs?country=US')
  await page.goto('/sofas?country=US')
  await page.evaluate(() => window.rove.ready())
  const requested = page.waitForRequest((request) => request.isNavigationRequest() && /\/page\/\d$/.test(request.url()))
  await more(page).evaluate((link: HTMLElement) => link.click())
  await requested
})

test('LIST-02 a page that was requested offline is added once the browser is online', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/list\.page: not-sent/)
  // What remembers the list can be on its way.
  oracle.allowReports(/listing-keep/)
  await openSecondPage(page)
  await page.unrouteAll()
  await page.context().setOffline(true)
  await more(page).click()
  await expect(message(page)).toBeVisible()
  await serveLongList(page)
  await page.context().setOffline(false)
  await expect(cards(page)).toHaveCount(24)
  await expect(message(page)).toHaveCount(0)
})

test('LIST-02 a copy of the list gets the further pages', { tag: ['@any-screen', '@nightly'] }, async ({ page }) => {
  await openSecondPage(page)
  const grid = page.locator('[data-rove-listing=grid]')
  await grid.evaluate((node) => node.replaceWith(node.cloneNode(true)))
  await loadPages(page, 1)
  await expect(cards(page)).toHaveCount(24)
  await cards(page).last().scrollIntoViewIfNeeded()
  await expect(cards(page).last().locator('[data-rove-card=link]')).toBeVisible()
  await page.locator('[data-columns="6"]').locator('visible=true').first().click()
  await expect(grid).toHaveAttribute('data-columns', '6')
  await grid.evaluate((node) => node.remove())
  const { href } = await more(page).evaluate((link: HTMLAnchorElement) => ({ href: link.href }))
  await more(page).click()
  await expect.poll(() => page.url()).toBe(href)
})

test('LIST-02 a slow page is announced, and not requested twice', {
  tag: ['@nightly', '@any-screen', '@wcag-4.1.3', '@rove-listing'],
}, async ({ page }) => {
  await openSecondPage(page)
  const requests: string[] = []
  page.on('request', (request) => {
    if (/\/page\/\d+\/items/.test(request.url())) requests.push(request.url())
  })
  const release = await hold(page, third)
  await more(page).click()
  await expect(status(page)).toHaveText('Loading more…')
  expect(await violationsOn(page, 'rove-listing')).toEqual([])
  await more(page).click()
  await scrollToShare(page, 1)
  await page.unroute(third)
  release()
  await expect(status(page)).toHaveText(/^\d+ more, /)
  expect(requests).toHaveLength(1)
})

test('LIST-02 a page without items ends the list', { tag: ['@any-screen', '@nightly'] }, async ({ page }) => {
  await openSecondPage(page, (route) =>
    route.fulfill({ json: { items: [], details: { page: 3, pages: 12, total: 96 } } }),
  )
  await more(page).click()
  await expect(status(page)).toHaveText('0 more, 16 of 96. That is all.')
  await expect(more(page)).toBeHidden()
  await scrollToShare(page, 1)
  await expect(page.locator('footer')).toBeInViewport()
  await expect(cards(page)).toHaveCount(16)
  expect(await violationsOn(page, 'rove-listing')).toEqual([])
})

test('LIST-02 a page that repeats shown products adds none, and the list goes on', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await openSecondPage(page, async (route) => {
    const { items, details } = await firstAnswer(route)
    const repeated = items.map((item: { nid: number }) => ({ ...item, nid: item.nid + 1000 }))
    await route.fulfill({ json: { items: repeated, details: { ...details, page: 3, pages: 12, total: 96 } } })
  })
  await pressInPlace(more(page))
  await expect(more(page)).toHaveAttribute('href', '/sofas/page/4')
  await expect(cards(page)).toHaveCount(16)
  await loadPages(page, 1)
  await expect(cards(page)).toHaveCount(24)
})

test('LIST-02 LIST-04 a list has no accessibility violations, filtered and at its end', {
  tag: ['@nightly', '@any-screen', '@axe', '@wcag-1.4.3', '@rove-listing'],
}, async ({ page }) => {
  for (const address of ['/sofas?country=US&as=guest', '/sofas?colour=Green&sort=price', '/sofas?colour=Nothing']) {
    await page.goto(address)
    await page.evaluate(() => window.rove.ready())
    expect(await violationsOn(page, 'rove-listing')).toEqual([])
  }
  await page.goto('/sofas?country=US&as=guest')
  await page.evaluate(() => window.rove.ready())
  await more(page).click()
  await expect(status(page)).toHaveText('4 more, 12 of 12. That is all.')
  expect(await violationsOn(page, 'rove-listing')).toEqual([])
})

test('LIST-02 from right to left a list gets its pages, and fits the screen', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await page.goto('/ar/sofas?country=US&as=guest')
  await page.evaluate(() => window.rove.ready())
  await more(page).click()
  await expect(cards(page)).toHaveCount(12)
  const [first, second] = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left))
  expect(first).toBeGreaterThan(second ?? 0)
  await cards(page)
    .nth(8)
    .evaluate((card) => card.scrollIntoView())
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/ar/sofas/page/2')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
