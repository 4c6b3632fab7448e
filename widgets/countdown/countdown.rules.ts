/** Computes the time left of a countdown (COUNT-01). */

/** For how long a closed countdown stays hidden, in days. */
export const closedDays = 6 / 24

/** Milliseconds to whole seconds. */
const seconds = (ms: number): number => Math.floor(ms / 1000)

/** The entries of the cookie that have not expired: see `withClosed`. */
const activeEntries = (saved: string, now: number): string[] =>
  saved.split('.').filter((entry) => Number(entry.split(':')[1]) > seconds(now))

/** Whether the cookie says that the countdown with this end is closed. Times in milliseconds since 1970. */
export function isClosed(saved: string, end: number, now: number): boolean {
  return activeEntries(saved, now).some((entry) => entry.startsWith(`${seconds(end)}:`))
}

/**
 * Adds an entry to the cookie's value. An entry is `1796083199:1795982400`; entries are joined by dots. The first
 * number is the countdown's end, the second until when it stays hidden, both in seconds since 1970. A countdown with
 * another end is shown.
 */
export function withClosed(saved: string, end: number, now: number): string {
  return [...activeEntries(saved, now), `${seconds(end)}:${seconds(now) + closedDays * 86_400}`].join('.')
}

/** Whole seconds left, rounded up: zero only once it is over. */
export function secondsLeft(end: number, now: number): number {
  return Math.max(0, Math.ceil((end - now) / 1000))
}

/** Milliseconds until the shown text changes: until the next whole second before the end. */
export function msUntilNext(end: number, now: number): number {
  return Math.ceil((end - now) % 1000) || 1000
}

/** The units, largest first, with their length in seconds. */
const units = [
  ['day', 86_400, Number.POSITIVE_INFINITY],
  ['hour', 3600, 24],
  ['minute', 60, 60],
  ['second', 1, 60],
] as const

/** One number with its unit. */
export interface TimePart {
  readonly unit: (typeof units)[number][0]
  /** `07`. */
  readonly value: string
  /** The unit as it is written beside the number: `h`, `시간`. */
  readonly label: string
}

/** The time left in days, hours, minutes and seconds, in a language's notation. */
export function timeParts(seconds: number, language: string): TimePart[] {
  return units.map(([unit, size, many]) => {
    // One letter each: the locales of Canada and Australia have `min` beside letters.
    const parts = new Intl.NumberFormat(language.replace(/^en-.*/, 'en'), {
      style: 'unit',
      unit,
      unitDisplay: 'narrow',
      minimumIntegerDigits: 2,
    }).formatToParts(Math.floor(seconds / size) % many)
    const join = (isLabel: boolean) =>
      parts.flatMap(({ type, value }) => ((type === 'unit') === isLabel ? [value] : [])).join('')
    return { unit, value: join(false).trim(), label: join(true) }
  })
}
