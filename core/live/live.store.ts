/**
 * Requests live info: once when it is started, and every five minutes while the tab is visible and online (LIVE-01). An
 * answer is the fact `live:refreshed`, which other tabs receive too: they request nothing for the next five minutes.
 */

import { countryCookie, findCountry } from '../country/countries.rules'
import { readMarket } from '../country/country.setting'
import { onBfcacheRestore } from '../device/bfcache'
import { readCookie } from '../device/cookies'
import { own } from '../input/own'
import { callShop } from '../net/call-shop'
import { pageBus } from '../page/bus'
import type { RoveError } from '../page/errors'
import { inform } from '../page/inform'
import { type LiveCounts, liveInfo } from './live.contract'
import { isLiveDue, livePeriodMs } from './live.rules'

/** The lock of the tab that requests live info. */
const lockName = 'rove_live'

/** Starts it. Failures are reported on the console as information only. */
export function startLiveInfo(signal: AbortSignal): void {
  let last: number | undefined
  let isFirst = true
  let isPending = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function request(): Promise<void> {
    const input = { pathname: location.pathname + location.search, isFirst }
    isFirst = false
    pageBus().publish('live:refreshed', await callShop(liveInfo, input, signal))
  }

  /** The page's first call is its own; a later one is left to another tab that is requesting at this moment. */
  async function requestOnce(): Promise<void> {
    const { locks } = navigator
    if (isFirst || !locks) return request()
    await locks.request(lockName, own({ ifAvailable: true }), (lock) => (lock ? request() : undefined))
  }

  async function refreshIfDue(): Promise<void> {
    const { hidden } = document
    if (isPending || !isLiveDue({ now: Date.now(), last, hidden, offline: navigator.onLine === false })) return
    isPending = true
    try {
      await requestOnce()
    } catch (failure) {
      if (!signal.aborted) inform(failure as RoveError)
    }
    isPending = false
    schedule()
  }

  function schedule(): void {
    clearTimeout(timer)
    if (!signal.aborted) timer = setTimeout(refreshIfDue, livePeriodMs)
  }

  const stops = [
    pageBus().on('live:refreshed', (counts) => {
      last = Date.now()
      schedule()
      publishChanges(counts)
    }),
    onBfcacheRestore(() => {
      last = undefined
      void refreshIfDue()
    }),
  ]
  document.addEventListener('visibilitychange', refreshIfDue, own({ signal }))
  addEventListener('online', refreshIfDue, own({ signal }))
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  })
  void refreshIfDue()
}

/** Publishes what has changed without this page's knowledge: the cart's count, and the country in the cookie. */
function publishChanges({ cart }: LiveCounts): void {
  const bus = pageBus()
  if (cart && cart.count !== bus.last('cart:changed')?.count)
    bus.publish('cart:changed', { count: cart.count, elsewhere: true })
  const from = bus.last('country:changed')?.to ?? readMarket().country.code
  const to = findCountry(readCookie(countryCookie))?.code
  if (to && to !== from) bus.publish('country:changed', { from, to, elsewhere: true })
}
