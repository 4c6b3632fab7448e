/** Forms of words: lists, places, languages, ordinal numbers and spans of time, in English. */
import {
  type CountryCode,
  findCountry,
  isLocale,
  type Language,
  languageOf,
} from '../../../core/base/country/countries.rules'
import type { Span } from './days'

/** Functions that say a parameter in words, by the names of conditions. Empty words say nothing. */
export type Names = Readonly<Record<string, (parameter: unknown) => string>>

/** `A, B and C` */
export function list(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  const said = words.filter(Boolean)
  if (said.length < 2) return said.join('')
  return `${said.slice(0, -1).join(', ')} ${last} ${said.at(-1)}`
}

const places: Readonly<Record<CountryCode, string>> = {
  US: 'the United States',
  CA: 'Canada',
  AU: 'Australia',
  KR: 'Korea',
  UK: 'the United Kingdom',
  HK: 'Hong Kong',
}

/** A country’s name, after `in`. */
export function placeName(code: string): string {
  const country = findCountry(code)
  return country ? places[country.code] : code
}

const languages: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'French',
  ko: 'Korean',
  'zh-Hant-HK': 'Chinese',
}

/** The name of a locale’s language. */
export const languageName = (locale: string): string => (isLocale(locale) ? languages[languageOf(locale)] : locale)

/** `2nd` */
export function nth(n: number): string {
  const ending = { one: 'st', two: 'nd', few: 'rd' }[new Intl.PluralRules('en', { type: 'ordinal' }).select(n) as 'one']
  return `${n}${ending ?? 'th'}`
}

/** `between 20 September and 21 December 2026`; empty without limits. */
export function spanWords(span: Span | undefined): string {
  const { from, until } = span ?? {}
  // A midnight at the end is the end of the day before.
  const last = until !== undefined && until % 86_400_000 === 0 ? until - 1000 : until
  if (from !== undefined && last !== undefined) {
    const isSameYear = new Date(from).getUTCFullYear() === new Date(last).getUTCFullYear()
    return `between ${dayWords(from, !isSameYear)} and ${dayWords(last)}`
  }
  if (from !== undefined) return `from ${dayWords(from)} on`
  return last === undefined ? '' : `until ${dayWords(last)}`
}

/** The day, and the time where it is not the beginning or the end of the day. */
function dayWords(ms: number, withYear = true): string {
  const day = format(ms, { day: 'numeric', month: 'long', ...(withYear ? { year: 'numeric' } : {}) })
  const time = format(ms, { hour: '2-digit', minute: '2-digit' })
  return time === '00:00' || time === '23:59' ? day : `${day} at ${time} UTC`
}

const format = (ms: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(ms)
