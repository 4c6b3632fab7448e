/** The country switch on a page of the demo shop. */
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { lockMs } from '../../../core/view/dialog/opening-lock.rules'

/** Opens a page, and on a phone the menu that holds the switch. */
export async function openSwitch(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('rove-country').first()).toHaveAttribute('data-rove-state', 'ready')
  await expect(page.locator('rove-country').last()).toHaveAttribute('data-rove-state', 'ready')
  return openMenu(page)
}

/** Opens the menu that holds the switch on a phone. */
export async function openMenu(page: Page) {
  const menu = page.locator('.site-menu > summary')
  if (await menu.isVisible()) await menu.click()
  const element = page.locator('rove-country').filter({ has: page.locator('select:visible') })
  return {
    element,
    select: element.locator('select'),
    dialog: element.getByRole('dialog'),
    notice: page.locator('rove-country [part=notice]'),
  }
}

/** The cookie’s value, and the days that it is kept. */
export async function countryCookie(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'warehouse_location')
  const days = cookie && Math.round((cookie.expires - Date.now() / 1000) / 86_400)
  return { value: cookie?.value, days }
}

/** Waits until the dialog has been open for so long that a press can close it. */
export async function unlocked(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible()
  const since = await page.evaluate(() => performance.now())
  await page.waitForFunction((end) => performance.now() > end, since + lockMs)
}
