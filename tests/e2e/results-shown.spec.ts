/** Which results are shown, and which of their cards first. */
import { expect, test } from './oracle'
import { openResults } from './results-page'

for (const { address, state, pressed, shown } of [
  { address: '/search/products/showroom/', state: 'of the address', pressed: undefined, shown: 'pages' },
  { address: '/search/pages/linen/', state: 'that the visitor chooses', pressed: 'STL', shown: 'products' },
] as const) {
  test(`RESULTS-05 a type ${state} that has no results is replaced by the type with the most`, {
    tag: '@any-screen',
  }, async ({ page }) => {
    const { cards, tab } = await openResults(page, `${address}?country=US`)
    if (pressed) {
      await expect(tab(pressed)).toContainText('(0)')
      await tab(pressed).click()
    }
    await expect(tab(shown)).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('[data-rove-results=tabs] [aria-current]')).toHaveCount(1)
    const count = Number((await tab(shown).innerText()).replace(/\D/g, ''))
    expect(count).toBeGreaterThan(0)
    await expect(cards).toHaveCount(count)
  })
}

test('RESULTS-02 RESULTS-03 the cards on the screen come first, the others a moment later', async ({ page }) => {
  const { cards, part, refine } = await openResults(page, '/search/products/sofa/?country=US')
  await part('list').evaluate((list) => {
    const linked = (root: Element) => root.querySelectorAll(':scope > * [data-rove-card=link]').length
    const observer = new MutationObserver(() => {
      const shown = document.querySelector('[data-rove-results=list]')
      if (!shown || shown === list) return
      observer.disconnect()
      document.documentElement.dataset.first = `${linked(shown)} of ${shown.childElementCount}`
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  await refine()
  await part('filters').locator('select').selectOption('price_asc')
  await expect(page.locator('html')).toHaveAttribute('data-first', /^\d/)
  const [linked = 0, all = 0] = ((await page.locator('html').getAttribute('data-first')) ?? '')
    .split(' of ')
    .map(Number)
  expect(linked).toBeGreaterThan(0)
  expect(linked).toBeLessThan(all)
  await expect(cards.locator('[data-rove-card=title]')).toHaveCount(all)
  await expect(cards.locator('[data-rove-card=title]:empty')).toHaveCount(0)
  await expect(part('list').locator('> [style*=block-size]')).toHaveCount(0)
})

test('SEARCH-10 RESULTS-03 further pages are offered as far as the service has them', { tag: '@any-screen' }, async ({
  page,
}) => {
  await page.route('**/search/1/indexes/**', async (route) => {
    const response = await route.fetch()
    const { results } = await response.json()
    await route.fulfill({ response, json: { results: results.map((one: object) => ({ ...one, nbPages: 2 })) } })
  })
  const { cards, part, refine, apply } = await openResults(page, '/search/products/s/?country=US')
  await refine()
  await part('filters').locator('select').selectOption('price_asc')
  await apply()
  await expect(page).toHaveURL(/price_asc/)
  const more = part('paging').locator('[rel=next]')
  await more.click()
  await expect(cards).toHaveCount(48)
  await expect(part('paging')).toContainText(/48 of \d+/)
  await expect(more).toHaveCount(0)
})
