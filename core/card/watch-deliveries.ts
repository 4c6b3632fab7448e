/** The deliveries of a list's cards, from the moment the visitor has a destination (DELIV-01). */
import { loadCode } from '../async/load-code'
import { loadOnce } from '../async/load-once'
import { readMarket } from '../country/country.setting'
import { readCookie } from '../device/cookies'
import { pageBus } from '../page/bus'
import type { CardDeliveries } from './card-deliveries'

/** @returns what is called when cards have new content, or are added without any */
export function watchDeliveries(
  element: Element,
  report: (failure: unknown) => void,
  signal: AbortSignal,
): CardDeliveries['update'] {
  let shown: CardDeliveries | undefined
  const show = loadOnce(async () => {
    const { showCardDeliveries } = await loadCode(import('./card-deliveries'))
    if (signal.aborted) return
    shown = showCardDeliveries(element, report)
    signal.addEventListener('abort', shown.stop)
  })
  const load = () => void show().catch(report)
  signal.addEventListener('abort', pageBus().on('destination:changed', load))
  if (readCookie(`rove_postal_${readMarket().country.code}`)) load()
  return (empty) => shown?.update(empty)
}
