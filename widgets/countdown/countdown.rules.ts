/** When a countdown ends, and what is left until then. Source: document 3, sections 3, 4 and 9 (COUNT-01). */

/** How long a visitor who has closed it does not see it, in days. */
export const closedFor = 6 / 24

const written = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|[+-]\d\d:?\d\d)?)?$/i

/**
 * The end as a shop writes it: an ISO time, `2026-11-30 23:59:59`, or seconds since 1970. Where no zone is said it is
 * UTC, wherever the visitor is.
 *
 * @returns milliseconds since 1970, or NaN where it is none of these
 */
export function readEnd(end: unknown): number {
  const text = typeof end === 'number' ? String(end) : typeof end === 'string' ? end.trim() : ''
  // Twelve digits of seconds lie thousands of years ahead: somebody wrote milliseconds.
  if (/^\d{1,11}$/.test(text)) return Number(text) * 1000
  const [, day = '', time = '00:00', zone = 'Z'] = written.exec(text) ?? []
  // Browsers do not agree about the thirtieth of February.
  const midnight = Date.parse(`${day}T00:00Z`)
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day) return Number.NaN
  return Date.parse(`${day}T${time}${zone.toUpperCase()}`)
}

/** Whole seconds that are left at a time: none only once it is over. */
export function secondsLeft(end: number, now: number): number {
  return Math.max(0, Math.ceil((end - now) / 1000))
}

/** How long it still shows the same, in milliseconds: until the next whole second before the end. */
export function untilNext(end: number, now: number): number {
  return Math.ceil((end - now) % 1000) || 1000
}

/** What counts, the largest first, with how many seconds it has. */
const units = [
  ['day', 86_400, Number.POSITIVE_INFINITY],
  ['hour', 3600, 24],
  ['minute', 60, 60],
  ['second', 1, 60],
] as const

/** One figure with its unit. */
export interface Figure {
  readonly unit: (typeof units)[number][0]
  /** `07`. */
  readonly value: string
  /** As people write it beside the figure: `h`, `시간`. */
  readonly label: string
}

/** What is left in days, hours, minutes and seconds, as a language writes them. */
export function figures(seconds: number, language: string): Figure[] {
  return units.map(([unit, size, many]) => {
    const parts = new Intl.NumberFormat(language, {
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

/** A moment in words, where and as the visitor tells the time. */
export function inWords(time: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' }).format(time)
}
