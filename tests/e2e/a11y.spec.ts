import { expect, test } from './oracle'
import { open } from './product-page'
import { violationsOn } from './violations'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [country, path] of [
  ['US', '/'],
  ['US', '/sofas'],
  ['US', '/product/marlow-3-seat-sofa'],
  ['KR', '/product/marlow-3-seat-sofa'],
  ['KR', '/product/dune-wool-rug'],
  ['HK', '/search/products/sofa/'],
  ['CA', '/i-love'],
  ['UK', '/campaign/spring-rooms'],
  ['US', '/campaign/autumn-sale'],
  ['KR', '/contact-us'],
  ['HK', '/gift-card'],
  ['US', '/swatch-request'],
  ['KR', '/swatch-request'],
  ['CA', '/toronto-showroom'],
  ['KR', '/trade/application'],
  ['CA', '/reviews/gallery'],
  ['US', '/community'],
  ['KR', '/host-connect'],
  ['US', '/host-connect/maya-toronto'],
  ['CA', '/journal'],
  ['US', '/journal/what-is-inside-a-sofa'],
  ['UK', '/videos'],
  ['KR', '/videos/marlow-corner-sofa-covers'],
] as const)
  test(`${path} in ${country} has no accessibility violations`, async ({ page }) => {
    await page.goto(`${path}?country=${country}&as=guest`)
    await page.evaluate(() => window.rove.ready())
    expect(await violationsOn(page)).toEqual([])
  })

test('SEARCH-05 the open search panel has no accessibility violations', async ({ page }) => {
  await page.goto('/?country=US')
  await page.evaluate(() => window.rove.ready())
  await page.locator('rove-search [part=input]').first().click()
  await page.keyboard.type('sofa')
  await expect(page.locator('rove-search [part=panel]')).toHaveAttribute('data-state', 'results')
  expect(await violationsOn(page, 'rove-search')).toEqual([])
})

for (const [id, country, slug, name, sellsOut] of [
  ['DELIV-02', 'US', 'marlow-3-seat-sofa', 'delivery', []],
  ['DELIV-02', 'CA', 'marlow-3-seat-sofa', 'delivery', []],
  ['BUY-06', 'US', 'bo-wingback-chair', 'notify', []],
  ['BUY-06', 'KR', 'dune-wool-rug', 'notify', ['테라코타', '240']],
] as const)
  test(`${id} the ${name} dialog of ${slug} in ${country} has no accessibility violations`, async ({ page }) => {
    const { box, dialog, option } = await open(page, slug, `country=${country}&as=guest`)
    for (const choice of sellsOut) await option(choice).check()
    await box.locator(`[part=${name}-button]`).click()
    await expect(dialog).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(dialog.locator('[role=alert]')).not.toBeEmpty()
    expect(await violationsOn(page)).toEqual([])
  })
