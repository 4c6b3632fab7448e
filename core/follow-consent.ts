import { pageBus } from './bus'
import { afterAnswer, readConsent, storedAnswer } from './consent'
import { share } from './page'
import { guard } from './report'

/**
 * Publishes, once a page, what the visitor answered in another tab, or while this page was in the back-forward cache.
 *
 * @returns the undo
 */
export function followConsent(): () => void {
  return share('consent', follow)[1]
}

function follow(): { stop(): void } {
  const atFirst = readConsent()
  const look = guard('consent', () => {
    const before = pageBus().last('consent:changed') ?? atFirst
    const now = afterAnswer(storedAnswer(), before)
    if (JSON.stringify(now) !== JSON.stringify(before)) pageBus().tell('consent:changed', now)
  })
  // Not every browser tells a tab of another tab's cookie: there it is read when the tab is looked at again.
  const { cookieStore } = globalThis as { cookieStore?: EventTarget }
  cookieStore?.addEventListener('change', look)
  addEventListener('pageshow', look)
  document.addEventListener('visibilitychange', look)
  return {
    stop() {
      cookieStore?.removeEventListener('change', look)
      removeEventListener('pageshow', look)
      document.removeEventListener('visibilitychange', look)
    },
  }
}
