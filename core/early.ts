/** The bus for code that comes before it: the first widget brings it, so that the loader is small. */
import type { Bus } from './bus'
import type { FactName } from './facts'
import { page } from './page'

/** Someone who listened before there was a bus. */
export interface EarlyListener {
  readonly fact: FactName
  readonly listener: (payload: never) => void
  /** The undo: of the waiting, and of the listening once there is a bus. */
  leave(): unknown
}

/** As `on` of the bus. */
export const listen: Bus['on'] = (fact, listener) => {
  const { bus, early } = page()
  if (bus) return bus.on(fact, listener)
  const waiting: EarlyListener = { fact, listener, leave: () => early.delete(waiting) }
  early.add(waiting)
  return () => waiting.leave()
}

/** As `last` of the bus. */
export const last: Bus['last'] = (fact) => page().bus?.last(fact)
