/** Counts what a browser receives of our files on a page, before anything is pressed. */
import type { Page } from '@playwright/test'

/** Files, and their bytes as they arrive over the network. Headers are not counted: they are the server's. */
export interface Received {
  readonly files: readonly string[]
  readonly bytes: number
}

/**
 * Opens a page with an empty cache, and counts until the network is idle and no further file has been requested for two idle
 * moments. Providers' scripts, images and answers of the server are not counted.
 *
 * @param isReady waits for what the page is for; by default, that an element is ready
 */
export async function receivedOn(
  page: Page,
  path: string,
  isReady = (): Promise<unknown> => page.locator('[data-rove-state=ready]').first().waitFor({ state: 'attached' }),
): Promise<Received> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const requested = new Map<string, string>()
  const sizes = new Map<string, number>()
  session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    const name = /\/rove\/(?:[0-9a-f]{8}\/)?([\w.-]+\.js)/.exec(url)?.[1]
    if (name) requested.set(requestId, name)
  })
  const arrived = new Map<string, number>()
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    arrived.set(requestId, (arrived.get(requestId) ?? 0) + encodedDataLength)
  })
  session.on('Network.loadingFinished', ({ requestId }) => {
    if (requested.has(requestId)) sizes.set(requestId, arrived.get(requestId) ?? 0)
  })
  await page.goto(path, { waitUntil: 'load' })
  await isReady()
  await page.waitForLoadState('networkidle')
  let before = -1
  while (before !== sizes.size || sizes.size < requested.size) {
    before = sizes.size
    await page.evaluate(async () => {
      for (let n = 0; n < 2; n++) await new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 100)))
    })
  }
  await session.detach()
  return { files: [...requested.values()].sort(), bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0) }
}
