/** Turns facts, page views, clicks and form submissions into events (TRACK-01). No other module creates events. */
import { safeParse } from 'valibot'
import type { PublishedFact } from '../base/bus/bus'
import type { FactName, Facts, RequestedEvent } from '../base/bus/facts'
import { issueIn } from '../base/input/issue-in'
import { has, own } from '../base/input/own'
import { ownCopy } from '../base/input/own-json'
import { shape } from '../base/input/shape'
import { report } from '../base/report/report'
import type { OrderNow } from '../shop/order/order.facts'
import type { PageContext, Params } from './events/event-row'
import { type EventName, eventRows, events } from './events/events'
import { fieldShape } from './events/fields'
import { createDuplicateFilter } from './repeated-facts'
import type { Memories } from './sent-events'
import { withoutEmpty } from './without-empty'

/** One event, as it is sent to the sinks. */
export interface TrackedEvent {
  readonly event: EventName
  /** When, in milliseconds since 1970. */
  readonly at: number
  readonly params: Params
}

/** The dependencies of the collector. */
export interface CollectorDeps {
  readonly context: PageContext
  readonly memories: Memories
  send(event: TrackedEvent): void
}

/** Receives what happens on the page and emits events. */
export interface Collector {
  /** The page is viewed. */
  page(): void
  fact(published: PublishedFact): void
  emit(event: EventName, params: Params): void
  /** Emits the events that the server requests in the page's settings or in a command. Unknown events are ignored. */
  requested(events: readonly RequestedEvent[], at?: number): void
}

/** The facts that cause events: a row lists them, or they carry requested events. */
export const causes = new Set<FactName>([
  ...eventRows.flatMap(([, { facts = {} }]) => Object.keys(facts) as FactName[]),
  'track:asked',
])

/** @see CollectorDeps */
export function createCollector({ context, memories, send }: CollectorDeps): Collector {
  const isDuplicate = createDuplicateFilter()

  function emit(event: EventName, given: Params | false | undefined, at = Date.now()): void {
    if (!given) return
    const { params: names, once } = events[event]
    const known = [...names, 'currency' as const].map((name) => [name, fieldShape(name)])
    const decoded = safeParse(shape(Object.fromEntries(known)), ownCopy(given))
    if (!decoded.success) {
      report('tracking', `an event is not usable (${issueIn(event, decoded.issues[0])})`)
      return
    }
    const { currency = context.currency, ...params } = withoutEmpty(decoded.output)
    if (once) {
      const { in: memory, by, each } = own(once)
      if (!memories.isNew(memory, event, `${by(params, context) ?? ''}`, each?.(params))) return
    }
    send({ event, at, params: has(params, 'value') || has(params, 'price') ? { currency, ...params } : params })
  }

  function requested(from: readonly RequestedEvent[], at?: number): void {
    for (const { event, params } of from) if (has(events, event)) emit(event as EventName, params, at)
  }

  return {
    page() {
      const { type } = context.page
      for (const [event, { pages = {} }] of eventRows)
        for (const name of ['any', type]) if (has(pages, name)) emit(event, pages[name]?.(context))
    },
    fact([fact, payload, at]) {
      // A fact from another tab is tracked in that tab.
      if (has(payload, 'elsewhere') || isDuplicate(fact, payload, at)) return
      if (has(payload, 'goods')) context.follow(payload as OrderNow)
      for (const [event, { facts }] of eventRows) emit(event, facts?.[fact]?.(payload as never, context), at)
      const { events = fact === 'checkout:reported' ? [payload] : [] } = payload as Partial<Facts['track:asked']>
      requested(events as readonly RequestedEvent[], at)
    },
    emit,
    requested,
  }
}
