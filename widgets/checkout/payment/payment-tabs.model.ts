/** Messages between tabs about payment attempts. A tab that receives one requests the status from the server. */
import type { Tabs } from '../../../core/base/bus/tab-channel'
import type { TabMessage } from '../tabs/tabs-message.rules'
import { isPaying } from './payment.machine'
import type { PaymentEvent, PaymentState } from './payment.types'

interface Deps {
  order(): string
  now(): PaymentState
  dispatch(event: PaymentEvent): boolean
  /** Requests the payment status. */
  requestStatus(): void
  readonly tabs: Pick<Tabs<TabMessage>, 'post'>
}

export interface PaymentTabsModel {
  /** This tab has started an attempt. */
  paying(attempt: string): void
  /** The visitor asks this tab to stop the running attempt. */
  stopping(): void
  /** The outcome of an attempt is known. */
  finished(before: PaymentState & { readonly attempt: string }): void
  /** Handles a message of another tab about this order. */
  receive(message: TabMessage): void
}

/** Only the tab that started or stopped an attempt posts its outcome: watching tabs know no more than the others. */
export function createPaymentTabsModel({ order, now, dispatch, requestStatus, tabs }: Deps): PaymentTabsModel {
  let stopping: string | undefined
  const post = (attempt: string, at: TabMessage['at']) => tabs.post({ order: order(), attempt, at })
  return {
    paying: (attempt) => post(attempt, 'paying'),
    stopping() {
      const state = now()
      stopping = isPaying(state) ? state.attempt : undefined
    },
    finished(before) {
      const { at } = now()
      if (stopping === before.attempt && at !== 'paid' && at !== 'held') post(before.attempt, 'stopped')
      else if (before.at !== 'watching' || before.own) post(before.attempt, 'rested')
    },
    receive({ attempt, at }) {
      const state = now()
      // A tab that has just pressed Pay learns from the server whose attempt is running.
      if (at === 'paying' && !isPaying(state)) dispatch({ type: 'under-way', attempt, standing: 'open' })
      else if (at === 'stopped' && isPaying(state) && state.at !== 'watching' && state.attempt === attempt)
        dispatch({ type: 'unknown', attempt, ended: true, problem: { code: 'stopped' } })
      else requestStatus()
    },
  }
}
