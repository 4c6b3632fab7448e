/** Pages with the markup of a shop on Drupal 7, in tests. */
import { readFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { expect } from '../kit/oracle'

/** Replaces text of the markup. */
export type Change = readonly [from: string, to: string]

/**
 * Opens a page that has only a form in the markup of the shop's server, and waits until its element is ready or shows the
 * server's own.
 *
 * @param name the file in `host-markup/`
 * @param settings more of the page's settings `rove`
 */
export async function openMarkup(
  page: Page,
  name: string,
  changes: readonly Change[] = [],
  settings: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  let markup = readFileSync(new URL(`host-markup/${name}.html`, import.meta.url), 'utf8')
  for (const [from, to] of changes) {
    expect(markup).toContain(from)
    markup = markup.replaceAll(from, to)
  }
  await page.route('**/host-markup', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Shop</title>
<script type="application/json" data-rove-settings>${JSON.stringify({ rove: { country: 'US', locale: 'en_US', ...settings } })}</script>
<script src="/rove/rove.js" async></script><body class="not-logged-in"><main id="content">${markup}</main>`,
    }),
  )
  await page.goto('/host-markup')
  await page.evaluate(() => window.rove.ready())
}

/** Fills in the controls with these names, whatever they are. */
export async function fillFields(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = page.locator(`main [name="${name}"]:not([type=hidden])`)
    const type = await control.first().evaluate((node) => (node as HTMLInputElement).type)
    if (type === 'select-one') await control.selectOption({ label: value })
    else if (type === 'radio' || type === 'checkbox')
      await page.locator(`main [name="${name}"][value="${value}"]`).check()
    else if (type === 'file')
      await control.setInputFiles({ name: value, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') })
    else await control.fill(value)
  }
}

/** The fields of a request that a form has sent. */
export const sentFields = (request: Request): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(request.postData() ?? ''))

/** The problem beside a field. */
export const problemOf = (page: Page, name: string) =>
  page
    .locator('main .form-item', { has: page.locator(`[name="${name}"]`) })
    .first()
    .locator('[data-rove-problem]')
