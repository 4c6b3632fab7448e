/** A results page of the demo shop whose element is ready. */
import { expect, type Page } from '@playwright/test'
import { type SentSearch, searchRequestsOf } from '../search/search-requests'

/** Opens a results page whose element is ready, and notes its requests to the search service. */
export async function openResults(page: Page, path: string) {
  const requests: (readonly SentSearch[])[] = []
  page.on('request', (request) => {
    if (/\/1\/indexes\//.test(request.url())) requests.push(searchRequestsOf(request))
  })
  await page.goto(path)
  await page.evaluate(() => window.rove.ready())
  const element = page.locator('rove-search-results')
  const part = (mark: string) => element.locator(`[data-rove-results="${mark}"]`).first()
  return {
    requests,
    element,
    part,
    cards: element.locator('[data-rove-results=list] > *'),
    chips: part('chips').locator('[data-facet]'),
    value: (name: string) => element.getByRole('checkbox', { name }),
    tab: (type: string) => element.locator(`[data-type=${type}]`).first(),
    /** Shows the filters, which a phone has behind a button. */
    async refine() {
      const button = part('refine').locator('> summary')
      if (await button.isVisible()) await button.click()
    },
    /** Closes the filters of a phone. */
    async apply() {
      const isOpen = await part('refine').evaluate((refine) => refine.hasAttribute('open'))
      if (isOpen) await part('apply').click()
      await expect(part('refine')).not.toHaveAttribute('open')
      await expect(page.locator('rove-header')).toHaveJSProperty('inert', false)
    },
  }
}
