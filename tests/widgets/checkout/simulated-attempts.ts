/** The ids of attempts, as a device and its tabs store them. */
import type { AttemptsModel } from '../../../widgets/checkout/payment/payment-saved-attempt.model'
import type { Visitor } from './simulated-tab'

/** @param tabIndex the tab, which stays the same after a reload */
export function simulatedAttempts(tabIndex: number, visitor: Visitor): AttemptsModel {
  return {
    save: (one) => {
      visitor.kept.push({ ...one })
      visitor.own.set(tabIndex, one.attempt)
    },
    forget: ({ attempt }) => {
      const at = visitor.kept.findIndex((kept) => kept.attempt === attempt)
      if (at >= 0) visitor.kept.splice(at, 1)
    },
    markLeft: ({ attempt }) => void visitor.left.set(tabIndex, attempt),
    find: () => {
      const attempt = visitor.kept.at(-1)?.attempt
      const returned = attempt !== undefined && visitor.left.get(tabIndex) === attempt
      visitor.left.delete(tabIndex)
      return attempt === undefined ? undefined : { attempt, own: visitor.own.get(tabIndex) === attempt, returned }
    },
  }
}
