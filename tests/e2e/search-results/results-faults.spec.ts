/** Results whose search fails or is cut off, and what is said of them. */
import { hold } from '../kit/hold'
import { expect, test } from '../kit/oracle'
import { openResults } from './results-page'

test.use({ layout: 'bare' })

const sofas = '/search/products/sofa/?country=US'
const service = '**/1/indexes/**'

test('RESULTS-02 a copy of the page that is made during a search can be searched', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const { element, cards, part, value } = await openResults(page, '/search/products/a/?country=US')
  const release = await hold(page, service)
  await value('Green').check()
  await expect(part('apply')).toHaveText('Loading results…')
  await element.evaluate((node) => node.replaceWith(node.cloneNode(true)))
  await expect(part('list')).toHaveAttribute('aria-busy', 'false')
  await expect(part('apply')).toHaveText(/^Show \d+ results$/)
  await expect(part('status')).toBeEmpty()
  await expect(value('Green')).not.toBeChecked()
  release()
  await part('paging').locator('[rel=next]').click()
  await expect.poll(() => cards.count()).toBeGreaterThan(24)
})

test('RESULTS-04 after Back in vain the address names what is shown', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/rove-search-results|search/)
  const { element, cards, chips, value, part } = await openResults(page, sofas)
  await value('Green').check()
  await expect(chips).toHaveCount(1)
  await value('Velvet').check()
  await expect(chips).toHaveCount(2)
  // The document that comes keeps nothing of before.
  await page.reload()
  await page.evaluate(() => window.rove.ready())
  const notice = element.locator('[part=notice]')
  const shown = await cards.allInnerTexts()
  await page.route(service, (route) => route.abort())
  await page.goBack()
  await expect(notice).toBeVisible()
  await expect(value('Velvet')).toBeChecked()
  // Forward leads to what is shown: nothing is left to be asked again.
  await page.goForward()
  await expect(notice).toBeHidden()
  await page.goBack()
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/colors:Green,nice_names:Velvet\/$/)
  expect(await cards.allInnerTexts()).toEqual(shown)
  await page.unroute(service)
  await page.goForward()
  await expect(page).toHaveURL(/colors:Green,nice_names:Velvet\/$/)
  await part('clear').click()
  await expect(chips).toHaveCount(0)
  await page.goBack()
  await expect(chips).toHaveCount(2)
})

test('RESULTS-02 a choice made offline is searched once the browser is online', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page, oracle }) => {
  oracle.expectReports(/rove-search-results|search/)
  const { element, chips, value, requests } = await openResults(page, sofas)
  await value('Green').check()
  await expect(chips).toHaveCount(1)
  await page.context().setOffline(true)
  // Not `check`: the choice is taken back as soon as the search has failed.
  await value('Velvet').click()
  await expect(element.locator('[part=notice]')).toBeVisible()
  const asked = requests.length
  await page.context().setOffline(false)
  await expect(chips).toHaveCount(2)
  await expect(value('Velvet')).toBeChecked()
  expect(requests).toHaveLength(asked + 1)
})

test('RESULTS-04 Back and Forward announce how many results are shown', {
  tag: ['@nightly', '@any-screen', '@wcag-4.1.3', '@rove-search-results'],
}, async ({ page }) => {
  const { part, tab } = await openResults(page, sofas)
  const products = await part('count').innerText()
  await tab('reviews').click()
  await expect(part('status')).not.toBeEmpty()
  const reviews = await part('status').innerText()
  expect(reviews).not.toBe(products)
  await page.goBack()
  await expect(part('status')).toHaveText(products)
  await page.goForward()
  await expect(part('status')).toHaveText(reviews)
})
