/** What is requested of the server before a switch. */
import { cartRead } from '../../core/cart/cart.contract'
import type { Country } from '../../core/country/countries.rules'
import { own } from '../../core/input/own'
import { callShop } from '../../core/net/call-shop'
import { withTimeout } from '../../core/net/with-timeout'
import { readFlags } from '../../core/page/body-flags.setting'
import { pageBus } from '../../core/page/bus'
import { RoveError } from '../../core/page/errors'
import type { CountryLoss } from './country.types'
import { checkTimeoutMs, isCheckout, isUnavailable, lossBy } from './country-check.rules'

/** What the visitor would lose by a switch. The cart is requested only where the page does not know its count. */
export async function readLoss(from: Country, to: Country): Promise<CountryLoss | undefined> {
  const checkout = isCheckout(readFlags().pageTypes)
  const known = checkout || to === from ? 0 : pageBus().last('cart:changed')?.count
  return lossBy({ from, to, checkout, pieces: known ?? (await callShop(cartRead, {})).cart.count })
}

/**
 * Requests a page's head without the visitor's cookies, so that the server changes nothing yet. Another site's page is
 * not checked.
 *
 * @throws RoveError `timeout`, `aborted`, `network` or `status-500` (any status)
 */
export async function checkPage(href: string, signal: AbortSignal): Promise<void> {
  if (new URL(href).origin !== location.origin) return
  const where = 'country page'
  const { status } = await withTimeout(
    checkTimeoutMs,
    where,
    async (ending) => {
      try {
        return await fetch(href, own({ method: 'HEAD', credentials: 'omit' as const, signal: ending }))
      } catch (cause) {
        throw ending.aborted ? cause : new RoveError('network', where, { cause })
      }
    },
    signal,
  )
  if (isUnavailable(status)) throw new RoveError(`status-${status}`, where)
}
