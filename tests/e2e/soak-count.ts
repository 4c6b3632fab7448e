/** What is counted of a page: what stays of it in memory, and how often it wakes at rest. */
import type { CDPSession, Page } from '@playwright/test'

/** What stays of a page after its garbage has been collected. */
export interface Rest {
  readonly nodes: number
  readonly listeners: number
  /** In bytes. */
  readonly heap: number
}

/** Collects the page's garbage and counts what stays. */
export async function restOf(session: CDPSession): Promise<Rest> {
  // Twice: what a finaliser lets go of is collected the second time.
  for (let n = 0; n < 2; n++) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') }
}

/** From the next page on, time passes only where a test says so, and each callback of a timer or frame is counted. */
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
      // What begins a while after the page has come is over then.
      await page.clock.runFor(30_000)
      const before = await times()
      await page.clock.runFor(60_000)
      return (await times()) - before
    },
  }
}
