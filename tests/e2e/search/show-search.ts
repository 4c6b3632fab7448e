import type { Page } from '@playwright/test'

/** Shows the search where the header has hidden it: on a phone. */
export async function showSearch(page: Page): Promise<void> {
  const link = page.locator('[data-rove-header=search]')
  if (await link.isVisible()) await link.click()
}
