const written = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|UTC|[+-]\d\d:?\d\d)?)?$/i

/**
 * A point in time as shops write it: an ISO time, a date (its midnight), `2026-11-30 23:59:59`, or seconds since 1970.
 * Where no zone is said it is UTC, wherever the visitor is.
 *
 * @returns milliseconds since 1970; NaN where it is none of these
 */
export function timeOf(given: unknown): number {
  const text = typeof given === 'number' ? String(given) : typeof given === 'string' ? given.trim() : ''
  // Twelve digits of seconds lie thousands of years ahead: somebody wrote milliseconds.
  if (/^\d{1,11}$/.test(text)) return Number(text) * 1000
  const [, day = '', time = '00:00', zone = 'Z'] = written.exec(text) ?? []
  // Browsers do not agree about the thirtieth of February.
  if (new Date(`${day}T00:00Z`).getUTCDate() !== Number(day.slice(-2))) return Number.NaN
  return new Date(`${day}T${time}${zone.toUpperCase().replace('UTC', 'Z')}`).getTime()
}

/** A point in time as a shop may write it: `2026-11-30 23:59:59 UTC`; in words where no calendar has it. @param ms since 1970 */
export function utcOf(ms: number): string {
  const time = new Date(ms)
  return Number.isNaN(time.getTime())
    ? 'no time'
    : time
        .toISOString()
        .replace('T', ' ')
        .replace(/\.\d+Z/, ' UTC')
}
