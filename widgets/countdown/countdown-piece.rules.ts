/** Why a countdown is shown, and why not, for a marketer: in English, as the panel is. */
import { utcOf } from '../../core/domain/time-of'
import { toJson } from '../../core/own-json'
import type { Reason } from '../../core/pieces'
import type { ServerClock } from '../../core/server-clock'

/** What is wrong with a second bar: for the console, and for the panel. */
export const onlyOne = 'a page has one bar, and another countdown has it'

/** What it depends on. Times in milliseconds since 1970. */
export interface CountdownSituation {
  readonly end: number
  readonly now: number
  readonly source: ReturnType<ServerClock['source']>
  readonly closed: boolean
  /** Whether another one has the page's bar. */
  readonly taken: boolean
}

const saidBy = {
  server: 'by the server',
  device: 'by the device, the server has not answered',
  rehearsal: 'by the clock that is pretended',
} as const

/** Every condition of a countdown. */
export function explainCountdown({ end, now, source, closed, taken }: CountdownSituation): Reason[] {
  const over = end <= now
  const clock = `it is ${utcOf(now)} ${saidBy[source]}`
  return [
    { condition: 'end', eligible: !over, reason: `${over ? 'ended' : 'ends'} at ${utcOf(end)}; ${clock}` },
    {
      condition: 'closed',
      eligible: !closed,
      reason: `the visitor ${closed ? 'closed it less than 6 hours ago' : 'has not closed it'}`,
    },
    ...(taken ? [{ condition: 'bar', eligible: false, reason: onlyOne }] : []),
  ]
}

/** Why nothing is counted. @param wrong what is wrong with the end that was given; nothing where none was */
export function explainUnset(wrong = 'neither countdownEnd nor the attribute end is set'): Reason[] {
  return [{ condition: 'end', eligible: false, reason: wrong }]
}

/** An end that is no time, and what would be one. @param name where it was written: `countdownEnd` */
export function wrongEnd(name: string, given: unknown): string {
  return `${name} is ${toJson(given)}: write 2026-11-30 23:59:59 (UTC), an ISO time, or seconds since 1970`
}
