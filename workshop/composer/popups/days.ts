/** The days on which a popup can come, from its condition `between`. */
import { parseTime } from '../../../core/base/country/parse-time.rules'

/** One month of the calendar. */
export interface Month {
  /** `September 2026` */
  readonly label: string
  /** For each of its days whether the popup can come. */
  readonly days: readonly boolean[]
}

/** Both ends of a condition `between`, in milliseconds since 1970; absent where there is no limit. */
export interface Span {
  readonly from?: number
  readonly until?: number
}

const day = 86_400_000
/** The longest calendar, in months. */
const longest = 12

/** The ends of a condition; `undefined` if it has none, or an invalid one. */
export function spanOf(between: unknown): Span | undefined {
  if (!Array.isArray(between)) return undefined
  const [from, until] = between.map((time) => (time === null || time === '' ? undefined : parseTime(time)))
  if (Number.isNaN(from) || Number.isNaN(until) || (from === undefined && until === undefined)) return undefined
  return { ...(from === undefined ? {} : { from }), ...(until === undefined ? {} : { until }) }
}

/**
 * The months of a span, at most twelve. Without a limit it begins today and ends after 90 days.
 *
 * @param today in milliseconds since 1970
 */
export function monthsOf({ from, until }: Span, today: number): readonly Month[] {
  const start = from ?? Math.min(today, until ?? today)
  const last = (until ?? start + 90 * day) - 1
  const first = new Date(start)
  const months: Month[] = []
  for (let n = 0; n < longest; n += 1) {
    const begin = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + n)
    if (begin > last) break
    const end = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + n + 1)
    const days = Array.from({ length: Math.round((end - begin) / day) }, (_, at) => {
      const noon = begin + at * day
      return noon + day > start && noon <= last
    })
    months.push({ label: monthName(begin), days })
  }
  return months
}

const monthName = (ms: number): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(ms)
