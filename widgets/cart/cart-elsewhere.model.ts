/** What happens to the cart elsewhere: by other widgets, in other tabs, while the page was away. */
import type { Bus } from '../../core/bus'

/** Where the cart's changes are published and heard of. */
export interface Elsewhere {
  /** Runs what publishes here how the cart is now, without hearing of it. */
  tell(publish: () => void): void
  stop(): void
}

/** What is done about it. */
export interface ElsewhereListener {
  /** The cart may be otherwise. */
  changed(): void
  leave(): void
  comeBack(): void
}

/** @param listener what is done about it, until it is stopped */
export function listenElsewhere(bus: Pick<Bus, 'on'>, listener: ElsewhereListener): Elsewhere {
  const ending = new AbortController()
  const { signal } = ending
  let telling = false
  const onFact = () => {
    if (!telling) listener.changed()
  }
  const leaveBus = [bus.on('cart:added', onFact), bus.on('cart:changed', onFact), bus.on('coupon:changed', onFact)]
  const onSeen = () => {
    if (document.visibilityState === 'visible') listener.changed()
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener.comeBack()
  }
  document.addEventListener('visibilitychange', onSeen, { signal })
  addEventListener('pageshow', onShow, { signal })
  addEventListener('pagehide', listener.leave, { signal })
  return {
    tell(publish) {
      telling = true
      publish()
      telling = false
    },
    stop() {
      ending.abort()
      for (const leave of leaveBus) leave()
    },
  }
}
