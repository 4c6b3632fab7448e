/** One timer for all popups that wait: it wakes the page when the earliest of them is due. */

/** Runs things later. */
export interface Ticker {
  /** @returns the undo */
  after(ms: number, run: () => void): () => void
}

/** What a timer can wait, in milliseconds: beyond it, a browser does not wait at all. */
const longest = 2 ** 31 - 1

/** @see Ticker */
export function createTicker(): Ticker {
  const waiting = new Map<() => void, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let ticking = false

  function plan(): void {
    clearTimeout(timer)
    if (waiting.size === 0 || ticking) return
    const ms = Math.min(...waiting.values()) - performance.now()
    timer = setTimeout(tick, Math.min(longest, Math.max(0, ms)))
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
