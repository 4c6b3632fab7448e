/** The deliveries of a list's cards, from the moment the visitor has a destination (DELIV-01). */
import { loadCode } from '../../core/async/load-code'
import { loadOnce } from '../../core/async/load-once'
import type { CardDeliveries } from '../../core/card/card-deliveries'
import { readMarket } from '../../core/country/country.setting'
import { readCookie } from '../../core/device/cookies'
import { pageBus } from '../../core/page/bus'

/** @returns what is called when cards have new content, or are added without any */
export function watchDeliveries(
  element: Element,
  report: (failure: unknown) => void,
  signal: AbortSignal,
): CardDeliveries['update'] {
  let shown: CardDeliveries | undefined
  const show = loadOnce(async () => {
    const { showCardDeliveries } = await loadCode(import('../../core/card/card-deliveries'))
    if (signal.aborted) return
    shown = showCardDeliveries(element, report)
    signal.addEventListener('abort', shown.stop)
  })
  const load = () => void show().catch(report)
  signal.addEventListener('abort', pageBus().on('destination:changed', load))
  if (readCookie(`rove_postal_${readMarket().country.code}`)) load()
  return (empty) => shown?.update(empty)
}
