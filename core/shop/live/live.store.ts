/**
 * Requests live info: once when it is started, and every five minutes while the tab is visible and online (LIVE-01). An
 * answer is the fact `live:refreshed`, which other tabs receive too: they request nothing for the next five minutes.
 */

import { pageBus } from '../../base/bus/bus'
import type { Listen } from '../../base/bus/listen'
import { countryCookie, findCountry } from '../../base/country/countries.rules'
import { readMarket } from '../../base/country/country.setting'
import { onBfcacheRestore } from '../../base/device/bfcache'
import { readCookie } from '../../base/device/cookies'
import { own } from '../../base/input/own'
import { callShop } from '../../base/net/call-shop'
import type { RoveError } from '../../base/report/errors'
import { inform } from '../../base/report/inform'
import { page } from '../../base/state/page'
import { type LiveCounts, liveInfo } from './live.contract'
import { isLiveDue, livePeriodMs } from './live.rules'

/** The lock of the tab that requests live info. */
const lockName = 'rove_live'

declare module '../../base/state/page' {
  interface Page {
    /** Live info was requested on this page. */
    isLiveKnown?: boolean
  }
}

/** Starts it. Failures are reported on the console as information only. */
export function startLiveInfo(listen: Listen, signal: AbortSignal): void {
  /** When the current period began; `undefined` if a request is due. */
  let last: number | undefined
  const shared = page()
  let isPending = false
  let changeCount = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  /** An answer can be older than a change that was published during the request: then it is requested again. */
  async function request(): Promise<void> {
    const before = changeCount
    const input = { pathname: location.pathname + location.search, isFirst: !shared.isLiveKnown }
    shared.isLiveKnown = true
    try {
      const counts = await callShop(liveInfo, input, signal)
      if (changeCount !== before) return request()
      pageBus().publish('live:refreshed', counts)
    } catch (failure) {
      if (!signal.aborted) inform(failure as RoveError)
    }
  }

  /** The page's first call is its own; a later one is left to another tab that is requesting at this moment. */
  async function requestOnce(): Promise<void> {
    const { locks } = navigator
    if (!shared.isLiveKnown || !locks) return request()
    try {
      await locks.request(lockName, own({ ifAvailable: true }), (lock) => (lock ? request() : undefined))
    } catch {
      // A sandboxed page has no locks.
      await request()
    }
  }

  async function refreshIfDue(): Promise<void> {
    const { hidden } = document
    if (isPending || !isLiveDue({ now: Date.now(), last, hidden, offline: navigator.onLine === false })) return
    isPending = true
    await requestOnce()
    isPending = false
    beginPeriod()
  }

  /** The next request follows after the period, also after a failure. */
  function beginPeriod(): void {
    clearTimeout(timer)
    last = Date.now()
    if (!signal.aborted) timer = setTimeout(refreshNow, livePeriodMs)
  }

  /** Whatever the clock says, which can be set back. */
  function refreshNow(): void {
    last = undefined
    void refreshIfDue()
  }

  const countChange = () => {
    changeCount += 1
  }
  const stops = [
    pageBus().on('cart:changed', countChange),
    pageBus().on('love:changed', countChange),
    pageBus().on('live:refreshed', (counts) => {
      beginPeriod()
      publishChanges(counts)
    }),
    onBfcacheRestore(refreshNow),
  ]
  listen(document, 'visibilitychange', refreshIfDue)
  listen(window, 'online', refreshIfDue)
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  })
  void refreshIfDue()
}

/**
 * Publishes what has changed without this page's knowledge: the cart's count, and the country in the cookie. The
 * first count that the page learns is stored as the initial payload, and not published.
 */
function publishChanges({ cart }: LiveCounts): void {
  const bus = pageBus()
  const known = bus.last('cart:changed')
  if (cart && !known) bus.latest.set('cart:changed', cart)
  else if (cart && cart.count !== known?.count) bus.publish('cart:changed', { ...cart, elsewhere: true })
  const from = bus.last('country:changed')?.to ?? readMarket().country.code
  const to = findCountry(readCookie(countryCookie))?.code
  if (to && to !== from) bus.publish('country:changed', { from, to, elsewhere: true })
}
