/** The one way widgets tell each other what has happened. Owns nanoevents. */
import { createNanoEvents } from 'nanoevents'
import type { FactName, Facts } from './facts'
import { page } from './page'
import { guard } from './report'

/** Where facts are stated and listened to. */
export interface Bus {
  /**
   * States a fact: to listeners on the bus, and to the page as a DOM event `rove:<fact>` from `source`.
   *
   * @param source the element that caused it; the document when there is none or it has left the page
   */
  tell<F extends FactName>(fact: F, payload: Facts[F], source?: Element): void
  /**
   * Listens. A listener that throws, or is no function, is named on the console and stops nobody else (document 0,
   * section 8; LOAD-10).
   *
   * @returns the undo
   */
  on<F extends FactName>(fact: F, listener: (payload: Facts[F]) => void): () => void
  /** What was last told under this name, else what is known of it from the start (LOAD-05). */
  last<F extends FactName>(fact: F): Facts[F] | undefined
  /** What `last` answers before a fact was published: see `knowPage`. */
  readonly known: Map<FactName, unknown>
  /** All facts of this page, in order: for those who come late and are to miss none. */
  readonly told: readonly Told[]
}

/** A fact, what it carries, and when it was told, in milliseconds since 1970. */
export type Told = readonly [fact: FactName, payload: Facts[FactName], at: number]

/** A bus with nobody on it. */
export function createBus(): Bus {
  // Each listener hears its own fact alone: `tell` and `on` have paired them, so none is told here what it does not take.
  const events = createNanoEvents<Record<FactName, (payload: never) => void>>()
  const told: Told[] = []
  const known = new Map<FactName, unknown>()
  return {
    told,
    known,
    tell(fact, payload, source) {
      told.push([fact, payload, Date.now()])
      known.set(fact, payload)
      events.emit<FactName>(fact, payload as never)
      const from = source?.isConnected ? source : document
      from.dispatchEvent(new CustomEvent(`rove:${fact}`, { detail: payload, bubbles: true, composed: true }))
    },
    on(fact, listener) {
      return events.on(
        fact,
        guard(`listener of ${fact}`, (payload) => listener(payload)),
      )
    },
    last: (fact) => known.get(fact) as never,
  }
}

/** The bus of this page: the same one for the loader, every widget and every version of them. */
export function pageBus(): Bus {
  const shared = page()
  if (!shared.bus) {
    shared.bus = createBus()
    for (const waiting of shared.early) waiting.leave = shared.bus.on(waiting.fact, waiting.listener as never)
  }
  return shared.bus
}
