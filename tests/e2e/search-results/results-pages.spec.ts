/** Further pages of results, and what is seen while results load. */
import { expect, test } from '../kit/oracle'
import { openResults } from './results-page'

const numberIn = (text: string | null) => Number(text?.replace(/\D/g, ''))

test('RESULTS-03 further pages are added below, announced, and keep the focus', {
  tag: ['@any-screen', '@wcag-2.4.3', '@wcag-4.1.3', '@rove-search-results', '@nightly'],
}, async ({ page }) => {
  const { cards, part, requests } = await openResults(page, '/search/products/s/?country=US')
  await expect(cards).toHaveCount(24)
  const all = numberIn(await part('tab-count').innerText())
  await part('paging').locator('[rel=next]').focus()
  await page.keyboard.press('Enter')
  await expect(cards).toHaveCount(Math.min(48, all))
  expect(requests).toHaveLength(1)
  await expect(part('status')).toHaveText(new RegExp(`more results, ${Math.min(48, all)} of ${all}`))
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(cards.nth(24).locator('a').first()).toBeFocused()
  expect(await part('paging').evaluate((node) => node.getBoundingClientRect().top)).toBeGreaterThan(1000)
})

test('RESULTS-03 a further page that failed is added on request, and gets the focus', {
  tag: ['@nightly', '@any-screen', '@wcag-2.4.3', '@rove-search-results'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/rove-search-results|search/)
  const { cards, element, part } = await openResults(page, '/search/products/s/?country=US')
  const more = part('paging').locator('[rel=next]')
  await page.route('**/1/indexes/**', (route) => route.abort())
  const notice = element.locator('[part=notice]')
  await more.press('Enter')
  await notice.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(notice).toBeHidden()
  await expect(more).toBeFocused()
  await more.press('Enter')
  const again = notice.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await page.unroute('**/1/indexes/**')
  await again.press('Enter')
  await expect(cards.nth(24).locator('a').first()).toBeFocused()
  await expect(notice).toBeHidden()
})

test('RESULTS-03 below a later page the way to the pages before stays', { tag: ['@nightly', '@any-screen'] }, async ({
  page,
}) => {
  const { cards, part } = await openResults(page, '/search/products/a/?country=US&page=2')
  const before = part('paging').locator('[rel=prev]')
  const count = await cards.count()
  await part('paging').locator('[rel=next]').click()
  await expect.poll(() => cards.count()).toBeGreaterThan(count)
  await expect(before).toHaveAttribute('href', /\/search\/products\/a\/$/)
  await before.click()
  await expect(page).toHaveURL(/\/search\/products\/a\/$/)
  await expect(cards).toHaveCount(24)
  await expect(before).toHaveCount(0)
})

test('RESULTS-03 after a choice of one page, further pages can be shown again', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const { cards, part } = await openResults(page, '/search/products/a/filter/colors:Pink/?country=US')
  await expect(part('paging')).toBeHidden()
  await part('clear').click()
  await expect(cards).toHaveCount(24)
  await part('paging').locator('[rel=next]').click()
  await expect.poll(() => cards.count()).toBeGreaterThan(24)
})

test('RESULTS-02 a slow search dims the results, and keeps the choice', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  const { cards, chips, part, value, refine, apply } = await openResults(page, '/search/products/a/?country=US&page=2')
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/1/indexes/**', async (route) => {
    await asked
    await route.continue()
  })
  await refine()
  await value('Green').check()
  await expect(part('apply')).toHaveText('Loading results…')
  await expect(part('status')).toHaveText('Loading results…')
  await expect(part('list')).toHaveCSS('opacity', '0.5')
  await apply()
  for (const link of await part('paging').locator('a').all()) {
    await expect(link).toHaveAttribute('aria-disabled', 'true')
    await link.click({ force: true })
    await expect(part('filters').locator('[value=Green]')).toBeChecked()
  }
  answer()
  await expect(chips).toHaveText([/Green/])
  await expect(part('list')).toHaveCSS('opacity', '1')
  await expect(part('status')).toHaveText(/^\d+ results$/)
  await expect(part('apply')).toHaveText(/^Show \d+ results$/)
  await expect(page).toHaveURL(/colors:Green\/$/)
  expect(await cards.count()).toBeLessThanOrEqual(24)
})

test('RESULTS-02 after a slow search that fails, further pages can be shown', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/rove-search-results|search/)
  const { cards, element, part, value, refine } = await openResults(page, '/search/products/a/?country=US')
  const said = await part('apply').textContent()
  let fail = () => {}
  const failed = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route('**/1/indexes/**', async (route) => {
    await failed
    await route.abort()
  })
  await refine()
  await value('Green').check()
  await expect(part('status')).toHaveText('Loading results…')
  fail()
  await expect(element.locator('[part=notice]')).toBeVisible()
  await expect(part('status')).toBeEmpty()
  await expect(part('apply')).toHaveText(said ?? '')
  await expect(part('list')).toHaveCSS('opacity', '1')
  await page.unroute('**/1/indexes/**')
  await part('paging').locator('[rel=next]').click()
  await expect.poll(() => cards.count()).toBeGreaterThan(24)
})
