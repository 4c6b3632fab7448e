/** What the tests do in Drupal 7: log in, and write pages with its own form. */
import type { Page } from '@playwright/test'

/** Logs in. Each user of the host has their name as the password. */
export async function logIn(page: Page, name: 'customer' | 'marketer' | 'admin'): Promise<void> {
  await page.goto('/user/login')
  await page.locator('#user-login [name=name]').fill(name)
  await page.locator('#user-login [name=pass]').fill(name)
  await page.locator('#user-login [type=submit]').click()
  await page.locator('body.logged-in').waitFor()
}

/** Saves a page with this text in a text format. @returns its path */
export async function writePage(page: Page, title: string, text: string, format: string): Promise<string> {
  await fillPage(page, title, text, format)
  await page.locator('#edit-submit').click()
  await page.locator('.messages.status').waitFor()
  return new URL(page.url()).pathname
}

/** Fills in the form of a new page. */
export async function fillPage(page: Page, title: string, text: string, format: string): Promise<void> {
  await page.goto('/node/add/page')
  await page.locator('#edit-title').fill(title)
  await page.locator('.filter-list').selectOption({ label: format })
  await page.locator('[name="body[und][0][value]"]').fill(text)
}
