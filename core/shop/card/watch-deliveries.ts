/** The deliveries of a list's cards, from the moment the visitor has a destination (DELIV-01). */
import { loadOnce } from '../../base/async/load-once'
import { pageBus } from '../../base/bus/bus'
import { readMarket } from '../../base/country/country.setting'
import { readCookie } from '../../base/device/cookies'
import { postalCookie } from '../destination/destination-cookies.rules'
import type { showCardDeliveries } from './card-deliveries'

/**
 * @param load loads what shows them
 * @returns a function to call after cards got new content, or were added without content
 */
export function watchDeliveries(
  element: Element,
  load: () => Promise<typeof showCardDeliveries>,
  report: (failure: unknown) => void,
  signal: AbortSignal,
): ReturnType<typeof showCardDeliveries> {
  let update: ReturnType<typeof showCardDeliveries> | undefined
  const show = loadOnce(async () => {
    const showDeliveries = await load()
    if (!signal.aborted) update = showDeliveries(element, report, signal)
  })
  const start = () => {
    show().catch(report)
  }
  signal.addEventListener('abort', pageBus().on('destination:changed', start))
  if (readCookie(postalCookie(readMarket().country.code))) start()
  return (empty) => update?.(empty)
}
