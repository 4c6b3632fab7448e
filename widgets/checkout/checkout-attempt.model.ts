/**
 * The attempts to pay that are under way, kept on the device while money may be moving: a page that is closed under one
 * and opened anew asks what came of it before anything else. Two ids each, nothing of a person.
 */
import { array, string } from 'valibot'
import { createStored } from '../../core/device/storage'
import { shape } from '../../core/shape'

/** One attempt at one order. */
export interface KeptAttempt {
  readonly order: string
  readonly attempt: string
}

/** What is kept of attempts. Two tabs may each have one: they do not forget each other's. */
export interface Attempts {
  keep(attempt: KeptAttempt): void
  forget(attempt: KeptAttempt): void
  /** The last attempt at this order that was under way, if one was. */
  of(order: string): string | undefined
}

/** How many are kept: older ones are of orders long gone. */
const most = 8

/** @see Attempts */
export function createAttempts(): Attempts {
  const stored = createStored('rove_payment', array(shape({ order: string(), attempt: string() })), [])
  const others = ({ order, attempt }: KeptAttempt) =>
    stored.read().filter((kept) => kept.order !== order || kept.attempt !== attempt)
  return {
    keep: (one) => stored.write([...others(one), one].slice(-most)),
    forget: (one) => stored.write(others(one)),
    of: (order) =>
      stored
        .read()
        .filter((kept) => kept.order === order)
        .at(-1)?.attempt,
  }
}
