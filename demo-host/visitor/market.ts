/** Reads the visitor's market: the country from query or cookie, and a locale of that country. */
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import {
  type Country,
  countries,
  countryCookie,
  countryOfLocale,
  findCountry,
  isLocale,
  type Locale,
} from '../../core/base/country/countries.rules'
import { countryCookieDays } from '../../core/base/country/country-cookie.rules'

/** The visitor's country and locale. */
export interface Market {
  readonly country: Country
  readonly locale: Locale
  /** The country of the previous page, if it differs. */
  readonly previousCountry: Country | undefined
}

const day = 86_400
/** The lifetimes of the cookie: of the visitor's choice, and of a default. */
const chosen = { path: '/', maxAge: countryCookieDays.chosen * day }
const initial = { path: '/', maxAge: countryCookieDays.initial * day }

/**
 * Reads the country and locale: of the page that makes the call, from the header `X-Rove-Locale`; from
 * `?storefront=fr_CA`, the parameter of the country form, or from `?country=CA&locale=fr_CA`; then from the cookies. The
 * default is the first country.
 */
export function readMarket(context: Context): Market {
  const ofPage = context.req.header('x-rove-locale')
  const pageCountry = countryOfLocale(ofPage)
  if (pageCountry) return { country: pageCountry, locale: localeOf(pageCountry, ofPage), previousCountry: undefined }
  const storefront = context.req.query('storefront')
  const askedCountry = countryOfLocale(storefront) ?? findCountry(context.req.query('country'))
  const askedLocale = storefront ?? context.req.query('locale')
  const kept = findCountry(getCookie(context, countryCookie))
  const country = askedCountry ?? kept ?? (countries[0] as Country)
  const locale = localeOf(country, askedCountry ? askedLocale : getCookie(context, 'demo_locale'))
  if (askedCountry) {
    setCookie(context, countryCookie, country.code, chosen)
    setCookie(context, 'demo_locale', locale, chosen)
  } else if (!kept) setCookie(context, countryCookie, country.code, initial)
  return { country, locale, previousCountry: kept && kept !== country ? kept : undefined }
}

/** The locale if the country has it, otherwise the country's first one. */
function localeOf(country: Country, locale: string | undefined): Locale {
  return isLocale(locale) && country.locales.includes(locale) ? locale : country.locales[0]
}
