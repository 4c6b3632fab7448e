/** The wall of reviews, and the gallery with the shop's rating (REVIEW-01, REVIEW-02). */
import type { Page } from '@playwright/test'
import { settleMs } from '../../../core/lists/endless-list.rules'
import { doubleText } from '../a11y/double-text'
import { hold } from '../kit/hold'
import { focusInPlace, pressInPlace, scrollToShare } from '../kit/list-moves'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'
import { violationsOn } from '../kit/violations'

const reviews = (page: Page) => page.locator('rove-reviews [data-rove-listing=grid] > li')
const more = (page: Page) => page.locator('rove-reviews [data-rove-listing=next]')
const status = (page: Page) => page.locator('rove-reviews [part=status]')
const next = '**/reviews/page/2*'

async function open(page: Page, path = '/reviews', query = 'country=US&as=guest') {
  await page.goto(`${path}?${query}`)
  await page.evaluate(() => window.rove.ready())
}

/** How many columns the reviews stand in. */
const columns = (page: Page) =>
  reviews(page).evaluateAll((items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().x))).size)

test('REVIEW-01 the next page is added at 65 % of the scrolled page', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  const release = await hold(page, next)
  await open(page)
  await scrollToShare(page, 0.6)
  expect(await status(page).textContent()).toBe('')
  await scrollToShare(page, 0.7)
  await expect(status(page)).toHaveText('Loading more…')
  await page.evaluate(() => scrollTo(0, 0))
  release()
  await expect(reviews(page)).toHaveCount(12)
  await expect(more(page)).toHaveAttribute('href', /\/reviews\/page\/3$/)
  await expect(status(page)).toHaveText('6 more, 12 of 66')
  const ids = await reviews(page).evaluateAll((items) => items.map(({ id }) => id))
  expect(new Set(ids).size).toBe(12)
})

test('REVIEW-01 seven pages are shown at most; then the link opens the eighth page', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await open(page)
  for (let shown = 2; shown <= 7; shown++) {
    await pressInPlace(more(page))
    await expect(reviews(page)).toHaveCount(6 * shown)
  }
  // It is not the end of the list, and nothing says that it is.
  await expect(status(page)).toHaveText('6 more, 42 of 66')
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await more(page).click()
  await expect(page).toHaveURL(/\/reviews\/page\/8$/)
  await expect(reviews(page)).toHaveCount(6)
  await expect(page.locator('[data-rove-listing=place]')).toHaveText('43–48 of 66')
})

for (const { path, items, pages } of someOf([
  { path: '/reviews', items: 'rove-reviews [data-rove-listing=grid] > li', pages: 7 },
  { path: '/community', items: 'rove-community [data-rove-listing=grid] > li', pages: 10 },
  { path: '/journal', items: 'rove-blog [data-rove-listing=grid] > *', pages: 5 },
]))
  test(`LIST-02 scrolling to the end loads all ${pages} pages of ${path}`, {
    tag: ['@nightly', '@any-screen'],
  }, async ({ page }) => {
    await page.clock.install()
    await open(page, path)
    const loading = page.locator('[part=status]', { hasText: 'Loading more…' })
    const served = await page.locator(items).count()
    await expect
      .poll(
        async () => {
          await scrollToShare(page, 1)
          // A request whose answer is on its way would reach its deadline.
          if ((await loading.count()) === 0) await page.clock.runFor(2 * settleMs)
          return page.locator(items).count()
        },
        { intervals: [100] },
      )
      .toBe(served * pages)
    await scrollToShare(page, 1)
    await expect(page.locator('footer')).toBeInViewport()
  })

test('REVIEW-01 reviews stand in three columns, from 768 px down in two', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await open(page)
  for (const [width, expected] of [
    [390, 2],
    [768, 2],
    [769, 3],
    [1200, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect(await columns(page), `the theme’s rule, ${width} px`).toBe(expected)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const [width, expected] of [
    [320, 2],
    [699, 2],
    [700, 3],
    [1200, 3],
  ] as const) {
    await reviews(page)
      .first()
      .evaluate(({ parentElement: list }, width) => {
        list?.removeAttribute('class')
        if (list) list.style.inlineSize = `${width}px`
      }, width)
    expect(await columns(page), `the element’s own rule, ${width} px`).toBe(expected)
  }
})

for (const width of someOf([1440, 390]))
  test(`REVIEW-01 nothing moves when the wall starts on a screen of ${width} px`, {
    tag: ['@any-screen', '@nightly'],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page)
    const shifted = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const observer = new PerformanceObserver(() => {})
          // A shift is known after the frame that it was in.
          requestAnimationFrame(() =>
            setTimeout(() => {
              observer.observe({ type: 'layout-shift', buffered: true })
              const shifts = observer.takeRecords() as (PerformanceEntry & { readonly value: number })[]
              resolve(shifts.reduce((sum, { value }) => sum + value, 0))
            }),
          )
        }),
    )
    expect(shifted).toBeLessThan(0.02)
  })

