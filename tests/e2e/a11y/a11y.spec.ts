/** The whole pages of the demo shop, and their dialogs, are accessible. */

import { open } from '../buybox/product-page'
import { someOf } from '../kit/nightly'
import { expect, test } from '../kit/oracle'
import { violationsOn } from '../kit/violations'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const pages = {
  'the United States': [
    '/?country=US',
    '/sofas',
    '/product/marlow-3-seat-sofa',
    '/campaign/autumn-sale',
    '/swatch-request',
    '/community',
    '/host-connect/maya-toronto',
    '/journal/what-is-inside-a-sofa',
  ],
  Korea: [
    '/product/marlow-3-seat-sofa?country=KR',
    '/product/dune-wool-rug',
    '/contact-us',
    '/swatch-request',
    '/trade/application',
    '/host-connect',
    '/videos/marlow-corner-sofa-covers',
  ],
  'the other countries': [
    '/search/products/sofa/?country=HK',
    '/gift-card',
    '/campaign/spring-rooms?country=UK',
    '/videos',
    '/i-love?country=CA',
    '/toronto-showroom',
    '/reviews/gallery',
    '/journal',
  ],
}
for (const [where, paths] of someOf(Object.entries(pages)))
  test(`the pages of ${where} have no accessibility violations`, { tag: ['@wide-first', '@nightly'] }, async ({
    page,
  }) => {
    // Each of many pages is checked as a whole.
    test.slow()
    for (const path of paths) {
      await page.goto(path)
      await page.evaluate(() => window.rove.ready())
      expect.soft(await violationsOn(page), path).toEqual([])
    }
  })

test('SEARCH-05 the open search panel has no accessibility violations', {
  tag: ['@nightly', '@wide-first', '@axe', '@wcag-1.4.3', '@rove-search'],
}, async ({ page }) => {
  await page.goto('/?country=US')
  await page.evaluate(() => window.rove.ready())
  await page.locator('rove-search [part=input]').first().click()
  await page.keyboard.type('sofa')
  await expect(page.locator('rove-search [part=panel]')).toHaveAttribute('data-state', 'results')
  expect(await violationsOn(page, 'rove-search')).toEqual([])
})

test('DELIV-02 BUY-06 the dialogs of the buybox have no accessibility violations', {
  tag: ['@nightly', '@wide-first', '@axe', '@wcag-1.4.3', '@rove-buybox'],
}, async ({ page }) => {
  for (const [country, slug, name, sellsOut] of [
    ['US', 'marlow-3-seat-sofa', 'delivery', []],
    ['CA', 'marlow-3-seat-sofa', 'delivery', []],
    ['KR', 'dune-wool-rug', 'notify', ['테라코타', '240']],
  ] as const) {
    const { box, dialog, option } = await open(page, slug, `country=${country}&as=guest`)
    for (const choice of sellsOut) await option(choice).check()
    await box.locator(`[part=${name}-button]`).click()
    await expect(dialog).toBeVisible()
    expect.soft(await violationsOn(page), `${name} in ${country}`).toEqual([])
    await page.keyboard.press('Enter')
    await expect(dialog.locator('[role=alert]')).not.toBeEmpty()
    expect.soft(await violationsOn(page), `${name} in ${country}, with an error`).toEqual([])
  }
})
