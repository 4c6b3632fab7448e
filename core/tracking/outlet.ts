/** One receiver: what it is to be told waits, bounded, until that is allowed and somebody is there. */
import type { Contact } from '../contacts'
import { RoveError } from '../errors'
import type { ConsentClass } from '../facts'
import { inform } from '../inform'
import { has } from '../own'
import { report } from '../report'
import type { TrackedEvent } from './collector'

/** What a receiver is told: an event, or who the visitor is. */
export type Told = { readonly event: TrackedEvent; readonly as: string } | { readonly contact: Contact }

/** The receiver itself, once it is there. */
export interface Sink {
  take(told: Told): void
  /** Hands over what it has gathered: the page may be gone soon. */
  flush?(): void
  /** It may be told nothing more. */
  withdraw?(): void
}

/** What an outlet needs. */
export interface OutletDeps {
  readonly name: string
  readonly consent: ConsentClass
  isAllowed(consent: ConsentClass): boolean
  /** Fetches the receiver. Rejects where it is blocked. */
  open(): Promise<Sink>
  sent(told: Told): void
}

/** The way to one receiver. */
export interface Outlet extends Required<Pick<Sink, 'take' | 'flush'>> {
  /** It may be told now, if that is allowed: the page has come to rest, or consent was given. */
  review(): void
  /** The visitor refuses: what waits is gone, and nothing waits until it is allowed. */
  withdraw(): void
  /** Whether it is there, and may be told. */
  isOpen(): boolean
}

/** What can wait at most: then the oldest is dropped. */
const most = 50

/** @see OutletDeps */
export function createOutlet({ name, consent, isAllowed, open, sent }: OutletDeps): Outlet {
  const here = `tracking ${name}`
  let waiting: Told[] = []
  let sink: Sink | undefined
  let isAsked = false
  /** Nobody is told, so nothing waits: the receiver did not come. */
  let isLost = false
  /** Nor where the visitor refuses, until it is allowed. */
  let isRefused = false

  const isOpen = () => !!sink && isAllowed(consent)

  function handOver(): void {
    if (!isOpen()) return
    for (const told of waiting.splice(0)) hand(told)
  }

  /** What one receiver throws costs nobody else an event. */
  function hand(told: Told): void {
    try {
      sink?.take(told)
      sent(told)
    } catch (failure) {
      report(here, failure)
    }
  }

  async function come(): Promise<void> {
    try {
      sink = await open()
      // It may have been refused while it was on its way.
      if (!isAllowed(consent)) sink.withdraw?.()
      handOver()
    } catch (failure) {
      // It is missed without harm, and nothing waits for it any more.
      isLost = true
      waiting = []
      inform(failure instanceof RoveError ? failure : new RoveError('broken', here, { cause: failure }))
    }
  }

  return {
    isOpen,
    take(told) {
      if (isLost || isRefused) return
      waiting.push(told)
      if (waiting.length > most) {
        // Who it is, is dropped last: what they did is nothing without.
        const event = waiting.findIndex((one) => has(one, 'event'))
        waiting.splice(Math.max(0, event), 1)
        inform(new RoveError('queue-full', here))
      }
      handOver()
    },
    review() {
      if (!isAllowed(consent)) return
      isRefused = false
      if (isAsked) return handOver()
      isAsked = true
      void come()
    },
    withdraw() {
      isRefused = true
      waiting = []
      sink?.withdraw?.()
    },
    flush: () => sink?.flush?.(),
  }
}
