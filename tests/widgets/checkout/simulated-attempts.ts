/** The ids of attempts as a device and its tabs keep them. */
import type { Attempts } from '../../../widgets/checkout/checkout-attempt.model'
import type { Visitor } from './simulated-tab'

/** @param place the tab's, which stays the same when it is opened anew */
export function simulatedAttempts(place: number, visitor: Visitor): Attempts {
  return {
    keep: (one) => {
      visitor.kept.push({ ...one })
      visitor.own.set(place, one.attempt)
    },
    forget: ({ attempt }) => {
      const at = visitor.kept.findIndex((kept) => kept.attempt === attempt)
      if (at >= 0) visitor.kept.splice(at, 1)
    },
    leave: ({ attempt }) => void visitor.left.set(place, attempt),
    of: () => {
      const attempt = visitor.kept.at(-1)?.attempt
      const returned = attempt !== undefined && visitor.left.get(place) === attempt
      visitor.left.delete(place)
      return attempt === undefined ? undefined : { attempt, own: visitor.own.get(place) === attempt, returned }
    },
  }
}
