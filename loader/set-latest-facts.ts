/** The initial payloads of facts, for `last` of the bus (LOAD-05). */

import { pageBus } from '../core/base/bus/bus'
import type { FactName, Facts } from '../core/base/bus/facts'
import { readMarket } from '../core/base/country/country.setting'
import { readSetting } from '../core/base/input/read-setting'
import { cartCount } from '../core/shop/cart/cart-count.setting'
import { readConsent } from '../core/shop/consent/consent.store'
import { readStoredDestination } from '../core/shop/destination/destination.store'
import { lovedNids } from '../core/shop/love/love.setting'

/**
 * Sets the payloads without publishing, because nothing has happened on this page. Called once the page's settings are
 * available.
 */
export function setLatestFacts(): void {
  const { latest } = pageBus()
  const setLatest = <F extends FactName>(fact: F, payload: Facts[F]) => latest.has(fact) || latest.set(fact, payload)
  const { code } = readMarket().country
  setLatest('country:changed', { from: code, to: code })
  setLatest('consent:changed', readConsent())
  const destination = readStoredDestination(code)
  if (destination)
    setLatest('destination:changed', { country: code, ...destination, zone: undefined, restricted: false })
  const loved = readSetting(lovedNids)
  if (loved) setLatest('love:changed', { nid: loved.at(-1) ?? 0, loved: loved.length > 0, count: loved.length })
  const count = readSetting(cartCount)
  if (count !== undefined) setLatest('cart:changed', { count })
}
