import { expect, type Page } from '@playwright/test'
import { violationsOn } from '../kit/violations'

/** Whether the screen is a phone's. */
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768

/** Whether the visitor cannot scroll the page. */
export const isScrollLocked = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, document.body].some((node) => getComputedStyle(node).overflowY === 'hidden'),
  )

/** Stops the clock of a page whose code is loaded. */
export async function pauseClock(page: Page): Promise<void> {
  await page.evaluate(() => window.rove.ready())
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Opens a page, with the parts of its header that a visitor uses. */
export async function openWithHeader(page: Page, path: string) {
  await page.goto(path)
  const header = page.locator('rove-header')
  await expect(header).toHaveAttribute('data-rove-state', 'ready')
  return {
    header,
    drawer: page.locator('.site-menu'),
    drawerButton: page.locator('.site-menu > summary'),
    /** The menus that this screen shows: in the drawer on a phone, else in the bar. */
    menu: (name: string) =>
      page.locator(isPhone(page) ? '.site-menu .site-more' : '.site-nav .site-more').filter({ hasText: name }),
    cartLink: header.locator('[data-rove-header=cart]'),
    flyout: header.getByRole('dialog'),
    violations: () => violationsOn(page, 'rove-header'),
  }
}
