/** The one place where facts, pages, clicks and forms become events. Source: document 3, section 2 (TRACK-01). */
import { safeParse } from 'valibot'
import type { Told } from '../bus'
import type { AskedEvent, FactName, Facts } from '../facts'
import type { OrderNow } from '../facts-of-checkout'
import { issueIn } from '../issue-in'
import { has } from '../own'
import { ownCopy } from '../own-json'
import { report } from '../report'
import { shape } from '../shape'
import type { Params, Seen } from './events/event-row'
import { type EventName, eventRows, events } from './events/events'
import { fieldShape } from './events/fields'
import type { Memories } from './memories'
import { createToldAgain } from './told-again'
import { withoutEmpty } from './without-empty'

/** What happened, as it goes to those who are told. */
export interface TrackedEvent {
  readonly event: EventName
  /** When, in milliseconds since 1970. */
  readonly at: number
  readonly params: Params
}

/** What events come from. */
export interface CollectorDeps {
  readonly seen: Seen
  readonly memories: Memories
  send(event: TrackedEvent): void
}

/** What has happened is told here. */
export interface Collector {
  /** The page is viewed. */
  page(): void
  fact(told: Told): void
  emit(event: EventName, params: Params): void
  /** The server asks for events, by the page's settings or a command: one that nobody knows causes none. */
  asked(events: readonly AskedEvent[], at?: number): void
}

/** The facts that cause events: by a row, or by asking for them. */
export const causes = new Set<FactName>([
  ...eventRows.flatMap(([, { facts = {} }]) => Object.keys(facts) as FactName[]),
  'track:asked',
])

/** @see CollectorDeps */
export function createCollector({ seen, memories, send }: CollectorDeps): Collector {
  const isToldAgain = createToldAgain()

  function emit(event: EventName, given: Params | false | undefined, at = Date.now()): void {
    if (!given) return
    const { params: names, once } = events[event]
    const known = [...names, 'currency' as const].map((name) => [name, fieldShape(name)])
    const decoded = safeParse(shape(Object.fromEntries(known)), ownCopy(given))
    if (!decoded.success) {
      report('tracking', `an event is not usable (${issueIn(event, decoded.issues[0])})`)
      return
    }
    const { currency = seen.currency, ...params } = withoutEmpty(decoded.output)
    if (once && !memories.isNew(once.in, event, String(once.by(params, seen) ?? ''), once.each?.(params))) return
    send({ event, at, params: has(params, 'value') ? { currency, ...params } : params })
  }

  function asked(from: readonly AskedEvent[], at?: number): void {
    for (const { event, params } of from) if (has(events, event)) emit(event as EventName, params, at)
  }

  return {
    page() {
      const { type } = seen.page
      for (const [event, { pages = {} }] of eventRows)
        for (const name of ['any', type]) if (has(pages, name)) emit(event, pages[name]?.(seen))
    },
    fact([fact, payload, at]) {
      // Where it happened it is tracked.
      if (has(payload, 'elsewhere') || isToldAgain(fact, payload, at)) return
      if (has(payload, 'goods')) seen.follow(payload as OrderNow)
      for (const [event, { facts }] of eventRows) emit(event, facts?.[fact]?.(payload as never, seen), at)
      const { events = fact === 'checkout:reported' ? [payload] : [] } = payload as Partial<Facts['track:asked']>
      asked(events as readonly AskedEvent[], at)
    },
    emit,
    asked,
  }
}
