/** A page of the shop with popups: their tag, and their definitions in the page's settings. */
import type { Page } from '@playwright/test'
import { closeOverlay } from '../kit/go-back'
import { expect } from '../kit/oracle'
import { openStopped, settle, stopClock } from '../kit/stopped-clock'

/** The page's settings under `rove`. */
export interface Marketing {
  readonly popups: readonly unknown[]
  readonly newsletter?: object
  readonly vendors?: object
}

const lists = { list: 'fixed', trade: 'T1' }

/** Adds these popups to every page from now on, whose clock stands still. */
export async function definePopups(page: Page, rove: Marketing): Promise<void> {
  await stopClock(page)
  await replacePopups(page, rove)
}

/** Adds these popups to every page from now on. */
export async function replacePopups(page: Page, rove: Marketing): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch({ maxRedirects: 0 })
    // The page that a redirect leads to would be shown at the wrong address.
    if (response.headers().location) return route.fallback()
    const json = JSON.stringify({ rove: { newsletter: lists, ...rove } }).replaceAll('<', '\\u003c')
    const settings = `<script type="application/json" data-rove-settings>${json}</script>`
    const html = (await response.text()).replace('</body>', () => `${settings}<rove-popups></rove-popups></body>`)
    await route.fulfill({ response, body: html })
  })
}

/** Records the sign-ups and answers them; status 0 aborts. */
export async function answerSubscriptions(page: Page, status: number): Promise<string[]> {
  const sent: string[] = []
  await page.route('**/klaviyo/api/subscribe', async (route) => {
    sent.push(route.request().postData() ?? '')
    await route.fulfill({ status, body: '' })
  })
  return sent
}

/** Opens a page, and waits until its triggers are started. */
export async function openPage(page: Page, path: string): Promise<void> {
  await openStopped(page, path)
  await page.locator('rove-popups[data-rove-state=ready]').waitFor({ state: 'attached' })
}

/** Closes the open popup, and waits until the page can be left. @param close by default presses Escape */
export const closePopup = (page: Page, close?: () => Promise<unknown>) =>
  closeOverlay(page, close, () => page.clock.runFor(10))

/** The open popup. */
export const popup = (page: Page) => page.locator('rove-popups dialog')

/** Advances the clock, and expects that no popup has opened. One that is due would open a moment later. */
export async function expectNoPopup(page: Page, { after }: { readonly after: number }): Promise<void> {
  await page.clock.fastForward(after)
  await settle(page)
  await expect(popup(page)).toHaveCount(0)
}

/** Submits an address and waits for the confirmation. @param field the address field */
export async function leaveAddress(page: Page, field = 'input[name=email]'): Promise<void> {
  await popup(page).locator(field).fill('somebody@example.com')
  await page.keyboard.press('Enter')
  await popup(page).locator('[part=done]').waitFor()
}
