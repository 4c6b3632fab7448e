/** The journal: further pages, categories and orders (BLOG-01). */
import type { Page } from '@playwright/test'
import { doubleText } from '../a11y/double-text'
import { pressInPlace } from '../kit/list-moves'
import { expect, test } from '../kit/oracle'
import { violationsOn } from '../kit/violations'

test.use({ layout: 'bare', contextOptions: { reducedMotion: 'reduce' } })

const posts = (page: Page) => page.locator('.posts > li')
const more = (page: Page) => page.locator('[data-rove-listing=next]')
const status = (page: Page) => page.locator('rove-blog [part=status]')
const titles = (page: Page) => page.locator('.post-tile__title').allTextContents()

/** Opens the journal, and waits for its element. */
async function open(page: Page, path = '/journal?country=US&as=guest') {
  await page.goto(path)
  await page.evaluate(() => window.rove.ready())
}

/** Presses the link to the next page. */
async function press(page: Page, count: number) {
  await pressInPlace(more(page))
  await expect(posts(page)).toHaveCount(count)
}

const scrollDown = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))

test('BLOG-01 posts of the next page are added by scrolling, and none moves', { tag: '@any-screen' }, async ({
  page,
}) => {
  await open(page)
  await expect(posts(page)).toHaveCount(6)
  const before = await titles(page)
  await scrollDown(page)
  await expect(posts(page)).toHaveCount(12)
  expect((await titles(page)).slice(0, 6)).toEqual(before)
  await expect(page.locator('[data-rove-listing=place]')).toHaveText('12 of 36')
})

test('BLOG-01 at most five pages are shown, and the last link opens the sixth', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await open(page)
  for (const number of [2, 3, 4, 5]) {
    await expect(more(page)).toHaveAttribute('href', new RegExp(`/journal/page/${number}$`))
    await press(page, number * 6)
  }
  await expect(status(page)).toHaveText('6 more, 30 of 36')
  await scrollDown(page)
  await more(page).click()
  await expect(page).toHaveURL(/\/journal\/page\/6$/)
  await expect(posts(page)).toHaveCount(6)
  await expect(more(page)).toHaveCount(0)
})

test('BLOG-01 without a link the page number advances until a page is missing', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await page.route('**/journal*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(/ data-(total|pages)="\d+"/g, '') })
  })
  const asked: string[] = []
  await page.route('**/journal/page/*', async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    if (route.request().url().includes('/page/3')) return route.fulfill({ status: 404, body: 'none' })
    const response = await route.fetch()
    const grid = /<ul class="posts"[\s\S]*?<\/ul>/.exec(await response.text())?.[0] ?? ''
    await route.fulfill({ response, body: grid })
  })
  await open(page)
  await press(page, 12)
  await pressInPlace(more(page))
  await expect(more(page)).toBeHidden()
  await expect(posts(page)).toHaveCount(12)
  await expect(page.locator('rove-blog [part=message]')).toHaveCount(0)
  expect(asked).toEqual(['/journal/page/2', '/journal/page/3'])
})

test('BLOG-01 a form among the posts of a further page is filled in and sent', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const form = (said = '') => `<form action="/journal/letter" method="post"><p>${said}</p><input name="mail">
    <input type="hidden" name="form_id" value="letter"><button name="op" value="Join">Join</button></form>`
  const wall = (said: string) => `<!doctype html><title>Shop</title><main><rove-blog>
    <ul class="posts" data-rove-listing="grid"><li>${form(said)}</li></ul></rove-blog></main>
    <script src="/rove/rove.js" async></script>`
  await page.route('**/journal/page/2', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replace(/class="posts"[\s\S]*?(?=<\/li>)/, (post) => post + form()),
    })
  })
  const posted: unknown[] = []
  await page.route('**/journal/letter', (route) => {
    const fields = Object.fromEntries(new URLSearchParams(route.request().postData() ?? ''))
    posted.push(fields)
    return route.fulfill({ contentType: 'text/html', body: wall(fields.mail === 'ada@' ? 'Invalid' : 'Thank you') })
  })
  await open(page)
  await press(page, 12)
  const [mail, join] = [page.locator('rove-blog [name=mail]'), page.getByRole('button', { name: 'Join' })]
  await mail.fill('ada@')
  await join.click()
  await expect(page.locator('rove-blog')).toContainText('Invalid')
  await mail.fill('ada@home.test')
  await join.click()
  await expect(page.locator('rove-blog')).toContainText('Thank you')
  expect(posted).toEqual(['ada@', 'ada@home.test'].map((mail) => ({ mail, form_id: 'letter', op: 'Join' })))
})

