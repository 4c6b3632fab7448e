/** The server's clock, for popups with a `between` condition. */
import { pageServerClock } from '../../../core/base/net/server-clock'

/** Resolves when the clock is set. @returns its time, and a function that releases it */
export async function readServerClock() {
  const [{ now, settled: asked }, leave] = pageServerClock()
  await asked
  return { now, leave }
}
