/**
 * The order is kept for half an hour after the server last heard of it. Five minutes before the end the shopper is
 * asked; nothing interrupts a payment.
 * Source: document 2, sections 4 and 9 (CHK-06). What the timing popup says is not shown there: it is proposed.
 */
import type { Desk } from '../checkout.model'
import { isClosed } from '../payment/payment.machine'

/** After how long the shopper is asked, and how long they then have; in milliseconds. */
export const expiryTimes = { ask: 1_500_000, leave: 300_000 } as const

/** @see createExpiry */
export interface Expiry {
  /** After each change of the checkout's state: a new word of the server's begins the time anew. */
  follow(): void
  stop(): void
}

/** Watches the time of the order that is being made. */
export function createExpiry({ get, take }: Pick<Desk, 'get' | 'take'>): Expiry {
  let order: unknown
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What is still to be said. */
  let due: 'timing' | 'expired' | undefined

  function wait(dialog: 'timing' | 'expired', time: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      due = dialog
      if (dialog === 'timing') wait('expired', expiryTimes.leave)
      say()
    }, time)
  }

  /** Not while it is being paid for: then it is said afterwards. */
  function say(): void {
    const { payment } = get()
    if (!due || isClosed(payment)) return
    const dialog = due
    due = undefined
    take({ type: 'dialog', dialog })
  }

  return {
    follow() {
      const state = get()
      if (state.order === order) return say()
      order = state.order
      due = undefined
      wait('timing', expiryTimes.ask)
    },
    stop() {
      clearTimeout(timer)
    },
  }
}
