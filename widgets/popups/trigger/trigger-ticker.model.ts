/** One timer for all waiting popups, set to the earliest delay. */

import { maxDelayMs } from './trigger.rules'

/** Runs functions after a delay. */
export interface TickerModel {
  /** @returns a function that cancels it */
  after(ms: number, run: () => void): () => void
}

/** @see TickerModel */
export function createTickerModel(): TickerModel {
  const waiting = new Map<() => void, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let ticking = false

  function plan(): void {
    clearTimeout(timer)
    if (waiting.size === 0 || ticking) return
    const ms = Math.min(...waiting.values()) - performance.now()
    timer = setTimeout(tick, Math.min(maxDelayMs, Math.max(0, ms)))
  }

  function tick(): void {
    ticking = true
    // A timer may be early by part of a millisecond.
    const now = performance.now() + 1
    for (const [run, due] of [...waiting]) if (due <= now && waiting.delete(run)) run()
    ticking = false
    plan()
  }

  return {
    after(ms, run) {
      waiting.set(run, performance.now() + ms)
      plan()
      return () => {
        waiting.delete(run)
        plan()
      }
    },
  }
}
