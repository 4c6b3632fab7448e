/** The shop's own log of what was tracked. The documents show no such call: it is proposed. */
import { unknown } from 'valibot'
import type { Endpoint } from './endpoint'

/** One event, without anything of a person. */
export interface LoggedEvent {
  readonly event: string
  /** When, in milliseconds since 1970. */
  readonly at: number
  readonly params: Readonly<Record<string, unknown>>
}

/** POST /rove/events: what happened on a page, often as it is left. What it answers is not read: 204. */
export const eventsLog: Endpoint<{ readonly events: readonly LoggedEvent[] }, ReturnType<typeof unknown>> = {
  name: 'events.log',
  method: 'POST',
  path: '/rove/events',
  source: 'document 3, section 2',
  proposed: true,
  changes: true,
  query: () => ({}),
  json: ({ events }) => ({ events }),
  reads: 'nothing',
  answer: unknown(),
}
