/**
 * The time limits of the widgets: 8 seconds for a call, 10 for code. On a busy machine they could end what a test is not
 * about, so in tests they are a minute. A test about them says `test.use({ timeLimits: 'shipped' })`; one that installs
 * a clock has them as shipped too, because the clock replaces the timers.
 */
import type { BrowserContext } from '@playwright/test'

/** Raises the limits on all pages of a context. */
export async function raiseTimeLimits(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const limits = [8_000, 10_000]
    const minute = 60_000
    const start = window.setTimeout
    const startRaised = (run: TimerHandler, ms = 0, ...values: unknown[]) =>
      start(run, limits.includes(ms) ? minute : ms, ...values)
    window.setTimeout = startRaised as typeof setTimeout
  })
}
