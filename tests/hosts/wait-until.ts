/** Waits for a process that is starting. */
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Asks again until the answer is true.
 *
 * @param what names it in the error
 * @param isTrue may throw where it can no longer become true
 */
export async function waitUntil(what: string, isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Not after a minute: ${what}`)
    await pause(50)
  }
}
