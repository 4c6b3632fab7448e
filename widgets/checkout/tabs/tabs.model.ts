/** One order in several tabs: updates this tab when the order or its payment changes in another one. */
import { onBfcacheRestore } from '../../../core/base/device/bfcache'
import type { OrderModel } from '../checkout.types'
import type { CheckoutState } from '../checkout-state.types'
import { isClosed } from '../payment/payment.machine'
import type { PaymentModel } from '../payment/payment.model'
import type { TabMessage } from './tabs-message.rules'

interface Deps extends Pick<OrderModel, 'read'> {
  get(): CheckoutState
  readonly payment: Pick<PaymentModel, 'requestStatus' | 'receive' | 'returned'>
}

export interface TabsModel {
  /** Handles a message of another tab. */
  receive(message: TabMessage): void
  stop(): void
}

/** Reacts to messages of other tabs, to a restore from the back-forward cache, and to the tab becoming visible. */
export function createTabsModel({ get, read, payment }: Deps): TabsModel {
  // While a payment runs the order must not change. Hidden tabs read it when they become visible.
  const readAnew = () => void (document.hidden || isClosed(get().payment) || read())
  const stopWatchingBfcache = onBfcacheRestore(() => {
    payment.returned()
    read()
  })
  const onSeen = () => {
    if (!document.hidden && get().open === 'payment') payment.requestStatus()
    readAnew()
  }
  document.addEventListener('visibilitychange', onSeen)
  return {
    receive(message) {
      if (message.order !== get().order.id) return
      if (message.at === 'changed') readAnew()
      else payment.receive(message)
    },
    stop() {
      stopWatchingBfcache()
      document.removeEventListener('visibilitychange', onSeen)
    },
  }
}
