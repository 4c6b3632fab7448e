/** The wall of reviews, and the gallery with the shop's rating (REVIEW-01, REVIEW-02). */
import type { Page } from '@playwright/test'
import { doubleText } from './double-text'
import { expect, test } from './oracle'
import { violationsOn } from './violations'

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

test('REVIEW-01 the next page comes when 65 % of the page are scrolled: its html list, and its link to the page after it', async ({
  page,
}) => {
  await open(page)
  await expect(reviews(page)).toHaveCount(6)
  const scrollTo = (share: number) =>
    page.evaluate((part) => window.scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * part), share)
  await scrollTo(0.6)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(reviews(page)).toHaveCount(6)
  await scrollTo(0.7)
  await expect(reviews(page)).toHaveCount(12)
  await expect(more(page)).toHaveAttribute('href', /\/reviews\/page\/3$/)
  await expect(status(page)).toHaveText('6 more, 12 of 66')
  const ids = await reviews(page).evaluateAll((items) => items.map(({ id }) => id))
  expect(new Set(ids).size).toBe(12)
})

test('REVIEW-01 seven pages are shown at most; then the link opens the eighth page @any-screen', async ({ page }) => {
  await open(page)
  for (let shown = 2; shown <= 7; shown++) {
    await more(page).click()
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

test('REVIEW-01 the reviews stand in three columns, from 768 px down in two, also without the theme, and nothing moves when the element starts', async ({
  page,
}) => {
  for (const [width, expected] of [
    [1440, 3],
    [1200, 3],
    [769, 3],
    [768, 2],
    [390, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await open(page)
    expect(await columns(page), `${width} px`).toBe(expected)
    const shifted = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
            ),
          ).observe({ type: 'layout-shift', buffered: true })
          // Without a shift there is no entry.
          requestIdleCallback(() => resolve(0))
        }),
    )
    expect(shifted).toBeLessThan(0.02)
    await reviews(page)
      .first()
      .evaluate((item) => item.parentElement?.removeAttribute('class'))
    expect(await columns(page), `${width} px, the element’s own rule`).toBe(expected)
  }
})

test('REVIEW-02 a review has its name, text, verified mark, rating in words, products, address, title and date, on each page', async ({
  page,
}) => {
  await open(page)
  await more(page).click()
  await expect.poll(() => reviews(page).count()).toBeGreaterThanOrEqual(12)
  for (const item of await reviews(page).all()) {
    await expect(item.locator('.review__author')).toHaveText(/^\S+.* \p{L}\.$/u)
    await expect(item.locator('.review__text')).not.toBeEmpty()
    await expect(item.locator('.review__rating')).toHaveText(/^[★☆]{5} [1-5] out of 5$/)
    await expect(item.locator('.review__title a')).toHaveAttribute('href', /\/reviews\/\d+$/)
    await expect(item.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/)
    await expect(item.locator('.review__products a').first()).toHaveAttribute('href', /\/product\//)
  }
  const verified = await reviews(page).locator('.review__verified').count()
  expect(verified).toBeGreaterThan(6)
  expect(verified).toBeLessThan(await reviews(page).count())
  const title = await reviews(page).nth(8).locator('.review__title').innerText()
  await reviews(page).nth(8).locator('.review__title a').click()
  await expect(page.locator('h1')).toHaveText(title)
})

test('REVIEW-02 the gallery shows the rating and all reviews, and filters them by their stars on each page', {
  tag: '@any-screen',
}, async ({ page }) => {
  await open(page, '/reviews/gallery')
  await expect(page.locator('.gallery__score')).toContainText('4.6 out of 5')
  await page.getByRole('link', { name: '4 stars' }).click()
  await expect(page).toHaveURL(/stars=4$/)
  await page.evaluate(() => window.rove.ready())
  await more(page).click()
  await expect.poll(() => reviews(page).count()).toBeGreaterThanOrEqual(12)
  for (const rating of await reviews(page).locator('.review__rating').all())
    await expect(rating).toContainText('4 out of 5')
  await expect(more(page)).toHaveAttribute('href', /\/reviews\/gallery\/page\/\d\?stars=4$/)
})

test('REVIEW-01 of a hostile answer only what is safe is shown, and its link to a script is no next page @any-screen', async ({
  page,
  oracle,
}) => {
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
  await more(page).click()
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

const faults: Readonly<Record<string, readonly [RegExp, { status?: number; contentType: string; body: string }]>> = {
  'an error': [/list\.next: status-500/, { status: 500, contentType: 'text/html', body: '<h1>Error</h1>' }],
  'a page without a list': [/list\.next: not-html/, { contentType: 'text/html', body: '<!doctype html><h1>Soon</h1>' }],
  nothing: [/list\.next: not-html/, { contentType: 'text/html', body: '' }],
  JSON: [/list\.next: not-html/, { contentType: 'application/json', body: '{"items":[]}' }],
}
for (const [what, [report, answer]] of Object.entries(faults))
  test(`REVIEW-01 where the next page is answered with ${what}, the wall says so, stays, and offers another try @any-screen`, async ({
    page,
    oracle,
  }) => {
    oracle.expectReports(report)
    await page.route(next, (route) => route.fulfill(answer))
    await open(page)
    await more(page).click()
    await expect(page.locator('rove-reviews [part=message]')).toContainText('More could not be loaded.')
    await expect(reviews(page)).toHaveCount(6)
    await expect(more(page)).toHaveAttribute('href', /\/reviews\/page\/2$/)
    await page.unroute(next)
    await page.locator('rove-reviews [part=retry-button]').press('Enter')
    await expect(page.locator('rove-reviews [data-rove-listing=next]')).toBeFocused()
    await expect(reviews(page)).toHaveCount(12)
  })

test('REVIEW-01 the keyboard loads by the link, and the focus stays in the list at its end', {
  tag: '@any-screen',
}, async ({ page }) => {
  await open(page, '/reviews/page/10')
  await more(page).focus()
  await page.keyboard.press('Enter')
  await expect(reviews(page)).toHaveCount(12)
  await expect(status(page)).toHaveText('6 more, 55–66 of 66. That is all.')
  await expect(more(page)).toBeHidden()
  await expect(reviews(page).nth(6).locator('.review__title a')).toBeFocused()
})

for (const [path, country] of [
  ['/reviews', 'KR'],
  ['/reviews/gallery', 'KR'],
  ['/ar/reviews', 'US'],
  ['/reviews/12', 'HK'],
] as const)
  test(`REVIEW-02 ${path} in ${country} has no accessibility violations, and fits 320 px with text of twice the size`, async ({
    page,
  }) => {
    await open(page, path, `country=${country}&as=guest`)
    expect(await violationsOn(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    await doubleText(page.locator('main'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
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
