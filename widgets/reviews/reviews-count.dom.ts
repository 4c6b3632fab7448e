/** The number of reviews in the server's HTML: `<span data-rove-reviews="count">` (REVIEW-03). */
import { loadOnce } from '../../core/base/async/load-once'
import { whenIdle } from '../../core/base/async/schedule'
import { pageBus } from '../../core/base/bus/bus'
import { languageTag } from '../../core/base/country/countries.rules'
import { readMarket } from '../../core/base/country/country.setting'
import type { RoveError } from '../../core/base/report/errors'
import { inform } from '../../core/base/report/inform'
import { readConsent } from '../../core/shop/consent/consent.store'
import { countReviews } from './reviews-count.vendor'

/**
 * Asks the provider once, when the page is idle and the visitor allows marketing, and shows its number. A failure is
 * logged, and the server's number stays.
 */
export function showReviewCount(element: Element, signal: AbortSignal): void {
  const place = element.querySelector('[data-rove-reviews="count"]')
  if (!place) return
  const load = loadOnce(async () => {
    const total = await countReviews()
    if (total !== undefined && !signal.aborted)
      place.textContent = new Intl.NumberFormat(languageTag(readMarket().locale)).format(total)
  })
  const loadIfAllowed = () => {
    if (!signal.aborted && readConsent().marketing) load().catch((failure: RoveError) => inform(failure))
  }
  whenIdle(loadIfAllowed)
  signal.addEventListener('abort', pageBus().on('consent:changed', loadIfAllowed))
}
