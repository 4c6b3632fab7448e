/**
 * The attempt to pay that is under way, kept on the device while money may be moving: a page that is closed under it and
 * opened anew asks what came of it before anything else. Two ids, nothing of a person.
 */
import { nullish, string } from 'valibot'
import { createStored } from '../../core/device/storage'
import { shape } from '../../core/shape'

/** What is kept of attempts. */
export interface Attempts {
  /** Keeps one; nothing forgets it. */
  keep(attempt: { readonly order: string; readonly attempt: string } | undefined): void
  /** The attempt at this order that was under way, if one was. */
  of(order: string): string | undefined
}

/** @see Attempts */
export function createAttempts(): Attempts {
  const stored = createStored('rove_payment', nullish(shape({ order: string(), attempt: string() })), null)
  return {
    keep: (attempt) => stored.write(attempt ?? null),
    of(order) {
      const kept = stored.read()
      return kept?.order === order ? kept.attempt : undefined
    },
  }
}
