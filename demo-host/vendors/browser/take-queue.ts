/** The function a page's snippet has put where a vendor's script will be: what it was called with waits in it. */
interface Queued {
  (...called: readonly unknown[]): void
  queue?: ArrayLike<unknown>[]
  q?: ArrayLike<unknown>[]
  callMethod?: (...called: readonly unknown[]) => void
}

/**
 * Takes such a function over: what has waited is heard first, then every call.
 *
 * @param name the global's name
 */
export function takeQueue(name: string, hear: (...called: readonly unknown[]) => void): void {
  const globals = window as unknown as Record<string, Queued | undefined>
  const before = globals[name]
  const waiting = before?.queue ?? before?.q ?? []
  for (const called of Array.from(waiting)) hear(...Array.from(called))
  waiting.length = 0
  // Whoever holds the old function goes on calling it, and it asks for this one.
  if (before?.queue) before.callMethod = hear
  else globals[name] = hear
}
