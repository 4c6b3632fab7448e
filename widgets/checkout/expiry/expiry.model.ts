/**
 * The order is kept for half an hour after the server last heard of it. Five minutes before the end the shopper is
 * asked, in their turn; nothing interrupts a payment: while it is closed to input, nobody speaks unasked.
 * Source: document 2, sections 4 and 9 (CHK-06). What the timing popup says is not shown there: it is proposed.
 */
import { holdTurns, takeTurn } from '../../../core/turns'
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
  /** Ends the waiting for a turn, or the turn. */
  let leaveTurn = () => {}
  let speaks = false
  let release: (() => void) | undefined

  function wait(dialog: 'timing' | 'expired', time: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      due = dialog
      if (dialog === 'timing') wait('expired', expiryTimes.leave)
      if (speaks) say()
      else {
        leaveTurn()
        leaveTurn = takeTurn('expiry', begin)
      }
    }, time)
  }

  /** Its turn has come: what is due is said, unless the server has said something new meanwhile. */
  function begin(end: (spoke?: boolean) => void): void {
    speaks = due !== undefined
    if (speaks) say()
    else end(false)
  }

  function say(): void {
    const dialog = due
    due = undefined
    if (dialog) take({ type: 'dialog', dialog })
  }

  function silence(): void {
    speaks = false
    leaveTurn()
  }

  /** Nothing is said while it is being paid for: then it is said afterwards. */
  function hold(): void {
    if (isClosed(get().payment)) release ??= holdTurns()
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
        wait('timing', expiryTimes.ask)
      }
      if (state.payment.at === 'paid') clearTimeout(timer)
      if (state.payment.at === 'paid' || (speaks && state.dialog !== 'timing' && state.dialog !== 'expired')) silence()
      hold()
    },
    stop() {
      clearTimeout(timer)
      silence()
      release?.()
    },
  }
}
