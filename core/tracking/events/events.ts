/** Every event that is tracked. Source: document 3, section 2 (TRACK-01). */
import type { EventRow, SinkName } from './event-row'
import { checkoutEvents } from './of-checkout'
import { pageEvents } from './of-pages'
import { shoppingEvents } from './of-shopping'

const rows = { ...pageEvents, ...shoppingEvents, ...checkoutEvents }

/** The name of an event. */
export type EventName = keyof typeof rows

/** By name, in the order in which one cause tells several. */
export const events: Readonly<Record<EventName, EventRow>> = rows

/** The same, each with its name. */
export const eventRows = Object.entries(events) as readonly (readonly [EventName, EventRow])[]

/** The receivers that are told of every event, by its own name where its row says no other. */
const ofAll: readonly SinkName[] = ['dataLayer', 'log']

/** What a receiver calls an event; empty where it is not told of it. */
export function nameFor(sink: SinkName, event: EventName): string {
  return events[event].sinks?.[sink] ?? (ofAll.includes(sink) ? event : '')
}
