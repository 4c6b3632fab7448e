/** The fields of a search service's records where a visitor, or the shop's tracking, needs them. */
import { expect, test } from '../kit/oracle'
import { openResults } from '../search-results/results-page'
import { logged, viewed } from '../tracking/tracked-visit'

test('SEARCH-10 a category is suggested with its own picture', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await page.goto('/?country=US&as=guest')
  await page.evaluate(() => window.rove.ready())
  await page.locator('rove-search [part=input]').first().fill('rugs')
  const picture = page.locator('rove-search [data-index=category] [part=option] img').first()
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('SEARCH-10 TRACK-01 a chosen suggestion is tracked by its google_tag_id and nid', { tag: '@any-screen' }, async ({
  page,
}) => {
  let hits: readonly Record<string, unknown>[] = []
  await page.route('**/search/1/indexes/**', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    for (const hit of answer.results[0].hits) hit.google_tag_id = `G-${hit.nid}`
    hits = answer.results[0].hits
    await route.fulfill({ response, json: answer })
  })
  await page.goto('/?country=US&as=guest&consent=all')
  await viewed(page)
  await page.locator('rove-search [part=input]').first().fill('hale rocking')
  await page.locator('rove-search [data-index=products] [part=option]').first().click()
  await expect(page).toHaveURL(/\/product\/hale-rocking-chair/)
  const nid = await page.locator('rove-love').first().getAttribute('nid')
  const chosen = async () =>
    (await logged(page)).filter(({ detail }) => detail === 'select_item').map(({ params }) => params.items)
  await expect.poll(chosen).toMatchObject([[{ nid, id_google: `G-${nid}` }]])
  const { objectID: id, title: name, url, image, prices } = hits.find((hit) => `${hit.nid}` === nid) ?? {}
  const { usd: price } = (prices as { final: { usd: number } }).final
  const ends = (address: unknown) => expect.stringMatching(`${address}$`)
  expect(await chosen()).toMatchObject([[{ id, name, url: ends(url), image: ends(image), price }]])
})

test('SEARCH-10 PRICE-02 only members see MEMBER beside suggestions and results', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  for (const as of ['guest', 'member']) {
    const { cards, chips, value, refine, apply } = await openResults(page, `/search/products/sofa/?country=US&as=${as}`)
    const expectLabels = async (where: string) => {
      const texts = await cards.locator('[data-rove-card=price]').allInnerTexts()
      expect(texts.length, where).toBeGreaterThan(3)
      for (const text of texts) {
        if (as === 'member') expect(text, where).toContain('MEMBER')
        else expect(text, where).not.toMatch(/member/i)
      }
    }
    await expectLabels('the server’s cards')
    await refine()
    await value('Green').check()
    await expect(chips).toHaveCount(1)
    await apply()
    await expectLabels('made cards')
    await page.locator('rove-search [part=input]').first().fill('chair')
    const suggested = page.locator('rove-search [data-index=products] .price')
    await expect(suggested).toHaveCount(5)
    for (const one of await suggested.all())
      await expect(one.locator('[part=member-label]')).toHaveText(as === 'member' ? ['MEMBER'] : [])
  }
})
