/** The one way widgets tell each other what has happened. */
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
  // A target of its own: no listener of the page's can stop or forge what arrives here.
  const target = new EventTarget()
  const told: Told[] = []
  const known = new Map<FactName, unknown>()
  return {
    told,
    known,
    tell(fact, payload, source) {
      told.push([fact, payload, Date.now()])
      known.set(fact, payload)
      const event = (type: string) => new CustomEvent(type, { detail: payload, bubbles: true, composed: true })
      target.dispatchEvent(event(fact))
      const from = source?.isConnected ? source : document
      from.dispatchEvent(event(`rove:${fact}`))
    },
    on(fact, listener) {
      const receive = guard(`listener of ${fact}`, (event) => listener((event as CustomEvent).detail))
      target.addEventListener(fact, receive)
      return () => target.removeEventListener(fact, receive)
    },
    last: (fact) => known.get(fact) as never,
  }
}

/** The bus of this page: the same one for the loader, every widget and every version of them. */
export function pageBus(): Bus {
  const shared = page()
  shared.bus ??= createBus()
  return shared.bus
}
