import type { Page } from '@playwright/test'

/**
 * A session recorder on all pages from now on: its request, which is never answered, is as large as a browser allows
 * requests to be that outlive the page.
 */
export async function addRecorder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!location.protocol.startsWith('http') || window !== top) return
    const body = 'x'.repeat(65_450)
    fetch('/rove/events?recorder', { method: 'POST', keepalive: true, body }).catch(() => {})
  })
  // Never answered: the request stays open.
  await page.route('**/rove/events?recorder', () => {})
}
