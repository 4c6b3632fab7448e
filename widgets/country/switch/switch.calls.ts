/** What a switch requests of the server. */

import { pageBus } from '../../../core/base/bus/bus'
import type { Country } from '../../../core/base/country/countries.rules'
import { callShop } from '../../../core/base/net/call-shop'
import { exchange } from '../../../core/base/net/exchange'
import { readFlags } from '../../../core/base/page/body-flags.setting'
import { RoveError } from '../../../core/base/report/errors'
import { report } from '../../../core/base/report/report'
import { cartRead } from '../../../core/shop/cart/cart.contract'
import { cartCountOf } from '../../../core/shop/cart/cart-count'
import type { CountryLoss } from '../country.types'
import { checkTimeoutMs, isCheckout, isUnavailable, lossBy } from './switch.rules'

/**
 * What the visitor would lose by a switch. The cart is requested where the page does not know its count. Where that fails
 * it counts as filled: it is better to ask once too often.
 *
 * @param restoredAt when the page was restored from the back-forward cache, in milliseconds since 1970; else 0
 */
export async function readLoss(
  from: Country,
  to: Country,
  restoredAt: number,
  signal: AbortSignal,
): Promise<CountryLoss | undefined> {
  const checkout = isCheckout(readFlags().pageTypes)
  const known = checkout || to === from ? 0 : knownCount(restoredAt)
  return lossBy({ from, to, checkout, filled: known === undefined ? await isCartFilled(signal) : known > 0 })
}

/** The cart's count. The HTML of a page from a cache can be older than the cart, so that only a fact says that it is empty. */
function knownCount(restoredAt: number): number | undefined {
  const facts = pageBus().published.filter(([, , at]) => at >= restoredAt)
  const counts = facts.flatMap((fact) => cartCountOf(fact) ?? [])
  return counts.at(-1) ?? (pageBus().last('cart:changed')?.count || undefined)
}

async function isCartFilled(signal: AbortSignal): Promise<boolean> {
  try {
    return (await callShop(cartRead, {}, signal)).cart.count > 0
  } catch (failure) {
    if (!signal.aborted) report('country', failure)
    return true
  }
}

/**
 * Requests a page's head without the visitor's cookies, so that the server changes nothing yet. Another site's page is
 * not checked.
 *
 * @throws RoveError `timeout`, `aborted`, `network` or `status-500` (any status)
 */
export async function checkPage(href: string, signal: AbortSignal): Promise<void> {
  const status = await requestHead(href, 'omit', signal)
  if (status !== undefined && isUnavailable(status)) throw new RoveError(`status-${status}`, where)
}

/**
 * Requests the head of the page's own country and language with the visitor's cookies, so that the server’s next page
 * has both. Throws as `checkPage`.
 */
export async function keepLocale(href: string, signal: AbortSignal): Promise<void> {
  await requestHead(href, 'same-origin', signal)
}

const where = 'country page'

async function requestHead(
  href: string,
  credentials: RequestCredentials,
  signal: AbortSignal,
): Promise<number | undefined> {
  if (new URL(href).origin !== location.origin) return undefined
  const until = Date.now() + checkTimeoutMs
  const send = (redirect: RequestRedirect) =>
    exchange({
      where,
      url: href,
      init: { method: 'HEAD', credentials, redirect },
      deadlineMs: until - Date.now(),
      signal,
      read: ({ status }) => status,
    })
  // A script may not follow a redirect to another site, but the visitor may: its status is 0.
  return send('follow').catch((failure: RoveError) => {
    if (failure.code !== 'network') throw failure
    return send('manual')
  })
}
