import { readCookie } from '../device/cookies'
import {
  type Country,
  countries,
  countryOfLocale,
  findCountry,
  isLocale,
  type Language,
  type Locale,
  languageOf,
} from '../domain/countries'
import { pageCountry, pageLocale } from './settings/page'
import { readSetting } from './settings/read-setting'

/** Where the visitor shops, and in which language. Source: document 0, section 3 (COUNTRY-01). */
export interface Place {
  readonly country: Country
  readonly locale: Locale
  readonly language: Language
}

/**
 * What the page was rendered for, so that ours agrees with the server's: the settings `rove.country` and
 * `rove.locale`, then the cookie `warehouse_location`, then the United States.
 */
export function readPlace(): Place {
  const asked = readSetting(pageLocale)
  const country =
    findCountry(readSetting(pageCountry)) ??
    countryOfLocale(asked) ??
    findCountry(readCookie('warehouse_location')) ??
    (countries[0] as Country)
  const locale = isLocale(asked) ? asked : country.locales[0]
  return { country, locale, language: languageOf(locale) }
}
