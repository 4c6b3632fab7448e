/** The sale that the shop counts down to. It always ends soon: every day of the demo has its own. */

const aDay = 86_400_000
const days = 4

/** When it ends: at midnight UTC, some days after the day it is. @param now in milliseconds since 1970 */
export function saleEnd(now: number): Date {
  return new Date((Math.floor(now / aDay) + days) * aDay)
}

/** Its last day, in words. @param locale BCP 47 */
export function lastDay(now: number, locale: string): string {
  const last = new Date(saleEnd(now).getTime() - 1)
  return last.toLocaleDateString(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })
}
