/**
 * The server holds an order for half an hour after its last request. Five minutes before the end, a dialog asks the
 * visitor to continue; it waits in the dialog queue. While a payment runs, unsolicited dialogs are muted (CHK-06). The
 * dialog's text is proposed: the specification does not show it.
 */
import { muteDialogs, queueDialog } from '../../../core/campaign/dialog-queue.store'
import type { CheckoutContext } from '../checkout.types'
import { isClosed } from '../payment/payment.machine'
import { timingDelaysMs } from './timing.rules'

/** @see createTimingModel */
export interface TimingModel {
  /** Called after each change of the checkout's state: a new answer of the server restarts the time. */
  follow(): void
  stop(): void
}

/** Watches the time of the current order. */
export function createTimingModel({ get, dispatch }: Pick<CheckoutContext, 'get' | 'dispatch'>): TimingModel {
  let order: unknown
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The dialog to show next. */
  let due: 'timing' | 'expired' | undefined
  /** Removes the dialog from the queue, or notifies the queue that it is closed. */
  let leaveQueue = () => {}
  let isOpen = false
  let release: (() => void) | undefined

  function startTimer(dialog: 'timing' | 'expired', time: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      due = dialog
      if (dialog === 'timing') startTimer('expired', timingDelaysMs.leave)
      if (isOpen) show()
      else {
        leaveQueue()
        leaveQueue = queueDialog('expiry', open)
      }
    }, time)
  }

  /** The queue lets the dialog open. It is skipped if the server has answered since. */
  function open(close: (shown?: boolean) => void): void {
    isOpen = due !== undefined
    if (isOpen) show()
    else close(false)
  }

  function show(): void {
    const dialog = due
    due = undefined
    if (dialog) dispatch({ type: 'dialog', dialog })
  }

  function close(): void {
    isOpen = false
    leaveQueue()
  }

  /** Mutes dialogs while a payment runs. They are shown afterwards. */
  function mute(): void {
    if (isClosed(get().payment)) release ??= muteDialogs()
    else {
      const end = release
      release = undefined
      end?.()
    }
  }

  return {
    follow() {
      const state = get()
      if (state.order !== order) {
        order = state.order
        due = undefined
        startTimer('timing', timingDelaysMs.ask)
      }
      if (state.payment.at === 'paid') clearTimeout(timer)
      if (state.payment.at === 'paid' || (isOpen && state.dialog !== 'timing' && state.dialog !== 'expired')) close()
      mute()
    },
    stop() {
      clearTimeout(timer)
      close()
      release?.()
    },
  }
}
