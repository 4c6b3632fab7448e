/** A page of the shop where a marketer has put popups: their tag, and their definitions in the page's settings. */
import type { Page } from '@playwright/test'

/** What stands under `rove` on it. */
export interface Marketing {
  readonly popups: readonly unknown[]
  readonly newsletter?: object
  readonly vendors?: object
}

const lists = { list: 'fixed', trade: 'T1' }

/** Every page from now on has these popups. The clock of its visitors is the test's own. */
export async function definePopups(page: Page, rove: Marketing): Promise<void> {
  await page.clock.install()
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const json = JSON.stringify({ rove: { newsletter: lists, ...rove } }).replaceAll('<', '\\u003c')
    const settings = `<script type="application/json" data-rove-settings>${json}</script>`
    const html = (await response.text()).replace('</body>', () => `${settings}<rove-popups></rove-popups></body>`)
    await route.fulfill({ response, body: html })
  })
}

/** What the server is sent by popups, and what it answers: no answer at all where it is not told. */
export async function answerSubscriptions(page: Page, status: number): Promise<string[]> {
  const sent: string[] = []
  await page.route('**/klaviyo/api/subscribe', async (route) => {
    sent.push(route.request().postData() ?? '')
    await route.fulfill({ status, body: '' })
  })
  return sent
}

/** Opens a page, and waits until its popups are being watched for. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('rove-popups[data-rove-state=ready]').waitFor({ state: 'attached' })
}

/** The popup before the visitor. */
export const popup = (page: Page) => page.locator('rove-popups dialog')

/** Leaves an address in it, and waits until it is taken. @param field where it is asked for */
export async function leaveAddress(page: Page, field = 'input[name=email]'): Promise<void> {
  await popup(page).locator(field).fill('somebody@example.com')
  await page.keyboard.press('Enter')
  await popup(page).locator('[part=done]').waitFor()
}
