/** The country of the visitor's previous page, kept on the device. */

import { string } from 'valibot'
import { createStored } from '../device/storage'
import { pageBus } from '../page/bus'
import { findCountry } from './countries.rules'
import { readMarket } from './country.setting'

/** Publishes `country:changed` where this page's country differs from the previous page's (COUNTRY-02). */
export function publishCountryChange(): void {
  const stored = createStored('rove_country', string(), '')
  const to = readMarket().country.code
  const from = findCountry(stored.read())?.code
  if (from && from !== to) pageBus().publish('country:changed', { from, to })
  if (from !== to) stored.write(to)
}
