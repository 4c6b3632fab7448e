/** Back to further pages of results that the visitor has left in another language. In a browser without a back-forward cache. */
import { backToPage } from '../kit/go-back'
import { expect, test } from '../kit/oracle'
import { openResults } from './results-page'

test.use({ layout: 'bare' })

test('RESULTS-04 COUNTRY-01 Back in another language shows the server’s page only', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  const { cards, part } = await openResults(page, '/search/products/a/filter/colors:Beige/?country=US&sort=price_asc')
  await expect(cards).toHaveCount(24)
  await part('paging').locator('[rel=next]').click()
  await expect(page).toHaveURL(/page=2$/)
  await expect.poll(() => cards.count()).toBeGreaterThan(24)
  const english = await cards.allInnerTexts()
  await expect.poll(() => page.evaluate(() => history.state?.rove_list)).toBeTruthy()

  await page.goto('/product/hollis-sofa?country=CA&locale=fr_CA')
  await backToPage(page)
  await page.evaluate(() => window.rove.ready())
  await expect(page).toHaveURL(/page=2$/)
  const served = await page.evaluate(async () => {
    const html = await (await fetch(location.href)).text()
    const list = new DOMParser().parseFromString(html, 'text/html').querySelector('[data-rove-results=list]')
    return list?.childElementCount ?? 0
  })
  await expect(cards).toHaveCount(served)
  expect(served).toBeLessThan(24)
  expect((await cards.allInnerTexts()).filter((text) => english.includes(text))).toEqual([])
})
