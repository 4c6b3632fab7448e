/** Live information of every page. */
import type { Page } from '@playwright/test'
import { expect, test } from '../kit/oracle'
import { advanceUntil, openStopped, stopClock } from '../kit/stopped-clock'
import { pageElement } from './every-page'

/** The queries of live info that a context has sent. */
function liveCalls(page: Page): string[] {
  const calls: string[] = []
  page.context().on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/ajax/live_info.json') calls.push(search)
  })
  return calls
}

/** Opens a page whose clock stands still, and waits until its first request is answered. */
async function openRefreshed(page: Page, path: string): Promise<void> {
  await openStopped(page, path)
  await advanceUntil(page, () => page.evaluate(() => !!window.rove.last('live:refreshed')))
}

/** Waits until a request that a tab has begun is answered: it holds the lock. */
const settled = (page: Page) => page.evaluate(() => navigator.locks.request('rove_live', () => {}))

test('LIVE-01 is requested with init=1, then every 300000 ms; a failure is silent', async ({ page }) => {
  const calls = liveCalls(page)
  await stopClock(page)
  // Said once a page, when the page knows the answer.
  const firstFailed = page.waitForEvent('console', (line) => line.text().includes('status-500'))
  await openStopped(page, '/looks?country=US&as=guest&fault=500:/ajax/live_info.json')
  const first = '?pathname=%2Flooks%3Fcountry%3DUS%26as%3Dguest%26fault%3D500%3A%2Fajax%2Flive_info.json'
  await firstFailed
  expect(calls).toEqual([`${first}&init=1`])
  const failed = page.waitForResponse(/\/ajax\/live_info\.json\?/)
  await page.clock.runFor(299_000)
  expect(calls).toHaveLength(1)
  await page.clock.runFor(2000)
  expect((await failed).status()).toBe(500)
  expect(calls).toEqual([`${first}&init=1`, first])
  expect(await pageElement(page).evaluate(({ shadowRoot }) => shadowRoot?.textContent)).toBe('')
})

test('LIVE-01 LOAD-05 one of two tabs requests for both, and the other one waits', { tag: '@nightly' }, async ({
  page,
  context,
}) => {
  const calls = liveCalls(page)
  // The tabs of a context share the clock.
  await stopClock(page)
  await openRefreshed(page, '/looks?country=US&as=guest')
  await page.evaluate(() => {
    window.rove.on('live:refreshed', () => {
      const { dataset } = document.body
      dataset.refreshed = `${Number(dataset.refreshed ?? 0) + 1}`
    })
  })
  await page.clock.runFor(200_000)
  const other = await context.newPage()
  await openRefreshed(other, '/looks?country=US&as=guest')
  await expect(page.locator('body')).toHaveAttribute('data-refreshed', '1')
  expect(calls.filter((query) => query.includes('init=1'))).toHaveLength(2)
  await other.close()
  await page.clock.runFor(200_000)
  await settled(page)
  expect(calls).toHaveLength(2)
  await page.clock.runFor(102_000)
  await expect(page.locator('body')).toHaveAttribute('data-refreshed', '2')
  expect(calls).toHaveLength(3)
})

test('LIVE-01 LOVE-03 LOVE-05 a product loved on another device is on the wishlist', { tag: '@nightly' }, async ({
  page,
}) => {
  await stopClock(page)
  await openRefreshed(page, '/wishlist?country=US&as=customer')
  const count = page.locator('rove-love-count').first()
  const items = page.locator('rove-wishlist [part=card]')
  await expect(page.locator('rove-wishlist')).toHaveAttribute('data-rove-state', 'ready')
  const before = await items.count()
  const loved = await page.evaluate(() => fetch('/uc_love/ajax?op=add&nid=1201').then((answer) => answer.json()))
  expect(loved).toEqual({ cnt: before + 1 })
  await page.clock.runFor(301_000)
  await expect(items).toHaveCount(before + 1)
  await expect(count).toContainText(String(before + 1))
})
