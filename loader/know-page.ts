/** What a page knows from the start, for whoever asks the bus for the last fact (LOAD-05). */
import { pageBus } from '../core/bus'
import { readConsent } from '../core/consent'
import { readKeptDestination } from '../core/destination'
import type { FactName, Facts } from '../core/facts'
import { readPlace } from '../core/host/place'
import { cartCount } from '../core/host/settings/cart-count'
import { lovedNids } from '../core/host/settings/love'
import { readSetting } from '../core/host/settings/read-setting'

/** Nothing of it is published: it has not happened on this page. To be called once the page's settings are there. */
export function knowPage(): void {
  const { known } = pageBus()
  const know = <F extends FactName>(fact: F, payload: Facts[F]) => known.has(fact) || known.set(fact, payload)
  const { code } = readPlace().country
  know('country:changed', { from: code, to: code })
  know('consent:changed', readConsent())
  const destination = readKeptDestination(code)
  if (destination) know('destination:changed', { country: code, ...destination, zone: undefined, restricted: false })
  const loved = readSetting(lovedNids)
  if (loved) know('love:changed', { nid: loved.at(-1) ?? 0, loved: loved.length > 0, count: loved.length })
  const count = readSetting(cartCount)
  if (count !== undefined) know('cart:changed', { count })
}
