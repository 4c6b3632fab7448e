/** The sale of the countdown. It always ends soon: each day of the demo has its own. */

const aDay = 86_400_000
const days = 4

/** The end of the sale: midnight UTC, some days ahead. @param now in milliseconds since 1970 */
export function saleEnd(now: number): Date {
  return new Date((Math.floor(now / aDay) + days) * aDay)
}

/**
 * Whether a visitor has closed the countdown to it.
 *
 * @param closed the cookie `rove_countdown_closed`: ends of sales, each with the time until which it is closed, in
 * seconds since 1970
 * @param now in milliseconds since 1970
 */
export function isSaleClosed(closed: string | undefined, now: number): boolean {
  const entries = (closed ?? '').split('.').map((entry) => entry.split(':').map((seconds) => Number(seconds) * 1000))
  return entries.some(([end, until = 0]) => end === saleEnd(now).getTime() && until > now)
}

/** Its last day, in words. @param locale BCP 47 */
export function lastDay(now: number, locale: string): string {
  const last = new Date(saleEnd(now).getTime() - 1)
  return last.toLocaleDateString(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })
}
