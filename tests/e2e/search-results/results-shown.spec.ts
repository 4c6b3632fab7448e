/** Which results are shown, and which of their cards first. */
import { expect, test } from '../kit/oracle'
import { openResults } from './results-page'

test.use({ layout: 'bare' })

test('RESULTS-05 a type without results is replaced by the type with the most', { tag: '@any-screen' }, async ({
  page,
}) => {
  const { cards, tab } = await openResults(page, '/search/pages/linen/?country=US')
  await expect(tab('STL')).toContainText('(0)')
  await tab('STL').click()
  await expect(tab('products')).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('[data-rove-results=tabs] [aria-current]')).toHaveCount(1)
  const count = Number((await tab('products').innerText()).replace(/\D/g, ''))
  expect(count).toBeGreaterThan(0)
  await expect(cards).toHaveCount(count)
})

test('RESULTS-05 where the server has replaced the type, its facets can be chosen', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const { chips, part, refine, value, apply } = await openResults(page, '/search/reviews/bolster?country=US')
  await refine()
  const name = await part('filters').locator('[data-facet=color] input:enabled').first().getAttribute('value')
  await value(`${name} (`).first().check()
  await apply()
  await expect(chips).toHaveText([new RegExp(`${name}`)])
  await expect(page).toHaveURL(new RegExp(`/search/products/bolster/filter/colors:${name}/$`))
  await page.goBack()
  await expect(chips).toHaveCount(0)
})

test('RESULTS-02 RESULTS-03 the cards on the screen come first, the others later', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
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
