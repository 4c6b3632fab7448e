/** All tracked events (TRACK-01). */
import { own } from '../../base/input/own'
import { checkoutEvents } from './checkout-events'
import type { EventRow, SinkName } from './event-row'
import { pageEvents } from './page-events'
import { shoppingEvents } from './shopping-events'

const rows = { ...pageEvents, ...shoppingEvents, ...checkoutEvents }

/** The name of an event. */
export type EventName = keyof typeof rows

/** Each event with its name, in the order in which one cause emits several. */
export const eventRows = Object.entries(rows).map(([name, row]) => [name, own(row)]) as readonly (readonly [
  EventName,
  EventRow,
])[]

/** The same, by name. */
export const events = Object.fromEntries(eventRows) as Readonly<Record<EventName, EventRow>>

/** The sinks that get every event, by its own name where its row has no other. */
const allEventSinks: readonly SinkName[] = ['dataLayer', 'log']

/** The name of an event in a sink; empty where the sink does not get it. */
export function nameFor(sink: SinkName, event: EventName): string {
  return events[event].sinks?.[sink] ?? (allEventSinks.includes(sink) ? event : '')
}
