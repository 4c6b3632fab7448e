import { check, pipe, string } from 'valibot'
import { defaultZone, shopDayAt } from './shop-day.rules'

/** The time zone of the shop's days (proposed). */
export const shopZone = {
  name: 'rove.timeZone',
  schema: pipe(string(), check(isZone, 'a time zone such as America/New_York, please')),
  otherwise: defaultZone,
} as const

function isZone(zone: string): boolean {
  try {
    return !!shopDayAt(0, zone)
  } catch {
    return false
  }
}
