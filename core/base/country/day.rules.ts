/** Formats days. */
import { type Locale, languageTag } from './countries.rules'

/** A date in words of a locale: `March 22, 2027` for `2027-03-22`. Other text is returned unchanged. */
export function formatDay(locale: Locale, day: string): string {
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(day) ? day : Number.NaN)
  if (Number.isNaN(date.getTime())) return day
  return new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}
