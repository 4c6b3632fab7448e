/** Back, as a visitor presses it. */
import { expect, type Page } from '@playwright/test'

/**
 * Goes back to another page, and waits until that one is loaded. `goBack()` alone also resolves where the page that is
 * left changes its own address in the meantime, as a product's does for its options.
 */
export async function backToPage(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent('load'), page.goBack()])
}

/** Closes an open overlay, or one level of it, by Back, once it has its history entry. */
export async function backFromOverlay(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.rove_overlays)).toBe(1)
  await page.goBack()
}
