/** When a showroom is open, by its own clock (SHOWROOM-02). */

/** One opening, in minutes since Monday 0:00. The end of one over night on Sunday is after the end of the week. */
export interface Opening {
  readonly from: number
  readonly to: number
}

/** Whether a showroom is open. */
export interface OpenState {
  readonly isOpen: boolean
  /** How many minutes later it closes or opens; `Infinity` if it never does. */
  readonly changesIn: number
}

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const dayMinutes = 24 * 60
const weekMinutes = 7 * dayMinutes
/** The longest wait before the clock is read again, in milliseconds: summer time may have begun meanwhile. */
export const longestWaitMs = 3_600_000

/**
 * The openings in hours as schema.org writes them: `Mo-Fr 10:00-18:00; Sa,Su 11:00-17:00`. An end that is not after its
 * start is on the next day. `undefined` if anything else is written.
 */
export function parseHours(text: string): readonly Opening[] | undefined {
  const openings: Opening[] = []
  for (const row of text.split(';')) {
    const [, names, start, end] =
      /^([A-Za-z,-]{2,40}) ((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d|24:00)$/.exec(row.trim()) ?? []
    const named = names && parseDays(names)
    if (!named) return undefined
    const from = parseTime(start)
    const to = parseTime(end)
    for (const day of named)
      openings.push({
        from: day * dayMinutes + from,
        to: day * dayMinutes + to + (to > from ? 0 : dayMinutes),
      })
  }
  return openings
}

/** The minutes of a time: `10:30`. */
const parseTime = (text = ''): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))

/** The numbers of days, from Monday: `Fr-Su,We`. */
function parseDays(names: string): readonly number[] | undefined {
  const found: number[] = []
  for (const part of names.split(',')) {
    const [first = -1, last = first, ...more] = part.split('-').map((name) => days.indexOf(name))
    if (first < 0 || last < 0 || more.length) return undefined
    for (let day = first; day <= last + (last < first ? 7 : 0); day++) found.push(day % 7)
  }
  return found
}

/** Whether a showroom is open. @param minute since Monday 0:00 */
export function openStateAt(openings: readonly Opening[], minute: number): OpenState {
  let until = minute
  for (let next = endOf(openings, until); next > until; next = endOf(openings, until)) {
    until = next
    if (until - minute >= weekMinutes) return { isOpen: true, changesIn: Number.POSITIVE_INFINITY }
  }
  if (until > minute) return { isOpen: true, changesIn: until - minute }
  return { isOpen: false, changesIn: Math.min(...openings.map(({ from }) => after(from - minute))) }
}

/** Until when the openings at a minute last; the same minute if there is none. */
function endOf(openings: readonly Opening[], minute: number): number {
  const left = openings.map(({ from, to }) => to - from - after(minute - from))
  return minute + Math.max(0, ...left)
}

/** A time in minutes within one week. */
const after = (minutes: number) => ((minutes % weekMinutes) + weekMinutes) % weekMinutes

/**
 * The minute of the week in a time zone, since Monday 0:00.
 *
 * @param zone the device's own without one
 * @throws RangeError if the browser does not know the time zone
 */
export function minuteOfWeek(zone: string | undefined, time: number): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  // “Tue 09:59”
  const text = format.format(time)
  return days.indexOf(text.slice(0, 2)) * dayMinutes + parseTime(text.slice(-5))
}

/** The day and the time of a minute of the week, in a language. @param tag BCP 47 */
export function formatMinute(tag: string, minute: number): { readonly day: string; readonly time: string } {
  // That day was a Monday.
  const date = new Date(Date.UTC(2024, 0, 1, 0, minute % weekMinutes))
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(date)
  return { day: format({ weekday: 'long' }), time: format({ hour: 'numeric', minute: '2-digit' }) }
}

/** Whether two minutes of the week, counted on, are on one day. */
export const isSameDay = (one: number, other: number): boolean =>
  Math.floor(one / dayMinutes) === Math.floor(other / dayMinutes)

/** The device's own maps. */
export type Maps = 'apple' | 'android'

/** The maps of a device; `undefined` if the server's link is best. @param touchPoints as `navigator.maxTouchPoints` */
export function mapsOf(userAgent: string, touchPoints: number): Maps | undefined {
  if (/Android/.test(userAgent)) return 'android'
  // A tablet says that it is a Mac.
  return /iPhone|iPod|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1) ? 'apple' : undefined
}

/**
 * The address of the way to a place in the device's own maps, and a web page where there is no such app. An address of
 * the scheme `geo:` would show the place, not the way.
 *
 * @param href the server's link, with the place as its parameter `destination`
 */
export function mapAddress(maps: Maps | undefined, href: string): string | undefined {
  const place = destinationIn(href)
  if (!place || !maps) return undefined
  const query = encodeURIComponent(place)
  return maps === 'apple'
    ? `https://maps.apple.com/?daddr=${query}`
    : `https://www.google.com/maps/dir/?api=1&destination=${query}`
}

/** Older browsers have no `URL.canParse`. */
function destinationIn(href: string): string | null {
  try {
    return new URL(href).searchParams.get('destination')
  } catch {
    return null
  }
}
