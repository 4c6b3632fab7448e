/** The list of hosts, and the dialogs above it. */
import type { Page } from '@playwright/test'

export const cards = (page: Page) => page.locator('rove-hosts [data-rove-hosts=link]')
export const count = (page: Page) => page.locator('rove-hosts [data-rove-hosts=count]')
export const choice = (page: Page, name: 'city' | 'home') => page.locator(`rove-hosts select[name=${name}]`)
export const home = (page: Page) => page.locator('rove-hosts dialog:has(.home)')
export const photo = (page: Page) => page.locator('rove-hosts dialog:has(.photo)')
export const products = (page: Page) => home(page).locator('.products [part=product]')

/** Opens the list. @param query after the country and the visitor */
export async function openHosts(page: Page, query = '', country = 'CA', base = ''): Promise<void> {
  await page.goto(`${base}/host-connect?country=${country}&as=guest${query}`)
  await page.evaluate(() => window.rove.ready())
}

/** Opens a host, and waits for the content of its dialog. */
export async function openHome(page: Page, url: string): Promise<void> {
  await page.locator(`[data-host=${url}]`).click()
  await home(page).locator('.home[data-state=shown]').waitFor()
}
