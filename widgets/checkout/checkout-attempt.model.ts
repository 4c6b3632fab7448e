/**
 * The attempts to pay that are under way, kept on the device while money may be moving: a page that is closed under one
 * and opened anew asks what came of it before anything else. Two ids each, nothing of a person.
 */
import { array, boolean, string } from 'valibot'
import { createStored } from '../../core/device/storage'
import { createTabStored } from '../../core/device/tab-storage'
import { shape } from '../../core/shape'

/** One attempt at one order. */
export interface Attempt {
  readonly order: string
  readonly attempt: string
}

/** One that a page finds when it is opened. */
export interface KeptAttempt {
  readonly attempt: string
  /** It was begun in this tab: nobody pays by it in another one. */
  readonly own: boolean
  /** It is this tab that went to the provider with it, and has come back. */
  readonly returned: boolean
}

/** What is kept of attempts. Two tabs may each have one: they do not forget each other's. */
export interface Attempts {
  keep(attempt: Attempt): void
  /** This tab goes to the provider's page with it. */
  leave(attempt: Attempt): void
  forget(attempt: Attempt): void
  /** The last attempt at this order that was under way, if one was. */
  of(order: string): KeptAttempt | undefined
}

/** How many are kept: older ones are of orders long gone. */
const most = 8

/** @see Attempts */
export function createAttempts(): Attempts {
  const stored = createStored('rove_payment', array(shape({ order: string(), attempt: string() })), [])
  /** This tab's own. Where that cannot be kept, the visitor is asked whether it is to be stopped. */
  const mine = createTabStored('rove_payment_here', shape({ attempt: string(), left: boolean() }))
  const others = ({ order, attempt }: Attempt) =>
    stored.read().filter((kept) => kept.order !== order || kept.attempt !== attempt)
  return {
    keep(one) {
      stored.write([...others(one), one].slice(-most))
      mine.write({ attempt: one.attempt, left: false })
    },
    leave: ({ attempt }) => mine.write({ attempt, left: true }),
    forget: (one) => stored.write(others(one)),
    of(order) {
      const attempt = stored
        .read()
        .filter((kept) => kept.order === order)
        .at(-1)?.attempt
      if (!attempt) return undefined
      const here = mine.read()
      const own = here?.attempt === attempt
      // Once: a copy of the tab that is made later has gone nowhere.
      if (own) mine.write({ attempt, left: false })
      return { attempt, own, returned: own && here.left }
    },
  }
}
