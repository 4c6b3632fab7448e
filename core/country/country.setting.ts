import { readCookie } from '../device/cookies'
import { readSetting } from '../input/read-setting'
import { page } from '../page/page'
import { pageCountry, pageLocale } from '../page/page.setting'
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

declare module '../page/page' {
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
