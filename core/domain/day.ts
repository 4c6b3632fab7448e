/** A day as people write it. */
import { type Locale, languageTag } from './countries'

/** A day of the form `2027-03-22` in words of a locale, `March 22, 2027`; anything else as it is. */
export function dayIn(locale: Locale, day: string): string {
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(day) ? day : Number.NaN)
  if (Number.isNaN(date.getTime())) return day
  return new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}
