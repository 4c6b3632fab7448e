/** The queueing function that a page's snippet defines before the provider's script is loaded. */
interface Queued {
  (...called: readonly unknown[]): void
  queue?: ArrayLike<unknown>[]
  q?: ArrayLike<unknown>[]
  callMethod?: (...called: readonly unknown[]) => void
}

/**
 * Replaces such a function: queued calls are handled first, then all later ones.
 *
 * @param name the global's name
 */
export function replaceQueue(name: string, onCall: (...called: readonly unknown[]) => void): void {
  const globals = window as unknown as Record<string, Queued | undefined>
  const before = globals[name]
  const waiting = before?.queue ?? before?.q ?? []
  for (const called of Array.from(waiting)) onCall(...Array.from(called))
  waiting.length = 0
  // Code with a reference to the old function keeps calling it, and it forwards to this one.
  if (before?.queue) before.callMethod = onCall
  else globals[name] = onCall
}
