/** Measures what a page keeps in memory, and how often its timers and frames run while it is idle. */
import type { CDPSession, Page } from '@playwright/test'

/** What a page keeps in memory after a garbage collection. */
export interface Remains {
  readonly nodes: number
  readonly listeners: number
  /** In bytes. */
  readonly heap: number
}

/** Collects garbage, and measures what remains. */
export async function remainsOf(session: CDPSession): Promise<Remains> {
  // Twice: objects released by a finaliser are collected by the second run.
  for (let n = 0; n < 2; n++) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') }
}

/**
 * Counts the callbacks of timers and frames, from the next page on. While it counts, the page's time advances only when
 * the test advances it.
 */
export async function countWakes(page: Page): Promise<{ inAMinute(): Promise<number> }> {
  await page.clock.install()
  await page.addInitScript(() => {
    const woken = { times: 0 }
    for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback'] as const) {
      const native = window[name] as (callback: unknown, ...rest: unknown[]) => number
      const counting = (callback: unknown, ...rest: unknown[]) => {
        const counted = (...given: unknown[]) => {
          woken.times++
          if (typeof callback === 'function') callback(...given)
        }
        return native.call(window, counted, ...rest)
      }
      Object.assign(window, { [name]: counting })
    }
    addEventListener('soak:count', ({ detail }: CustomEventInit) => Object.assign(detail, woken))
  })
  const times = () =>
    page.evaluate(() => {
      const detail = { times: 0 }
      dispatchEvent(new CustomEvent('soak:count', { detail }))
      return detail.times
    })
  return {
    async inAMinute() {
      // What is still being requested would time out. The other effects of the page load end within half a minute.
      await page.waitForLoadState('networkidle')
      // A clock is stopped at a later time only, and the machine may stand still between the two calls.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
      await page.clock.runFor(30_000)
      const before = await times()
      await page.clock.runFor(60_000)
      const after = await times()
      await page.clock.resume()
      return after - before
    },
  }
}
