/** What happens to the cart elsewhere: by other widgets, in other tabs, while the page was away. */
import type { Bus } from '../../core/bus'
import { createTabs } from '../../core/device/tabs'

/** Where the cart's changes are heard and said. */
export interface Elsewhere {
  /**
   * Runs what says here how the cart is now, without hearing it.
   *
   * @param isOurs it was changed here: the other tabs are told to look
   */
  tell(isOurs: boolean, say: () => void): void
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
  const tabs = createTabs<string>('rove_cart', listener.changed)
  const said = () => {
    if (telling) return
    tabs.post('changed')
    listener.changed()
  }
  const leaveBus = [bus.on('cart:added', said), bus.on('cart:changed', said)]
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
    tell(isOurs, say) {
      telling = true
      say()
      telling = false
      if (isOurs) tabs.post('changed')
    },
    stop() {
      ending.abort()
      for (const leave of leaveBus) leave()
      tabs.stop()
    },
  }
}
