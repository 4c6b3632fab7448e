/** Days of the shop's calendar: what the shop promises begins and ends on its own days, whatever the device shows. */

declare const shopDay: unique symbol
/** A day of the shop's calendar: `2027-03-01`. */
export type ShopDay = string & { readonly [shopDay]: true }

/** The shop's time zone where the page names none. */
export const defaultZone = 'UTC'

/**
 * The shop's day at a time.
 *
 * @param time milliseconds since 1970, by the server's clock
 * @param zone `America/New_York`
 * @throws RangeError if the time zone is unknown
 */
export function shopDayAt(time: number, zone: string = defaultZone): ShopDay {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const parts = format.formatToParts(time)
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}` as ShopDay
}

/** The year and the month of a day: `[2027, 3]`. */
export function yearAndMonth(day: ShopDay): readonly [year: number, month: number] {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return [year, month]
}

/** The same day a year later. 29 February becomes 1 March, as PHP computes it, so that no day is missing. */
export function aYearAfter(day: ShopDay): ShopDay {
  const next = `${Number(day.slice(0, 4)) + 1}`.padStart(4, '0') + day.slice(4)
  return (day.endsWith('-02-29') ? next.replace('-02-29', '-03-01') : next) as ShopDay
}
