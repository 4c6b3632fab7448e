/** Each step has an entry in the tab's history: Back opens the previous step, and a reload the same step. */
import { type InferOutput, picklist, string } from 'valibot'
import type { HistoryEntry } from '../../../core/base/device/history-entry'
import { shape } from '../../../core/base/input/shape'
import { steps } from '../checkout.rules'
import type { CheckoutEvent, CheckoutState } from '../checkout-state.types'

/** The content of an entry: a step of one order. */
export const stepPlace = shape({ order: string(), step: picklist(steps.map(({ name }) => name)) })
export type StepPlace = InferOutput<typeof stepPlace>

interface HistoryDeps {
  get(): CheckoutState
  dispatch(event: CheckoutEvent): boolean
  readonly places: HistoryEntry<StepPlace>
}

/** Keeps the tab's history in step with the checkout. */
export interface HistoryModel {
  /** Called after each change of the state, with the type of the event that caused it. */
  follow(type: CheckoutEvent['type']): void
  stop(): void
}

/** @see HistoryModel */
export function createHistoryModel({ get, dispatch, places }: HistoryDeps): HistoryModel {
  let isTraversing = false
  /** Whether the visitor has acted. The payment step may open by itself when the page loads. */
  let hasPressed = false

  const here = (): StepPlace => ({ order: get().order.id, step: get().open })
  const isHere = () => {
    const [place, now] = [places.read(), here()]
    return place?.order === now.order && place.step === now.step
  }

  if (!isHere() && !get().validating) places.replace(here())
  const stop = places.watch((place) => {
    if (place?.order !== get().order.id) return
    isTraversing = true
    dispatch({ type: 'title', step: place.step })
    isTraversing = false
    // A step that cannot be opened has no entry.
    if (!get().validating && !isHere()) places.replace(here())
  })

  return {
    follow(type) {
      hasPressed ||= type === 'title' || type === 'continue'
      // While the server validates the order, payment is not open yet.
      if (isTraversing || get().validating || isHere()) return
      // A press adds an entry. Any other change of the step replaces the current entry.
      const isMove = type === 'title' || type === 'continued' || (type === 'validated' && get().open === 'payment')
      places[hasPressed && isMove ? 'push' : 'replace'](here())
    },
    stop,
  }
}
