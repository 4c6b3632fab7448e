/**
 * Twenty-five minutes after the checkout has loaded, a dialog asks whether the visitor is still there; it waits in the
 * dialog queue. Without an answer the checkout ends five minutes later. While a payment runs, unsolicited dialogs are
 * muted (CHK-06). The dialog's text is proposed: the specification does not show it.
 */
import { muteDialogs, queueDialog } from '../../../core/shop/campaign/dialog-queue.store'
import type { CheckoutContext } from '../checkout.types'
import { isClosed } from '../payment/payment.machine'
import { timingDelaysMs } from './timing.rules'

export interface TimingModel {
  /** Called after each change of the checkout's state. */
  follow(): void
  /** The visitor is there: the whole time begins again. */
  restart(): void
  stop(): void
}

/** Watches the time of the checkout, from now on. */
export function createTimingModel({ get, dispatch }: Pick<CheckoutContext, 'get' | 'dispatch'>): TimingModel {
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
      if (isOpen) show()
      else {
        leaveQueue()
        leaveQueue = queueDialog('expiry', open)
      }
    }, time)
  }

  /** The queue lets the dialog open. It is skipped if the time has ended or begun again since. */
  function open(close: (shown?: boolean) => void): void {
    isOpen = due !== undefined
    if (isOpen) show()
    else close(false)
  }

  function show(): void {
    const dialog = due
    due = undefined
    if (dialog === 'timing') startTimer('expired', timingDelaysMs.leave)
    if (dialog) dispatch({ type: 'dialog', dialog })
  }

  function restart(): void {
    due = undefined
    startTimer('timing', timingDelaysMs.ask)
  }

  /** The order is paid, or the checkout has expired. */
  function end(): void {
    due = undefined
    clearTimeout(timer)
  }

  function close(): void {
    isOpen = false
    leaveQueue()
  }

  /** Mutes dialogs while a payment runs. They are shown afterwards. */
  function mute(): void {
    if (isClosed(get().payment)) release ??= muteDialogs()
    else {
      const unmute = release
      release = undefined
      unmute?.()
    }
  }

  restart()
  return {
    restart,
    follow() {
      const { payment, dialog } = get()
      if (payment.at === 'paid' || dialog === 'expired') end()
      if (payment.at === 'paid' || (isOpen && dialog !== 'timing' && dialog !== 'expired')) close()
      mute()
    },
    stop() {
      end()
      close()
      release?.()
    },
  }
}