test('REVIEW-01 of a hostile answer only what is safe is shown', { tag: '@any-screen' }, async ({ page, oracle }) => {
  oracle.allowReports(/sanitise/)
  await page.route(next, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Reviews</title><h1>Whole page</h1><ul data-rove-listing="grid">
        <li id="review-901" onclick="alert(1)" style="position:fixed">Kind<script>alert(1)</script><img src="/x.webp" onerror="alert(1)"></li>
        <li id="review-902"><a href="javascript:alert(1)">Press</a><iframe src="https://elsewhere.test"></iframe><style>body{display:none}</style></li>
        </ul><a rel="next" data-rove-listing="next" href="javascript:alert(1)">More</a>`,
    }),
  )
  await page.route('**/x.webp', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  await open(page)
  await pressInPlace(more(page))
  await expect(reviews(page)).toHaveCount(8)
  const added = await reviews(page).evaluateAll((items) =>
    items
      .slice(6)
      .map((item) => item.outerHTML)
      .join(''),
  )
  expect(added).toContain('Kind')
  expect(added).not.toMatch(/javascript|onclick|onerror|<script|<style|<iframe|position/)
  expect(await more(page).evaluate((link: HTMLAnchorElement) => link.href)).not.toContain('javascript')
})

test('REVIEW-01 an answer without a list says so, and can be requested again', {
  tag: ['@nightly', '@any-screen', '@wcag-4.1.3', '@rove-reviews'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/list\.next: not-html/)
  await page.route(next, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Soon</h1>' }))
  await open(page)
  await pressInPlace(more(page))
  await expect(page.locator('rove-reviews [part=message][role=alert]')).toContainText('More could not be loaded.')
  await expect(reviews(page)).toHaveCount(6)
  await expect(more(page)).toHaveAttribute('href', /\/reviews\/page\/2$/)
  await page.unroute(next)
  await page.locator('rove-reviews [part=retry-button]').press('Enter')
  await expect(reviews(page)).toHaveCount(12)
  await expect(reviews(page).nth(6).locator('.review__title a')).toBeFocused()
})

test('REVIEW-01 the keyboard loads by the link, and keeps the focus at the end', {
  tag: ['@nightly', '@any-screen', '@wcag-2.1.1', '@wcag-2.4.3', '@rove-reviews'],
}, async ({ page }) => {
  await open(page, '/reviews/page/10')
  await focusInPlace(more(page))
  await page.keyboard.press('Enter')
  await expect(reviews(page)).toHaveCount(12)
  await expect(status(page)).toHaveText('6 more, 55–66 of 66. That is all.')
  await expect(more(page)).toBeHidden()
  await expect(reviews(page).nth(6).locator('.review__title a')).toBeFocused()
})

test('REVIEW-02 walls and reviews are accessible, and fit 320 px with large text', {
  tag: ['@any-screen', '@axe', '@wcag-1.4.4', '@wcag-1.4.10', '@rove-reviews'],
}, async ({ page }) => {
  for (const [path, country] of someOf(
    [
      ['/ar/reviews', 'US'],
      ['/reviews/gallery', 'KR'],
      ['/reviews', 'KR'],
      ['/reviews/12', 'HK'],
    ] as const,
    2,
  )) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, path, `country=${country}&as=guest`)
    expect(await violationsOn(page), path).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    await doubleText(page.locator('main'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('REVIEW-01 without script each page of reviews leads to the next one', { tag: '@any-screen' }, async ({
    page,
  }) => {
    await page.goto('/reviews?country=US&as=guest')
    await more(page).click()
    await expect(page).toHaveURL(/\/reviews\/page\/2$/)
    await expect(reviews(page)).toHaveCount(6)
  })
})
