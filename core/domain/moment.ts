/** A moment as people write it. */

/** A moment in words, where the visitor is and as they tell the time. @param tag BCP 47 */
export function momentIn(tag: string, time: number): string {
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short' })
  // Midnight is the end of a day for whoever reads it, and would be said with the name of the next.
  const isMidnight = new Date(time).getHours() + new Date(time).getMinutes() === 0
  return format.format(isMidnight ? time - 60_000 : time)
}
