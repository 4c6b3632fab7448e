/** Queues the messages of one sink until consent is given and the sink is loaded. The queue is bounded. */

import { has, own } from '../base/input/own'
import { RoveError } from '../base/report/errors'
import { inform } from '../base/report/inform'
import { report } from '../base/report/report'
import type { ConsentCategory } from '../shop/consent/consent.facts'
import type { Contact } from '../shop/contacts/identify.action'
import type { TrackedEvent } from './facts-to-events'

/** What is sent to a sink: an event, or the visitor's contact. */
export type SinkMessage = { readonly event: TrackedEvent; readonly as: string } | { readonly contact: Contact }

/** A sink that has loaded. */
export interface Sink {
  send(message: SinkMessage): void
  /** Sends its batch now: the page may be closed soon. */
  flush?(): void
  /** Consent was withdrawn: nothing more may be sent. */
  withdraw?(): void
}

/** The dependencies of a sink queue. */
export interface SinkQueueDeps {
  readonly name: string
  readonly consent: ConsentCategory
  isAllowed(consent: ConsentCategory): boolean
  /** Loads the sink. Rejects where it is blocked. */
  open(): Promise<Sink>
  sent(message: SinkMessage): void
}

/** The queue in front of one sink. */
export interface SinkQueue extends Required<Pick<Sink, 'send' | 'flush'>> {
  /** Loads the sink and sends what is pending, where consent allows it. Called when the page is idle and when consent changes. */
  review(): void
  /** The visitor refuses: pending messages are dropped, and new ones are ignored until consent is given. */
  withdraw(): void
  /** Whether the sink is loaded and allowed. */
  isOpen(): boolean
}

/** How many messages can be pending. Beyond that the oldest event is dropped; contacts only when no event is left. */
const maxPending = 50

/** @see SinkQueueDeps */
export function createSinkQueue({ name, consent, isAllowed, open, sent }: SinkQueueDeps): SinkQueue {
  const label = `tracking ${name}`
  let pending: SinkMessage[] = []
  let sink: Sink | undefined
  let isRequested = false
  /** The sink failed to load: nothing is queued any more. */
  let hasFailed = false
  /** The visitor refuses: nothing is queued until consent is given. */
  let isRefused = false

  const isOpen = () => !!sink && isAllowed(consent)

  function sendPending(): void {
    if (!isOpen()) return
    for (const message of pending.splice(0)) sendNow(message)
  }

  /** An error in one sink is reported and does not affect the others. */
  function sendNow(message: SinkMessage): void {
    try {
      sink?.send(message)
      sent(message)
    } catch (failure) {
      report(label, failure)
    }
  }

  async function openSink(): Promise<void> {
    try {
      sink = own(await open())
      // Consent may have been withdrawn while the sink was loading.
      if (!isAllowed(consent)) sink.withdraw?.()
      sendPending()
    } catch (failure) {
      // Optional for the page: it is reported as information, and nothing is queued any more.
      hasFailed = true
      pending = []
      inform(failure instanceof RoveError ? failure : new RoveError('broken', label, { cause: failure }))
    }
  }

  return {
    isOpen,
    send(message) {
      if (hasFailed || isRefused) return
      pending.push(message)
      if (pending.length > maxPending) {
        // Events are dropped before contacts: an event has no use without its contact.
        const event = pending.findIndex((one) => has(one, 'event'))
        pending.splice(Math.max(0, event), 1)
        inform(new RoveError('queue-full', label))
      }
      sendPending()
    },
    review() {
      if (!isAllowed(consent)) return
      isRefused = false
      if (isRequested) return sendPending()
      isRequested = true
      void openSink()
    },
    withdraw() {
      isRefused = true
      pending = []
      sink?.withdraw?.()
    },
    flush: () => sink?.flush?.(),
  }
}