test('BLOG-01 a category and an order are kept on further pages, up to the last post', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await open(page)
  const [categories, orders] = [page.getByLabel('Categories'), page.getByLabel('Order')]
  await categories.getByRole('link', { name: 'Care', exact: true }).click()
  await orders.getByRole('link', { name: 'Oldest' }).click()
  await expect(page).toHaveURL(/\/journal\?category=care&sort=oldest$/)
  await expect(categories.locator('[aria-current]')).toHaveText('Care')
  await expect(orders.locator('[aria-current]')).toHaveText('Oldest')
  await page.evaluate(() => window.rove.ready())
  await expect(more(page)).toHaveAttribute('href', '/journal/page/2?category=care&sort=oldest')
  await press(page, 9)
  await expect(more(page)).toBeHidden()
  await expect(status(page)).toHaveText('3 more, 9 of 9. That is all.')
  const dates = await posts(page)
    .locator('time')
    .evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''))
  expect(dates).toEqual(dates.toSorted())
  await expect(posts(page).locator('small').filter({ hasNotText: 'Care' })).toHaveCount(0)
})

test('BLOG-01 the address names the page one is at, and Back returns to it', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await open(page)
  await page.getByRole('link', { name: 'Most read' }).click()
  await page.waitForURL('**/journal?sort=read')
  await page.evaluate(() => window.rove.ready())
  await press(page, 12)
  await posts(page)
    .nth(9)
    .evaluate((node) => node.scrollIntoView())
  await expect(page).toHaveURL(/\/journal\/page\/2\?sort=read$/)
  const title = (await titles(page))[9] ?? ''
  await posts(page).nth(9).locator('a').click()
  await expect(page.locator('h1')).toHaveText(title)
  await page.goBack()
  await expect(page).toHaveURL(/\/journal\/page\/2\?sort=read$/)
  await expect(page.getByText(title)).toBeVisible()
  await expect(page.getByLabel('Order').locator('[aria-current]')).toHaveText('Most read')
})

test('BLOG-01 a page that fails says so, keeps the posts, and can be requested again', {
  tag: ['@any-screen', '@wcag-4.1.3', '@rove-blog', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/list\.next: status-404/)
  await open(page, '/journal?country=US&as=guest&fault=404:/journal/page')
  await pressInPlace(more(page))
  await expect(page.locator('rove-blog [part=message][role=alert]')).toContainText('More could not be loaded.')
  await expect(posts(page)).toHaveCount(6)
  expect(await violationsOn(page, 'rove-blog')).toEqual([])
  await page.request.get('/?fault=none')
  await page.locator('rove-blog [part=retry-button]').click()
  await expect(posts(page)).toHaveCount(12)
})

test('BLOG-01 without a marked list the element leaves its content', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
  oracle,
}) => {
  oracle.expectReports(/<rove-blog>: no-grid/)
  await page.route('**/journal?*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('data-rove-listing="grid"', '') })
  })
  await open(page)
  await expect(page.locator('rove-blog')).toHaveAttribute('data-rove-state', 'fallback')
  await more(page).click()
  await expect(page).toHaveURL(/\/journal\/page\/2$/)
})

test('BLOG-01 the journal is accessible, and fits 320 px with large text', {
  tag: ['@nightly', '@any-screen', '@axe', '@wcag-1.4.4', '@wcag-1.4.10', '@rove-blog'],
}, async ({ page }) => {
  for (const [country, path] of [
    ['KR', '/journal'],
    ['HK', '/ar/journal'],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, `${path}?country=${country}&as=guest`)
    await press(page, 12)
    expect(await violationsOn(page), path).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    await doubleText(page.locator('.journal'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('BLOG-01 categories, orders, pages and posts are links without script', {
    tag: ['@any-screen', '@wcag-3.2.2', '@rove-blog', '@nightly'],
  }, async ({ page }) => {
    await page.goto('/journal?country=US&as=guest')
    await page.getByRole('link', { name: 'Materials', exact: true }).click()
    await page.getByRole('link', { name: 'Oldest', exact: true }).click()
    await more(page).click()
    await expect(page).toHaveURL(/\/journal\/page\/2\?category=materials&sort=oldest$/)
    await expect(posts(page)).toHaveCount(3)
    await page.getByRole('link', { name: 'Previous page' }).click()
    await posts(page).first().locator('a').click()
    await expect(page.locator('.post__text p')).toHaveCount(3)
  })
})
