/** The change of the visitor's country from one page to the next. */
import { pageBus } from '../bus/bus'
import { countryOfLocale } from './countries.rules'
import { readMarket } from './country.setting'
import { lastLocale } from './last-locale.store'

/** Publishes `country:changed` where this page's country differs from the previous page's (COUNTRY-02). */
export function publishCountryChange(): void {
  const { country, locale } = readMarket()
  const to = country.code
  const before = lastLocale.read()
  const from = countryOfLocale(before)?.code
  if (from && from !== to) pageBus().publish('country:changed', { from, to })
  if (before !== locale) lastLocale.write(locale)
}
