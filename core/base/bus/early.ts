/** Subscribing before the bus is loaded. The bus comes with the first widget, so that the loader stays small. */

import { page } from '../state/page'
import type { Bus } from './bus'
import type { FactName } from './facts'

/** A listener added before the bus was loaded. */
export interface EarlyListener {
  readonly fact: FactName
  readonly listener: (payload: never) => void
  /** Unsubscribes, before and after the bus is loaded. */
  stop(): unknown
}

declare module '../state/page' {
  interface Page {
    /** Listeners added before the bus was loaded. See `listen`. */
    readonly early: Set<EarlyListener>
  }
}

/** As `on` of the bus. */
export const listen: Bus['on'] = (fact, listener) => {
  const { bus, early } = page()
  if (bus) return bus.on(fact, listener)
  const waiting: EarlyListener = { fact, listener, stop: () => early.delete(waiting) }
  early.add(waiting)
  return () => waiting.stop()
}

/** As `last` of the bus. */
export const last: Bus['last'] = (fact) => page().bus?.last(fact)
