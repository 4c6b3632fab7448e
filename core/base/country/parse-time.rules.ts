const timeFormat = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|UTC|[+-]\d\d:?\d\d)?)?$/i

/**
 * Parses a time as shops write it: an ISO time, a date (its midnight), `2026-11-30 23:59:59`, or seconds since 1970.
 * Without a time zone it is UTC.
 *
 * @returns milliseconds since 1970; NaN where it is invalid
 */
export function parseTime(given: unknown): number {
  const text = typeof given === 'number' ? String(given) : typeof given === 'string' ? given.trim() : ''
  // Twelve digits would be thousands of years ahead: they are milliseconds, and invalid.
  if (/^\d{1,11}$/.test(text)) return Number(text) * 1000
  const [, day = '', time = '00:00', zone = 'Z'] = timeFormat.exec(text) ?? []
  // Browsers differ on 30 February.
  if (new Date(`${day}T00:00Z`).getUTCDate() !== Number(day.slice(-2))) return Number.NaN
  return new Date(`${day}T${time}${zone.toUpperCase().replace('UTC', 'Z')}`).getTime()
}

/** Formats a time as UTC: `2026-11-30 23:59:59 UTC`; `no time` where it is invalid. @param ms since 1970 */
export function formatUtc(ms: number): string {
  const time = new Date(ms)
  return Number.isNaN(time.getTime())
    ? 'no time'
    : time
        .toISOString()
        .replace('T', ' ')
        .replace(/\.\d+Z/, ' UTC')
}
