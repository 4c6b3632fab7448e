/** Locks a dialog that has just been opened. */
import { lockLeft } from './opening-lock.rules'

/** Locks what is opened now. @returns whether it is still locked */
export function createLock(): () => boolean {
  const openedAt = performance.now()
  return () => lockLeft(openedAt, performance.now()) > 0
}
