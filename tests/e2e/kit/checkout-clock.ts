import { expect, type Page, type Request } from '@playwright/test'

/**
 * Installs a clock that runs like the device's until it is paused. Call it before the page is opened.
 *
 * @returns a function that pauses the clock and resolves when nothing is requested any more: an advanced clock would
 * end a pending request by its timeout. It can be called again, after the clock was advanced or resumed. `ignored` is a
 * request that stays pending.
 */
export async function installClock(page: Page) {
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  await page.clock.install()
  return async (ignored?: RegExp) => {
    // `pauseAt` pauses, then advances to that time. It fails if the page has passed that time meanwhile.
    await expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)).toPass()
    // A response may lead to another request. While the clock is paused, nothing else does.
    let quietRounds = 0
    await expect
      .poll(async () => {
        await page.evaluate(nextTask)
        const isQuiet = [...pending].every((request) => ignored?.test(request.url()))
        quietRounds = isQuiet ? quietRounds + 1 : 0
        return quietRounds
      })
      .toBeGreaterThan(2)
  }
}

/** Resolves after the tasks that wait in the page's event loop. Not a timer: those belong to the clock. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(undefined)
  })
}
