/** Opens pages of the demo shop with the element that belongs to every page. */
import type { Page } from '@playwright/test'
import { expect } from '../kit/oracle'

/** The element. */
export const pageElement = (page: Page) => page.locator('rove-page')

/** Opens a page and waits for the element. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(pageElement(page)).toHaveAttribute('data-rove-state', 'ready')
}
