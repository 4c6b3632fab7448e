/** Publish and subscribe for facts: the only way in which widgets communicate. Owns nanoevents. */
import { createNanoEvents } from 'nanoevents'
import { guard } from '../report/report'
import { page } from '../state/page'
import type { FactName, Facts } from './facts'

/** The bus: publishes facts and notifies subscribers. */
export interface Bus {
  /**
   * Publishes a fact: to listeners on the bus, and to the page as a DOM event `rove:<fact>` from `source`.
   *
   * @param source the element that caused it; the document when there is none or it has left the page
   */
  publish<F extends FactName>(fact: F, payload: Facts[F], source?: Element): void
  /**
   * Subscribes. A listener that throws, or is not a function, is reported and does not affect the others (LOAD-10).
   *
   * @returns a function that unsubscribes
   */
  on<F extends FactName>(fact: F, listener: (payload: Facts[F]) => void): () => void
  /** The last payload published under this name, else the initial one that the page supplies (LOAD-05). */
  last<F extends FactName>(fact: F): Facts[F] | undefined
  /** What `last` returns, by fact. The page's initial payloads are set by `setLatestFacts`. */
  readonly latest: Map<FactName, unknown>
  /** All facts published on this page, in order: for subscribers that load late. */
  readonly published: readonly PublishedFact[]
}

/** A published fact: its name, its payload and its time in milliseconds since 1970. */
export type PublishedFact = readonly [fact: FactName, payload: Facts[FactName], at: number]

declare module '../state/page' {
  interface Page {
    /** See `pageBus`. */
    bus?: Bus
  }
}

/** A bus without listeners. */
export function createBus(): Bus {
  // `publish` and `on` pair each listener with its own fact, so `never` is safe here.
  const events = createNanoEvents<Record<FactName, (payload: never) => void>>()
  const published: PublishedFact[] = []
  const latest = new Map<FactName, unknown>()
  return {
    published,
    latest,
    publish(fact, payload, source) {
      published.push([fact, payload, Date.now()])
      latest.set(fact, payload)
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
    last: (fact) => latest.get(fact) as never,
  }
}

/** The bus of this page: the same one for the loader, every widget and every version of them. */
export function pageBus(): Bus {
  const shared = page()
  if (!shared.bus) {
    shared.bus = createBus()
    for (const waiting of shared.early) waiting.stop = shared.bus.on(waiting.fact, waiting.listener as never)
  }
  return shared.bus
}
