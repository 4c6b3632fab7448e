/**
 * A point in time as shops write it: an ISO time, a date (its midnight, UTC), `YYYY-MM-DD HH:mm:ss` (UTC), or seconds
 * since 1970.
 *
 * @returns milliseconds since 1970; NaN where it is none of these
 */
export function timeOf(written: string | number): number {
  if (typeof written === 'number' || /^\d+$/.test(written)) return Number(written) * 1000
  return Date.parse(/^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?$/.test(written) ? `${written.replace(' ', 'T')}Z` : written)
}
