/** Formats dates with times. */

/** Date and time in words, in the visitor's time zone. @param tag BCP 47 */
export function formatDateTime(tag: string, time: number): string {
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short' })
  // Readers take midnight as the end of a day; the formatter would name the next day.
  const isMidnight = new Date(time).getHours() + new Date(time).getMinutes() === 0
  return format.format(isMidnight ? time - 60_000 : time)
}
