/** Where a visitor shops: the country from query or cookie, and a locale of that country. Document 0, sections 4 and 9. */
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import {
  type Country,
  countries,
  countryOfLocale,
  findCountry,
  isLocale,
  type Locale,
} from '../../core/domain/countries'

/** Where the visitor shops, and in which language. */
export interface Place {
  readonly country: Country
  readonly locale: Locale
  /** Where they shopped until this page, if it was elsewhere. */
  readonly movedFrom: Country | undefined
}

const day = 86_400
/** How long a choice of the visitor's is kept, and how long the one a first page made. */
const chosen = { path: '/', maxAge: 14 * day }
const initial = { path: '/', maxAge: 365 * day }

/** `?country=KR`, `?locale=fr_CA` or both; then the cookies; then the first country there is. */
export function readPlace(context: Context): Place {
  const askedLocale = context.req.query('locale')
  const askedCountry = countryAsked(context.req.query('country'), askedLocale)
  const kept = findCountry(getCookie(context, 'warehouse_location'))
  const country = askedCountry ?? kept ?? (countries[0] as Country)
  const locale = localeOf(country, askedCountry ? askedLocale : getCookie(context, 'demo_locale'))
  if (askedCountry) {
    setCookie(context, 'warehouse_location', country.code, chosen)
    setCookie(context, 'demo_locale', locale, chosen)
  } else if (!kept) setCookie(context, 'warehouse_location', country.code, initial)
  return { country, locale, movedFrom: kept && kept !== country ? kept : undefined }
}

function countryAsked(country: string | undefined, locale: string | undefined): Country | undefined {
  return findCountry(country) ?? countryOfLocale(locale)
}

/** The locale, when it is one of the country's; else the country's first. */
function localeOf(country: Country, locale: string | undefined): Locale {
  return isLocale(locale) && country.locales.includes(locale) ? locale : country.locales[0]
}
