/** All sinks of a page. */

import { pageBus } from '../base/bus/bus'
import { has } from '../base/input/own'
import type { ConsentCategory, ConsentChanged } from '../shop/consent/consent.facts'
import type { PageContext } from './events/event-row'
import { nameFor } from './events/events'
import type { TrackedEvent } from './facts-to-events'
import { subtotal } from './item-values'
import { createSinkQueue, type SinkMessage, type SinkQueue } from './sink-queue'
import type { ProviderSettings, SinkRow } from './sinks/sink-row'
import { sinkRows } from './sinks/sink-rows'

/** The dependencies of the sinks. */
export interface SinksDeps {
  readonly context: Pick<PageContext, 'country' | 'counted'>
  /** Whether the shop keeps its own log. */
  readonly log: boolean
  readonly vendors: Readonly<Record<string, ProviderSettings | undefined>>
  isAllowed(consent: ConsentCategory): boolean
}

/** The sinks of one page, each behind its queue. */
export interface Sinks {
  /** Sends an event to every sink that has a name for it. */
  send(event: TrackedEvent): void
  /** The sink that may receive the visitor's contact. */
  readonly contacts: SinkQueue | undefined
  /** Applies the visitor's consent. Sinks whose category is undecided keep queueing. */
  consent(now: ConsentChanged): void
  flush(): void
}

/** @see SinksDeps */
export function createSinks({ context, log, vendors, isAllowed }: SinksDeps): Sinks {
  const { country, counted } = context
  const terms = { country, counted, subtotal, log }
  const isConfigured = (name: string) => vendors[name]?.key || vendors[name]?.script
  const present = sinkRows.filter(({ name, isHere }) => (isHere ? isHere(terms) : isConfigured(name)))
  const queues = present.map((row) => [row, open(row)] as const)

  function open({ name, consent }: SinkRow): SinkQueue {
    return createSinkQueue({
      name,
      consent,
      isAllowed,
      open: async () => (await import('./tracking-later')).later.openSink[name](vendors[name], terms),
      sent(message: SinkMessage) {
        if (has(message, 'event')) pageBus().publish('track:sent', { event: message.as, sink: name })
      },
    })
  }

  return {
    send(event) {
      for (const [row, queue] of queues) {
        const as = nameFor(row.name, event.event)
        if (as) queue.send({ event, as })
      }
    },
    contacts: queues.find(([row]) => row.takesContacts)?.[1],
    consent(now) {
      for (const [row, queue] of queues)
        if (now.refused.includes(row.consent)) queue.withdraw()
        else queue.review()
    },
    flush() {
      for (const [, queue] of queues) queue.flush()
    },
  }
}
