/** Changes of the cart by other widgets, by other tabs, and while the page was in the back-forward cache. */

import type { Bus } from '../../core/base/bus/bus'
import { onBfcacheRestore } from '../../core/base/device/bfcache'

/** Publishes this cart's changes, and receives those of others. */
export interface ElsewhereModel {
  /** Runs a function that publishes this cart's state, without receiving it. */
  muted(publish: () => void): void
  stop(): void
}

/** Called when the cart has changed elsewhere. */
export interface ElsewhereListener {
  /** The cart may have changed. */
  changed(): void
  sendPending(): void
  resume(): void
}

/** @param listener is called until the model is stopped */
export function createElsewhereModel(bus: Pick<Bus, 'on'>, listener: ElsewhereListener): ElsewhereModel {
  const controller = new AbortController()
  const { signal } = controller
  let isPublishing = false
  const onFact = () => {
    if (!isPublishing) listener.changed()
  }
  const undo = [
    bus.on('cart:added', onFact),
    bus.on('cart:changed', onFact),
    bus.on('coupon:changed', onFact),
    onBfcacheRestore(listener.resume),
  ]
  const onSeen = () => {
    if (document.visibilityState === 'visible') listener.changed()
  }
  document.addEventListener('visibilitychange', onSeen, { signal })
  addEventListener('pagehide', listener.sendPending, { signal })
  return {
    muted(publish) {
      isPublishing = true
      publish()
      isPublishing = false
    },
    stop() {
      controller.abort()
      for (const end of undo) end()
    },
  }
}
