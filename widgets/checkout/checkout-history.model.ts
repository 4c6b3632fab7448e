/** Each step is a place in the tab's history: Back opens the one before, and a reload the same. */
import { type InferOutput, picklist, string } from 'valibot'
import type { HistoryEntry } from '../../core/device/history-entry'
import { shape } from '../../core/shape'
import type { CheckoutEvent, CheckoutState } from './checkout.machine'
import { steps } from './checkout.rules'

/** What an entry holds: a step of one order. */
export const stepPlace = shape({ order: string(), step: picklist(steps.map(({ name }) => name)) })
/** @see stepPlace */
export type StepPlace = InferOutput<typeof stepPlace>

interface HistoryDeps {
  get(): CheckoutState
  take(event: CheckoutEvent): boolean
  readonly places: HistoryEntry<StepPlace>
}

/** What the checkout tells of itself. */
export interface StepHistory {
  /** After each change of the state, with what has changed it. */
  follow(type: CheckoutEvent['type']): void
  stop(): void
}

/** @see StepHistory */
export function createStepHistory({ get, take, places }: HistoryDeps): StepHistory {
  let isTravelling = false
  /** Payment may open by itself when the page does. */
  let hasPressed = false

  const here = (): StepPlace => ({ order: get().order.id, step: get().open })
  const isHere = () => {
    const [place, now] = [places.read(), here()]
    return place?.order === now.order && place.step === now.step
  }

  if (!isHere() && !get().validating) places.replace(here())
  const stop = places.watch((place) => {
    if (place?.order !== get().order.id) return
    isTravelling = true
    take({ type: 'title', step: place.step })
    isTravelling = false
    // A step that cannot be opened has no entry.
    if (!get().validating && !isHere()) places.replace(here())
  })

  return {
    follow(type) {
      hasPressed ||= type === 'title' || type === 'continue'
      // Where the server is asked first, payment opens later.
      if (isTravelling || get().validating || isHere()) return
      // Where the shopper goes by a press; all else that opens a step takes the place of the one before.
      const isMove = type === 'title' || type === 'continued' || (type === 'validated' && get().open === 'payment')
      places[hasPressed && isMove ? 'push' : 'replace'](here())
    },
    stop,
  }
}
