/** The wall of customers' photos, in tests. */
import type { Page } from '@playwright/test'
import { expect } from '../kit/oracle'

export const photos = (page: Page) => page.locator('rove-community [data-photo]')
export const more = (page: Page) => page.locator('rove-community [data-rove-listing=next]')
export const dialog = (page: Page) => page.locator('rove-community dialog')
export const link = (page: Page, n: number) => photos(page).nth(n).locator('a')
/** The address of the second page’s photos. */
export const next = '**/community/page/2/photos*'

/** Opens a page of the wall, and waits for its element. */
export async function open(page: Page, path = '/community', query = 'country=US&as=guest') {
  await page.goto(`${path}?${query}`)
  await page.evaluate(() => window.rove.ready())
}

/** From now on only a press loads the next page: a test's own scrolling does not. */
export async function loadByPress(page: Page) {
  await page.locator('rove-community').evaluate((element) => element.setAttribute('more', 'button'))
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(page.locator('rove-community')).toHaveAttribute('data-rove-state', 'ready')
}
