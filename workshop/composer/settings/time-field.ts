/** Times in settings, and the values of a browser’s field for a time. Both are in UTC. */
import { type Locale, languageTag } from '../../../core/base/country/countries.rules'
import { parseTime } from '../../../core/base/country/parse-time.rules'

/** `2026-11-30T23:59:59` for the field; empty if the time is none. */
export function toField(written: unknown): string {
  const ms = parseTime(written)
  return Number.isNaN(ms) ? '' : new Date(ms).toISOString().slice(0, 19)
}

/** `2026-11-30 23:59:59` for the setting; `undefined` if the field is empty. */
export function fromField(value: string): string | undefined {
  if (!value) return undefined
  const [day = '', time = ''] = value.split('T')
  return `${day} ${time.length === 5 ? `${time}:00` : time}`
}

const zones: Readonly<Record<Locale, readonly [zone: string, place: string]>> = {
  en_US: ['America/New_York', 'New York'],
  en_CA: ['America/Toronto', 'Toronto'],
  fr_CA: ['America/Montreal', 'Montréal'],
  en_AU: ['Australia/Sydney', 'Sydney'],
  ko_KR: ['Asia/Seoul', 'Seoul'],
  en_UK: ['Europe/London', 'London'],
  ch_HK: ['Asia/Hong_Kong', 'Hong Kong'],
}

/** When that is for visitors of a market: `In Seoul that is Tuesday 1 December 2026 at 08:59.` */
export function localWords(written: unknown, locale: Locale): string {
  const ms = parseTime(written)
  if (Number.isNaN(ms)) return ''
  const [timeZone, place] = zones[locale]
  const when = new Intl.DateTimeFormat(languageTag('en_UK'), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(ms)
  return `In ${place} that is ${when}.`
}
