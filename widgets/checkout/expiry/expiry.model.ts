/**
 * The order is kept for half an hour after the server last heard of it. Five minutes before the end the shopper is
 * asked; nothing interrupts a payment.
 * Source: document 2, sections 4 and 9 (CHK-06). What the timing popup says is not shown there: it is proposed.
 */
import type { Desk } from '../checkout.model'
import { isPaying } from '../payment/payment.machine'

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
  /** What could not be said while it was being paid for. */
  let due: 'timing' | 'expired' | undefined

  function begin(): void {
    clearTimeout(timer)
    due = undefined
    timer = setTimeout(() => say('timing'), expiryTimes.ask)
  }

  function say(dialog: 'timing' | 'expired'): void {
    const { payment } = get()
    if (payment.at === 'paid') return
    due = isPaying(payment) ? dialog : undefined
    if (!due) take({ type: 'dialog', dialog })
    if (dialog === 'timing') timer = setTimeout(() => say('expired'), expiryTimes.leave)
  }

  return {
    follow() {
      const state = get()
      if (state.order !== order) {
        order = state.order
        begin()
      } else if (due) say(due)
    },
    stop() {
      clearTimeout(timer)
    },
  }
}
