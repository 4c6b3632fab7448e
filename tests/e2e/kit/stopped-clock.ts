/** Pages whose time stands still until the test advances it, so that no result depends on the machine's speed. */
import { type BrowserContext, expect, type Page, type Request } from '@playwright/test'

/** The pending requests of the contexts whose clocks are stopped. */
const pending = new WeakMap<BrowserContext, Set<Request>>()

/** Stops the clock of all pages that are opened from now on. Call it once. */
export async function stopClock(page: Page): Promise<void> {
  const context = page.context()
  const requests = new Set<Request>()
  pending.set(context, requests)
  context.on('request', (request) => {
    // The page that is left waits for none of its requests.
    if (request.isNavigationRequest() && !request.frame().parentFrame()) requests.clear()
    requests.add(request)
  })
  context.on('requestfinished', (request) => requests.delete(request))
  context.on('requestfailed', (request) => requests.delete(request))
  const now = Date.now()
  await page.clock.install({ time: now })
  // A clock is stopped at a later time only, and the machine may stand still between the two calls.
  await page.clock.pauseAt(now + 600_000)
}

/**
 * Advances a stopped clock in steps of 10 ms until a condition is met: a page does some of its work in a later task, in
 * a frame or when it is idle, and waits for requests meanwhile.
 */
export async function advanceUntil(page: Page, isMet: () => Promise<unknown>): Promise<void> {
  const isMetNow = async () => {
    await page.clock.runFor(10)
    return !!(await isMet())
  }
  // A page with all its elements takes long to load on a busy machine.
  await expect.poll(isMetNow, { timeout: 60_000 }).toBe(true)
}

/**
 * Opens a page after `stopClock()`, and advances its clock until all elements are ready and nothing is being requested:
 * what is still being requested would time out once the clock is advanced.
 */
export async function openStopped(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(() => {
    void window.rove.ready().then(() => document.documentElement.setAttribute('data-loaded', ''))
  })
  await advanceUntil(page, async () => isQuiet(page) && (await page.locator('html[data-loaded]').count()))
  await settle(page)
}

/** Waits for what a page with a stopped clock has begun, such as a popup that is due: its requests, and what follows. */
export async function settle(page: Page): Promise<void> {
  for (let round = 0; round < 2; round++) {
    await page.clock.runFor(100)
    await advanceUntil(page, async () => isQuiet(page))
  }
}

const isQuiet = (page: Page): boolean => !pending.get(page.context())?.size
