/** A list of a thousand cards: few have content, those that the visitor sees always. */

import type { Page } from '@playwright/test'
import { foldLimits } from '../../../widgets/listing/listing.rules'
import { backToPage } from '../kit/go-back'
import { expect, test } from '../kit/oracle'
import { cardsOf, loadPages, serveLongList } from './long-list'

test.use({ layout: 'bare' })

/** The number of cards with content that a long list can have: the server's own, and those around the screen. */
const most = 8 + 2 * foldLimits.far
const unfolded = (page: Page) => page.locator('[data-rove-listing=grid] > [data-nid]:not(:empty)')
/** Those that the visitor sees, in this frame. */
const seen = (page: Page) =>
  cardsOf(page).evaluateAll((cards) =>
    cards
      .filter((card) => {
        const { bottom, top } = card.getBoundingClientRect()
        return bottom > 0 && top < innerHeight
      })
      .map((card) => card.childElementCount > 0),
  )
const jump = (page: Page, share: number) =>
  page.evaluate(async (part) => {
    scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * part)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, share)
const nodes = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Memory.getDOMCounters')).nodes
}

test('LIST-02 of 1,000 cards those near the screen have content', { tag: ['@any-screen', '@nightly'] }, async ({
  page,
}) => {
  await serveLongList(page, { pages: 26, times: 5 })
  await page.goto('/sofas?country=US&as=guest')
  await loadPages(page, 6, 40)
  await jump(page, 1)
  await loadPages(page, 1, 40)
  await jump(page, 1)
  await expect.poll(() => unfolded(page).count()).toBeLessThanOrEqual(most)
  const withFew = await nodes(page)
  for (let n = 8; n <= 25; n++) {
    await jump(page, 1)
    await loadPages(page, 1, 40)
  }
  await expect(cardsOf(page)).toHaveCount(1008)
  for (const share of [0.9, 0.5, 0.25, 0]) {
    await jump(page, share)
    const all = await seen(page)
    expect(all.length).toBeGreaterThan(2)
    expect(all).toEqual(all.map(() => true))
    await expect.poll(() => unfolded(page).count()).toBeLessThanOrEqual(most)
  }
  // Each of the other 720 cards is one node.
  await expect.poll(async () => (await nodes(page)) - withFew).toBeLessThan(5_000)
})

test('LIST-02 added cards on the screen have content at once, the others later', {
  tag: ['@any-screen', '@nightly'],
}, async ({ page }) => {
  await serveLongList(page, { pages: 3, times: 5 })
  await page.goto('/sofas?country=US&as=guest')
  await page.evaluate(() => window.rove.ready())
  const atOnce = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const grid = document.querySelector('[data-rove-listing=grid]')
        new MutationObserver(() => resolve(document.querySelectorAll('[data-nid]:not(:empty)').length)).observe(
          grid as Element,
          { childList: true },
        )
        document.querySelector<HTMLElement>('[data-rove-listing=next]')?.click()
      }),
  )
  await expect(cardsOf(page)).toHaveCount(48)
  expect(atOnce).toBeLessThan(48)
  await expect(unfolded(page)).toHaveCount(48)
})

test('LIST-02 a card that was folded works, and keeps the focus', {
  tag: ['@nightly', '@any-screen', '@wcag-2.1.1', '@wcag-2.4.3', '@rove-listing'],
}, async ({ page }) => {
  await serveLongList(page, { pages: 12, times: 5 })
  await page.goto('/sofas?country=US&as=guest')
  await loadPages(page, 10, 40)
  await jump(page, 1)
  const card = page.locator('[data-nid="2301"]')
  await expect(card).toBeEmpty()
  await card.scrollIntoViewIfNeeded()
  await expect(card.locator('rove-love [part=button]')).toBeVisible()
  await card.locator('[data-rove-card=swatch]').nth(2).focus()
  await expect(card.locator('[data-rove-card=link]')).toHaveAttribute('href', /\?oid=3$/)
  for (let n = 0; n < 40; n++) await page.keyboard.press('Tab')
  const focused = await page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-nid]')?.dataset.nid)
  expect(Number(focused)).toBeGreaterThan(2303)
  // A card with the focus keeps it.
  await jump(page, 0)
  await expect(page.locator(`[data-nid="${focused}"]`)).not.toBeEmpty()
})

test('LIST-02 Back to a long list shows the cards on the screen at once, in place', { tag: '@nightly' }, async ({
  page,
}) => {
  await serveLongList(page, { pages: 12, times: 5 })
  await page.goto('/sofas?country=US&as=guest')
  await loadPages(page, 9, 40)
  const card = page.locator('[data-nid="6301"]')
  for (let n = 0; n < 3; n++)
    await card.evaluate((node) => scrollBy({ top: node.getBoundingClientRect().top + 30, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/sofas/page/6')
  const top = await card.evaluate((node) => node.getBoundingClientRect().top)
  await page.goto('/product/hollis-sofa')
  await page.addInitScript(() => {
    let moved = 0
    const look = () => {
      const cards = [...document.querySelectorAll('[data-rove-listing=grid] > [data-nid]')]
      if (cards.length < 300) return void requestAnimationFrame(look)
      const onScreen = cards.filter((one) => {
        const { bottom, top } = one.getBoundingClientRect()
        return bottom > 0 && top < innerHeight
      })
      const isFull = (one: Element) => one.childElementCount > 0
      const first = {
        cards: cards.length,
        onScreen: onScreen.length,
        empty: onScreen.filter((one) => !isFull(one)).length,
        full: cards.filter(isFull).length,
      }
      sessionStorage.setItem('first', JSON.stringify(first))
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved += (entry as PerformanceEntry & { value: number }).value
        sessionStorage.setItem('moved', `${moved}`)
      }).observe({ type: 'layout-shift' })
    }
    requestAnimationFrame(look)
  })
  await backToPage(page)
  await page.evaluate(() => window.rove.ready())
  await expect.poll(() => unfolded(page).count()).toBeGreaterThan(150)
  const first = await page.evaluate(() => JSON.parse(sessionStorage.getItem('first') ?? '{}'))
  expect(first).toMatchObject({ cards: 368, empty: 0 })
  expect(first.onScreen).toBeGreaterThan(2)
  expect(first.full).toBeLessThan(60)
  // To the pixel: a phone rounds a place to the pixels of its screen.
  expect(Math.abs((await card.evaluate((node) => node.getBoundingClientRect().top)) - top)).toBeLessThan(1)
  // A card that moves by a line of text is some 0.01; a letter that is drawn again is below 0.0001.
  expect(await page.evaluate(() => Number(sessionStorage.getItem('moved')))).toBeLessThan(0.001)
})
