import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './oracle'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [country, path] of [
  ['US', '/'],
  ['US', '/sofas'],
  ['KR', '/product/marlow-3-seat-sofa'],
  ['HK', '/search/products/sofa/'],
  ['CA', '/i-love'],
  ['UK', '/campaign/spring-rooms'],
] as const)
  test(`${path} in ${country} has nothing that stands in somebody’s way`, async ({ page }) => {
    await page.goto(`${path}?country=${country}&as=guest`)
    await page.evaluate(() => window.rove.ready())
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })

test('SEARCH-05 the open panel has nothing that stands in somebody’s way', async ({ page }) => {
  await page.goto('/?country=US')
  await page.evaluate(() => window.rove.ready())
  await page.locator('rove-search [part=input]').first().click()
  await page.keyboard.type('sofa')
  await expect(page.locator('rove-search [part=panel]')).toHaveAttribute('data-state', 'results')
  const { violations } = await new AxeBuilder({ page }).include('rove-search').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})
