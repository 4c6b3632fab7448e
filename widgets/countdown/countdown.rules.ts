/** What is left until a countdown ends. Source: document 3, sections 3, 4 and 9 (COUNT-01). */

/** How long a visitor who has closed it does not see it, in days. */
export const closedFor = 6 / 24

/** Milliseconds since 1970 in seconds. */
const seconds = (ms: number): number => Math.floor(ms / 1000)

/** What of a cookie still holds: see `withClosed`. */
const holding = (kept: string, now: number): string[] =>
  kept.split('.').filter((entry) => Number(entry.split(':')[1]) > seconds(now))

/** Whether what ends then is closed by what a cookie keeps. Times in milliseconds since 1970. */
export function isClosed(kept: string, end: number, now: number): boolean {
  return holding(kept, now).some((entry) => entry.startsWith(`${seconds(end)}:`))
}

/**
 * A cookie's value with one more that is closed: `1796083199:1795982400` for each, joined by dots. The first is its
 * end, the second until when it is closed, both in seconds since 1970: another sale has another end, and is shown.
 */
export function withClosed(kept: string, end: number, now: number): string {
  return [...holding(kept, now), `${seconds(end)}:${seconds(now) + closedFor * 86_400}`].join('.')
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
    // One letter each: Canada and Australia would write `min` among letters.
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
