/** Back to a list from a product: the same items at the same place. In a browser without a back-forward cache. */

import type { Page } from '@playwright/test'
import { backToPage } from '../kit/go-back'
import { onScreens } from '../kit/on-screens'
import { expect, test } from '../kit/oracle'
import { cardsOf as cards, loadPages as load, serveLongList } from './long-list'

const nids = (page: Page) => cards(page).evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset.nid))
/** Whether a card is this far from the top of the screen, to half a pixel: the pixels of a phone are smaller than CSS pixels. */
const isAt = (page: Page, nid: string, top: number) =>
  page
    .locator(`[data-nid="${nid}"]`)
    .evaluate((card, at) => Math.abs(card.getBoundingClientRect().top - at) <= 0.5, top)

/** Whether all pictures on the screen have arrived. */
const arePicturesShown = (page: Page) =>
  page.locator('[data-rove-listing=grid] img').evaluateAll((pictures) =>
    (pictures as HTMLImageElement[])
      .filter((picture) => {
        const { bottom, top } = picture.getBoundingClientRect()
        return picture.checkVisibility() && bottom > 0 && top < innerHeight
      })
      .every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  )

/** Brings a card to about this distance from the top of the screen, and waits until the address names its page. @returns its distance */
async function place(page: Page, nid: string, top: number, path: string) {
  const card = page.locator(`[data-nid="${nid}"]`)
  for (let n = 0; n < 3; n++)
    await card.evaluate((node, distance) => scrollBy(0, node.getBoundingClientRect().top - distance), top)
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe(path)
  return card.evaluate((node) => node.getBoundingClientRect().top)
}

onScreens((screen) => {
  test('LIST-02 Back from a product shows the same items at the same place', { tag: '@nightly' }, async ({ page }) => {
    await serveLongList(page)
    await page.goto('/sofas?country=US&as=guest')
    await load(page, 5)
    const top = await place(page, '3203', -37, '/sofas/page/3')
    const before = await nids(page)
    expect(before).toHaveLength(48)

    await page.goto('/product/hollis-sofa')
    await page.evaluate(() => window.rove.ready())
    await page.locator('rove-buybox [part=purchase] [part=button]').first().click()
    await expect(page.locator('[data-rove-header=count]')).toHaveText('1')
    await page.goBack()
    await expect(cards(page)).toHaveCount(48)
    expect(await nids(page)).toEqual(before)
    await expect.poll(() => isAt(page, '3203', top)).toBe(true)
    await page.evaluate(() => window.rove.ready())
    expect(await isAt(page, '3203', top)).toBe(true)
    await expect(page.locator('[data-rove-listing=previous]')).toBeHidden()
    await expect(page.locator('[data-rove-listing=next]')).toHaveAttribute('href', '/sofas/page/7')

    // Tab goes on from there, not from the top of the page.
    await page.keyboard.press('Tab')
    expect(await page.locator('rove-listing').evaluate((node) => node.contains(document.activeElement))).toBe(true)

    // The list goes on.
    await page.locator('[data-rove-listing=next]').click()
    await expect(cards(page)).toHaveCount(56)
  })

  // A reload and a changed catalogue do not depend on the screen.
  if (screen === 'a wide screen') return

  test('LIST-02 pictures of unknown height that arrive after Back move nothing', { tag: '@nightly' }, async ({
    page,
  }) => {
    await serveLongList(page, { unknownHeights: true })
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('.picture{aspect-ratio:auto !important;block-size:auto !important;object-fit:fill !important}')
      document.adoptedStyleSheets = [sheet]
    })
    let arrive = () => {}
    let arrival: Promise<void> | undefined
    await page.route('**/*.webp', async (route) => {
      const response = await route.fetch()
      await arrival
      await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-store' } }).catch(() => {})
    })
    await page.goto('/sofas?country=US&as=guest')
    await load(page, 3)
    await cards(page).last().scrollIntoViewIfNeeded()
    await expect.poll(() => arePicturesShown(page)).toBe(true)
    await place(page, '3204', -21, '/sofas/page/3')
    await expect.poll(() => arePicturesShown(page)).toBe(true)
    const top = await place(page, '3204', -21, '/sofas/page/3')
    await page.goto('/product/hollis-sofa')
    arrival = new Promise((resolve) => {
      arrive = resolve
    })
    // Its pictures hold the load event back.
    await page.goBack({ waitUntil: 'commit' })
    await expect(cards(page)).toHaveCount(32)
    await expect.poll(() => isAt(page, '3204', top)).toBe(true)
    expect(await arePicturesShown(page)).toBe(false)
    arrive()
    await expect.poll(() => arePicturesShown(page)).toBe(true)
    await expect.poll(() => isAt(page, '3204', top)).toBe(true)
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual')
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, 10)
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('auto')
  })

  test('LIST-02 a reload keeps the list and the place', { tag: '@nightly' }, async ({ page }) => {
    await serveLongList(page)
    await page.goto('/sofas?country=US&as=guest')
    await load(page, 2)
    const top = await place(page, '2204', -80, '/sofas/page/2')
    await page.reload()
    await expect(cards(page)).toHaveCount(24)
    await expect.poll(() => isAt(page, '2204', top)).toBe(true)
  })

  test('LIST-02 where the catalogue has changed, Back shows the page of the address', { tag: '@nightly' }, async ({
    page,
  }) => {
    await serveLongList(page)
    await page.goto('/sofas?country=US&as=guest')
    await load(page, 2)
    await place(page, '2204', -80, '/sofas/page/2')
    await page.goto('/product/hollis-sofa')
    await serveLongList(page, { version: 'changed' })
    await backToPage(page)
    await page.evaluate(() => window.rove.ready())
    // The browser scrolls to the old place, which can load the page after it.
    await expect.poll(async () => (await nids(page))[0]).toBe('2201')
  })
})

test('LIST-02 cards that can no longer be read are left out after a reload', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await serveLongList(page)
  await page.goto('/sofas?country=US&as=guest')
  await load(page, 2)
  await place(page, '2205', -250, '/sofas/page/2')
  await page.goto('/product/hollis-sofa')
  await page.evaluate(() => {
    const [key = '', text = ''] = Object.entries(sessionStorage).find(([name]) => /^rove_list_/.test(name)) ?? []
    const memory = JSON.parse(text)
    for (const item of memory.items) if (/^320[5-8]$/.test(item.nid)) item.text = '{}'
    sessionStorage.setItem(key, JSON.stringify(memory))
  })
  await backToPage(page)
  // The browser scrolls to the old place, which can load the page after it.
  await expect.poll(async () => (await nids(page))[19]).toBe('3204')
  expect((await nids(page)).filter((nid = '') => /^320[5-8]$/.test(nid))).toEqual([])
  await expect(cards(page).nth(19).locator('[data-rove-card=due-amount]')).toHaveText(/^\$/)
  await expect(page.locator('rove-listing')).toHaveAttribute('data-rove-state', 'ready')
})
