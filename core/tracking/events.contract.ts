/** The shop's own log of events. The specification shows no such call: it is proposed. */
import { unknown } from 'valibot'
import type { Endpoint } from '../base/net/endpoint.contract'

/** One event, without personal data. */
export interface LoggedEvent {
  readonly event: string
  /** When, in milliseconds since 1970. */
  readonly at: number
  readonly params: Readonly<Record<string, unknown>>
}

/**
 * POST /rove/events: the events of a page, mostly sent as the page is left (TRACK-01). The answer, 204, is not read.
 */
export const eventsLog: Endpoint<{ readonly events: readonly LoggedEvent[] }, ReturnType<typeof unknown>> = {
  name: 'events.log',
  method: 'POST',
  path: '/rove/events',
  requirements: ['TRACK-01'],
  proposed: true,
  changes: true,
  query: () => ({}),
  json: ({ events }) => ({ events }),
  reads: 'nothing',
  answer: unknown(),
}
