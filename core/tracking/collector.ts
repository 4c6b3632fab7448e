/** The one place where facts, pages, clicks and forms become events. Source: document 3, section 2 (TRACK-01). */
import { nullish, safeParse } from 'valibot'
import type { FactName, Facts } from '../facts'
import { askedEvent } from '../host/settings/tracking'
import { items } from '../lenient'
import { ownCopy } from '../own-json'
import { report } from '../report'
import { shape } from '../shape'
import type { EventRow, Params, Seen } from './events/event-row'
import { type EventName, events } from './events/events'
import { fields } from './events/fields'
import type { Memories } from './memories'

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
  /** What amounts of this page are. */
  readonly currency: string
  send(event: TrackedEvent): void
  now(): number
}

/** What has happened is told here. */
export interface Collector {
  /** The page is viewed. */
  page(): void
  fact<F extends FactName>(fact: F, payload: Facts[F]): void
  emit(event: EventName, params: Params): void
  /** The server asks for events, by the page's settings or a command. */
  asked(from: unknown): void
}

/** A fact that is told again in the same words within this time is the same fact, told by two. In milliseconds. */
const sameWithin = 1000

const rows = Object.entries(events) as [EventName, EventRow][]
const asks = shape({ events: nullish(items('track:asked', askedEvent), () => []) })

/** The facts that cause an event. */
export const causes = [...new Set(rows.flatMap(([, { facts = {} }]) => Object.keys(facts)))] as FactName[]

/** @see CollectorDeps */
export function createCollector({ seen, memories, currency, send, now }: CollectorDeps): Collector {
  const heard = new Map<FactName, { readonly words: string; readonly at: number }>()

  function emit(event: EventName, given: Params | undefined): void {
    if (!given) return
    const { params: names, once } = events[event]
    const decoded = safeParse(shape(Object.fromEntries(names.map((name) => [name, fields[name]]))), ownCopy(given))
    if (!decoded.success) {
      report('tracking', `${event} is not usable (${decoded.issues[0].message})`)
      return
    }
    const params = withoutEmpty(decoded.output)
    if (once && !memories.isNew(once.in, event, String(once.by(params, seen) ?? ''))) return
    send({ event, at: now(), params: 'value' in params ? { currency, ...params } : params })
  }

  function isToldAgain(fact: FactName, payload: unknown): boolean {
    const words = JSON.stringify(payload)
    const before = heard.get(fact)
    heard.set(fact, { words, at: now() })
    return before?.words === words && Math.abs(now() - before.at) < sameWithin
  }

  function asked(from: unknown): void {
    const list = safeParse(asks, from)
    const one = safeParse(askedEvent, from)
    for (const { event, params } of [...(list.success ? list.output.events : []), ...(one.success ? [one.output] : [])])
      if (Object.hasOwn(events, event)) emit(event as EventName, params)
  }

  return {
    page() {
      const { type } = seen.page
      for (const [event, { pages = {} }] of rows)
        for (const name of ['any', type]) if (Object.hasOwn(pages, name)) emit(event, pages[name]?.(seen))
    },
    fact(fact, payload) {
      if (isToldAgain(fact, payload)) return
      for (const [event, { facts }] of rows) emit(event, facts?.[fact]?.(payload, seen))
      if (fact === 'track:asked' || fact === 'checkout:reported') asked(ownCopy(payload))
    },
    emit,
    asked,
  }
}

const isEmpty = (value: unknown): boolean => value === undefined || value === '' || (value as unknown[])?.length === 0

function withoutEmpty(params: Params): Params {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => !isEmpty(value)))
}
