/**
 * The shop's time for popups that come between two times: fetched for those alone. A file of its own, because a
 * namespace asked for as a whole is built with a loop over inherited names, which a page's `Object.prototype` breaks.
 */
import { pageServerClock } from '../../core/server-clock'

/** The clock that the countdown runs on, once it is right. @returns its time and the way to let go of it */
export async function askClock() {
  const [{ now, asked }, leave] = pageServerClock()
  await asked
  return { now, leave }
}
