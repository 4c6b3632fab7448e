/** The swatch request, in tests. */
import type { Page } from '@playwright/test'
import { expect } from '../kit/oracle'

/** A valid address in the United States. `province` is California. */
const filled = {
  ...{ first_name: 'Ida', last_name: 'Lind', email: 'ida@home.test', address1: '1600 Vine Street' },
  ...{ city: 'Los Angeles', postal_code: '90028', phone: '5035550117' },
}

/** Opens a page of the request, and waits until it has its buttons. */
export async function openSwatches(page: Page, query = 'country=US&as=guest', path = '/swatch-request'): Promise<void> {
  await page.goto(`${path}?${query}`)
  await page.evaluate(() => window.rove.ready())
  await expect(page.locator('rove-swatch-request')).toHaveAttribute('data-rove-state', 'ready')
}

export const toggles = (page: Page) => page.locator('.rove-swatch-toggle')
export const bar = (page: Page) => page.locator('.rove-swatch-bar')
export const proceed = (page: Page) => page.locator('.rove-swatch-bar button')
export const back = (page: Page) => page.locator('.rove-swatch-back')
export const send = (page: Page) => page.locator('.swatch-form [type=submit]')
export const status = (page: Page) => page.locator('.rove-swatch-status')
/** Advances an installed clock past the pauses before the answer is asked for again. */
export const expectLost = (page: Page) =>
  expect
    .poll(async () => {
      await page.clock.runFor(5000)
      return status(page).textContent()
    })
    .toMatch(/Nothing is lost/)
export const heading = (page: Page, view: 'list' | 'address') => page.locator(`[data-rove-swatches=${view}] h2`)
export const field = (page: Page, name: string) => page.locator(`.swatch-form [name=${name}]`)
export const problem = (page: Page, name: string) => page.locator(`[data-rove-field=${name}] [data-rove-problem]`)

/** Selects the first swatches and opens the address, with its code. */
export async function openAddress(page: Page, count = 2): Promise<void> {
  for (let at = 0; at < count; at++) await toggles(page).nth(at).click()
  await proceed(page).click()
  await expect(status(page)).toBeAttached()
}

/** Fills in the address. */
export async function fillAddress(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(filled)) await field(page, name).fill(value)
  await field(page, 'province').selectOption({ label: 'California' })
}
