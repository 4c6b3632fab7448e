/**
 * The attempts to pay that are under way, kept on the device while money may be moving: a page that is closed under one
 * and opened anew asks what came of it before anything else. Two ids each, nothing of a person.
 */
import { array, string } from 'valibot'
import { createStored } from '../../core/device/storage'
import { shape } from '../../core/shape'

/** One attempt at one order. */
export interface Attempt {
  readonly order: string
  readonly attempt: string
}

/** One that a page finds when it is opened. */
export interface KeptAttempt {
  readonly attempt: string
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
/** In the tab's own storage: with which attempt it was left. */
const leftKey = 'rove_payment_left'

/** @see Attempts */
export function createAttempts(): Attempts {
  const stored = createStored('rove_payment', array(shape({ order: string(), attempt: string() })), [])
  const others = ({ order, attempt }: Attempt) =>
    stored.read().filter((kept) => kept.order !== order || kept.attempt !== attempt)
  return {
    keep: (one) => stored.write([...others(one), one].slice(-most)),
    leave({ attempt }) {
      try {
        sessionStorage.setItem(leftKey, attempt)
      } catch {
        // The visitor is asked whether it is to be stopped.
      }
    },
    forget: (one) => stored.write(others(one)),
    of(order) {
      const attempt = stored
        .read()
        .filter((kept) => kept.order === order)
        .at(-1)?.attempt
      return attempt ? { attempt, returned: takeLeft() === attempt } : undefined
    },
  }
}

/** Once: a copy of the tab that is made later has gone nowhere. */
function takeLeft(): string | null {
  try {
    const left = sessionStorage.getItem(leftKey)
    sessionStorage.removeItem(leftKey)
    return left
  } catch {
    return null
  }
}
