import { pageBus } from '../../base/bus/bus'
import { guard } from '../../base/report/report'
import { acquireShared } from '../../base/state/page'
import { afterAnswer, readConsent, storedAnswer } from './consent.store'

/**
 * Publishes the consent that the visitor gave in another tab, or while this page was in the back-forward cache. Runs
 * once a page.
 *
 * @returns the undo
 */
export function followConsent(): () => void {
  return acquireShared('consent', start)[1]
}

function start(): { stop(): void } {
  const atFirst = readConsent()
  const publishChange = guard('consent', () => {
    const before = pageBus().last('consent:changed') ?? atFirst
    const now = afterAnswer(storedAnswer(), before)
    if (JSON.stringify(now) !== JSON.stringify(before)) pageBus().publish('consent:changed', now)
  })
  // Not every browser reports another tab's cookie: there it is read when the tab becomes visible.
  const { cookieStore } = globalThis as { cookieStore?: EventTarget }
  cookieStore?.addEventListener('change', publishChange)
  addEventListener('pageshow', publishChange)
  document.addEventListener('visibilitychange', publishChange)
  return {
    stop() {
      cookieStore?.removeEventListener('change', publishChange)
      removeEventListener('pageshow', publishChange)
      document.removeEventListener('visibilitychange', publishChange)
    },
  }
}
