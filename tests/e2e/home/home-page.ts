/** The sections of the home page, for tests. */
import type { Locator, Page } from '@playwright/test'
import { expect } from '../kit/oracle'

/** The lists of carousels. */
export const tracks = '[data-rove-carousel=slides]'

/** How far the first list in a section is scrolled sideways, in whole pixels. */
export const offsetOf = (section: Locator) =>
  section
    .locator(tracks)
    .first()
    .evaluate((node) => Math.round(node.scrollLeft))

/** Whether the screen is a phone's. */
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768

/** Opens the home page, and scrolls to a section that is ready. */
export async function open(page: Page, name: string, path = '/?country=US&as=guest'): Promise<Locator> {
  await page.goto(path)
  await page.evaluate(() => window.rove.ready())
  const section = page.locator(`rove-home-${name}`)
  await expect(section).toHaveAttribute('data-rove-state', 'ready')
  await section.scrollIntoViewIfNeeded()
  return section
}

/** Opens the home page with other HTML than the server's. */
export async function openChanged(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: change(await response.text()) })
    },
  )
  await page.goto('/?country=US&as=guest')
  await page.evaluate(() => window.rove.ready())
}
