import { check, pipe, string } from 'valibot'
import { readCookie } from '../device/cookies'
import { readSetting } from '../input/read-setting'
import { page } from '../state/page'
import {
  type Country,
  countries,
  countryCookie,
  countryOfLocale,
  findCountry,
  isLocale,
  type Language,
  type Locale,
  languageOf,
} from './countries.rules'

/** The locale the page was rendered in. */
export const pageLocale = {
  name: 'rove.locale',
  schema: pipe(
    string(),
    check((locale) => isLocale(locale), 'one of the shop’s locales, please'),
  ),
  otherwise: undefined,
} as const
/** The country the page was rendered for. */
export const pageCountry = {
  name: 'rove.country',
  schema: pipe(
    string(),
    check((code) => !!findCountry(code), 'one of the shop’s countries, please'),
  ),
  otherwise: undefined,
} as const

declare module '../state/page' {
  interface Page {
    /** The country of the cookie when the page was opened. */
    cookieCountry?: Country
  }
}

/** The country, locale and language that the page was rendered for (COUNTRY-01). */
export interface Market {
  readonly country: Country
  readonly locale: Locale
  readonly language: Language
}

/**
 * Reads the market, so that it agrees with the server. The country: the setting `rove.country`, then the country of
 * `rove.locale`, then the cookie `warehouse_location`, then the United States. The locale: `rove.locale`, then the
 * country's first one.
 */
export function readMarket(): Market {
  const given = readSetting(pageLocale)
  const country = findCountry(readSetting(pageCountry)) ?? countryOfLocale(given) ?? cookieCountry()
  const locale = isLocale(given) ? given : country.locales[0]
  return { country, locale, language: languageOf(locale) }
}

/** The country of the cookie with which the page was opened: another tab may have written it since. */
function cookieCountry(): Country {
  const shared = page()
  shared.cookieCountry ??= findCountry(readCookie(countryCookie)) ?? (countries[0] as Country)
  return shared.cookieCountry
}
