/** The page of videos. */
import { expect, type Page } from '@playwright/test'

/** The parts of the list. */
export const partsOf = (page: Page) => ({
  items: page.locator('.films > li'),
  links: page.locator('.films [data-rove-video]'),
  more: page.locator('[data-rove-listing=next]'),
  player: page.locator('[data-rove-videos=player]'),
  video: page.locator('video[data-rove-videos=video]'),
  close: page.locator('[data-rove-videos=close-button]'),
})

/** Opens a page, and waits for its element. */
export async function open(page: Page, path = '/videos?country=US&as=guest') {
  await page.goto(path)
  await page.evaluate(() => window.rove.ready())
  return partsOf(page)
}

/** Whether the screen has three videos in a row. */
export const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 768

/** The rectangle of an element, from the upper edge of the page. */
export const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((node) => {
      const { left, top, right, bottom, width } = node.getBoundingClientRect()
      return { left, right, width, top: top + scrollY, bottom: bottom + scrollY }
    })

/** Waits until the opened video plays. */
export async function expectPlaying(page: Page) {
  const { video } = partsOf(page)
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0)
}
