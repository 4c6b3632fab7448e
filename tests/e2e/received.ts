/** Counts what a browser receives of our files on a page, before anything is pressed. */
import { expect, type Page } from '@playwright/test'

/** Files, and bytes with their headers as they arrive over the network. */
export interface Received {
  readonly files: readonly string[]
  readonly bytes: number
}

/**
 * Opens a page with an empty cache, and counts from the expected number of files until no further one has been requested
 * for two idle moments.
 * Providers' scripts, images and answers of the server are not counted.
 *
 * @param expected the number of files that are awaited
 * @param isReady waits for what the page is for; by default, that an element is ready
 */
export async function receivedOn(
  page: Page,
  path: string,
  expected: number,
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
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (requested.has(requestId)) sizes.set(requestId, encodedDataLength)
  })
  await page.goto(path, { waitUntil: 'load' })
  await isReady()
  await expect.poll(() => sizes.size, 'files received').toBeGreaterThanOrEqual(expected)
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

/** A page of the demo shop on which the other elements are plain: only one tag loads, and nothing is tracked or fetched ahead. */
export async function keepOnly(page: Page, path: string, tag: string): Promise<void> {
  await page.route(
    ({ pathname, search }) => pathname + search === path,
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const body = html
        .replaceAll(/(<\/?)rove-([\w-]+)/g, (all, start, name) =>
          `rove-${name}` === tag ? all : `${start}plain-${name}`,
        )
        .replaceAll(/"(tracking|instant)":/g, '"no-$1":')
      await route.fulfill({ response, body })
    },
  )
}
