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
