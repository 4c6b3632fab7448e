/** Steps in the history: Back, as a visitor presses it, and the step back of an overlay that is closed. */
import { expect, type Page } from '@playwright/test'

/** The number of our history entries between the page's own entry and the current one: one for each open overlay. */
export const overlayEntries = (page: Page): Promise<number> => page.evaluate(() => history.state?.rove_overlays ?? 0)

/**
 * Goes back to another page, and waits until that one is loaded. `goBack()` alone also resolves where the page that is
 * left changes its own address in the meantime, as a product's does for its options.
 */
export async function backToPage(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent('load'), page.goBack()])
}

/** Closes an open overlay, or one level of it, by Back, once it has its history entry. */
export async function backFromOverlay(page: Page): Promise<void> {
  await expect.poll(() => overlayEntries(page)).toBe(1)
  await page.goBack()
}

/**
 * Closes the topmost overlay other than by Back, and waits until its history entry is removed: a `goto()` or `reload()`
 * before that is aborted by the step back.
 *
 * @param close by default presses Escape
 * @param advance advances a clock that stands still, because the step back is taken in a later task
 */
export async function closeOverlay(
  page: Page,
  close: () => Promise<unknown> = () => page.keyboard.press('Escape'),
  advance: () => Promise<unknown> = async () => {},
): Promise<void> {
  // The entry of a drawer is added after its first paint.
  await expect.poll(() => overlayEntries(page)).toBeGreaterThan(0)
  const before = await overlayEntries(page)
  await close()
  await expect
    .poll(async () => {
      await advance()
      return overlayEntries(page)
    })
    .toBe(before - 1)
}
