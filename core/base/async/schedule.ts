/** When a function runs: in a task of its own, after the next paint, or once the page is idle. */

interface Scheduler {
  readonly postTask?: (run: () => void) => unknown
}

/** Runs in a task of its own. A timer only where there is nothing better: nested ones, and those of a page in the background, are late. */
export function nextTask(run: () => void): void {
  // A page can have a global of this name.
  const { scheduler } = globalThis as { readonly scheduler?: Scheduler }
  if (typeof scheduler?.postTask === 'function') scheduler.postTask(run)
  else setTimeout(run)
}

/** Runs once the next frame is painted. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

/** Calls once when the page is idle; soon, in a browser that cannot tell. */
export function whenIdle(run: () => void): void {
  const request: (run: () => void) => number = window.requestIdleCallback ?? setTimeout
  request(run)
}
