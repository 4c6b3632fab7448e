/** What is left until a countdown ends. Source: document 3, sections 3, 4 and 9 (COUNT-01). */

/** How long a visitor who has closed it does not see it, in days. */
export const closedFor = 6 / 24

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
