/**
 * Running payment attempts, stored on the device: a page that was closed during one and is opened again requests its
 * status first. Two ids each, no personal data.
 */
import { array, boolean, string } from 'valibot'
import { createStored } from '../../../core/base/device/storage'
import { createTabStored } from '../../../core/base/device/tab-storage'
import { shape } from '../../../core/base/input/shape'

/** A payment attempt for an order. */
export interface Attempt {
  readonly order: string
  readonly attempt: string
}

/** A stored attempt that a page finds when it opens. */
export interface SavedAttempt {
  readonly attempt: string
  /** The attempt was started in this tab, so no other tab is using it. */
  readonly own: boolean
  /** This tab went to the provider's page with it and has returned. */
  readonly returned: boolean
}

/** The stored attempts. Two tabs may have one each; neither removes the other's. */
export interface AttemptsModel {
  save(attempt: Attempt): void
  /** Marks that this tab goes to the provider's page. */
  markLeft(attempt: Attempt): void
  forget(attempt: Attempt): void
  /** The latest stored attempt for an order. */
  find(order: string): SavedAttempt | undefined
}

/** Maximum number of stored attempts; older ones are dropped. */
const maxSavedAttempts = 8

/** @see AttemptsModel */
export function createAttemptsModel(): AttemptsModel {
  const stored = createStored('rove_payment', array(shape({ order: string(), attempt: string() })), [])
  /** This tab's attempt. If it cannot be stored, the visitor is asked whether to stop the attempt. */
  const tabAttempt = createTabStored('rove_payment_here', shape({ attempt: string(), left: boolean() }))
  const others = ({ order, attempt }: Attempt) =>
    stored.read().filter((kept) => kept.order !== order || kept.attempt !== attempt)
  return {
    save(one) {
      stored.write([...others(one), one].slice(-maxSavedAttempts))
      tabAttempt.write({ attempt: one.attempt, left: false })
    },
    markLeft: ({ attempt }) => tabAttempt.write({ attempt, left: true }),
    forget: (one) => stored.write(others(one)),
    find(order) {
      const attempt = stored
        .read()
        .filter((kept) => kept.order === order)
        .at(-1)?.attempt
      if (!attempt) return undefined
      const here = tabAttempt.read()
      const own = here?.attempt === attempt
      // Reported once: a later copy of the tab has not left.
      if (own) tabAttempt.write({ attempt, left: false })
      return { attempt, own, returned: own && here.left }
    },
  }
}
