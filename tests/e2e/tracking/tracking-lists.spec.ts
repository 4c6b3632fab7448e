/** What is shown and opened in lists, as events: each product once, with its list and its place. */
import type { Page } from '@playwright/test'
import { expect, test } from '../kit/oracle'
import { openResults } from '../search-results/results-page'
import { logged, viewed } from './tracked-visit'

interface Listed {
  readonly item_list_name: string
  readonly items: readonly { readonly nid: string; readonly index?: number }[]
}

const sent = async (page: Page, event: string) =>
  (await logged(page)).filter(({ detail }) => detail === event).map(({ params }) => params as unknown as Listed)
const places = ({ items }: Listed) => items.map(({ index }) => index)

test('TRACK-01 TRACK-02 a category sends each card once, and the opened one once', async ({ page }) => {
  await page.goto('/sofas?country=US&as=guest&consent=all')
  await page.evaluate(() => window.rove.ready())
  await viewed(page)
  const cards = page.locator('[data-rove-listing=grid] > [data-nid]')
  await page.locator('[data-rove-listing=next]').click()
  await expect(cards).toHaveCount(12)
  for (const n of [9, 2]) {
    await cards.nth(n).locator('[data-rove-card=link]').click()
    await page.waitForURL(/\/product\//)
    await page.goBack()
    await expect(cards).toHaveCount(12)
    await viewed(page)
  }
  await expect.poll(async () => (await sent(page, 'select_item')).map(places)).toEqual([[9], [2]])
  // Leaving the page sends the rest.
  await page.goto('/about')
  const [first, further, ...again] = await sent(page, 'view_item_list')
  // Each Back views the server's page again, not the cards that were restored.
  expect(again.map(({ items }) => items.length)).toEqual([8, 8])
  expect([first, further].map((list) => list?.item_list_name)).toEqual(['Sofas', 'Sofas'])
  expect(further && places(further)).toEqual([8, 9, 10, 11])
  const shown = [first, further].flatMap((list) => list?.items.map(({ nid }) => nid) ?? [])
  expect(new Set(shown).size, 'each card once').toBe(12)
})

test('TRACK-01 TRACK-02 results send what each choice shows, and the opened one', { tag: '@nightly' }, async ({
  page,
}) => {
  const { cards, value, chips } = await openResults(page, '/search/products/sofa/?country=US&as=guest&consent=all')
  await viewed(page)
  await value('Green').check()
  await expect(chips).toHaveCount(1)
  const count = await cards.count()
  expect(count).toBeGreaterThan(3)
  await cards
    .nth(count - 1)
    .locator('[data-rove-card=link]')
    .click()
  await page.waitForURL(/\/product\//)
  await expect.poll(async () => (await sent(page, 'select_item')).map(places)).toEqual([[count - 1]])
  const [selected] = await sent(page, 'select_item')
  expect(selected?.item_list_name).toBe('search results')
  expect((await sent(page, 'view_item_list')).map(places)).toEqual([[0, 1, 2]])
  expect(await sent(page, 'view_search_results')).toHaveLength(1)
})
