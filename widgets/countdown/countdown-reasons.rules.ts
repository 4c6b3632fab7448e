/** Why a countdown is shown or not, for the why-panel. In English, as the panel is. */

import { formatUtc } from '../../core/base/country/parse-time.rules'
import { toJson } from '../../core/base/input/own-json'
import type { ServerClock } from '../../core/base/net/server-clock'
import type { Reason } from '../../core/shop/campaign/contents.store'

/** The error of a second bar, on the console and in the panel. */
export const barTaken = 'a page has one bar, and another countdown uses it'

/** What the visibility of a countdown depends on. Times in milliseconds since 1970. */
export interface CountdownSituation {
  readonly end: number
  readonly now: number
  readonly source: ReturnType<ServerClock['source']>
  readonly closed: boolean
  /** Whether another countdown has the page's bar. */
  readonly taken: boolean
}

const clockSources = {
  server: 'by the server',
  device: 'by the device, the server has not answered',
  preview: 'by the clock of this preview',
} as const

/** All conditions of a countdown. */
export function explainCountdown({ end, now, source, closed, taken }: CountdownSituation): Reason[] {
  const over = end <= now
  const clock = `it is ${formatUtc(now)} ${clockSources[source]}`
  return [
    { condition: 'end', eligible: !over, reason: `${over ? 'ended' : 'ends'} at ${formatUtc(end)}; ${clock}` },
    {
      condition: 'closed',
      eligible: !closed,
      reason: `the visitor ${closed ? 'closed it less than 6 hours ago' : 'has not closed it'}`,
    },
    ...(taken ? [{ condition: 'bar', eligible: false, reason: barTaken }] : []),
  ]
}

/** Where an end is read from, for one that is not there. */
const noEnd =
  'neither the attribute end of the tag nor the setting countdownEnd is set (roveSettings, a script data-rove-settings, Drupal.settings or drupalSettings)'

/** Why there is no countdown. @param reason the error of an invalid end; by default, that no end is set */
export function explainNoEnd(reason = noEnd): Reason[] {
  return [{ condition: 'end', eligible: false, reason }]
}

/** The error of an invalid end. @param name where it is set: `countdownEnd` */
export function invalidEnd(name: string, given: unknown): string {
  return `${name} is ${toJson(given)}: write 2026-11-30 23:59:59 (UTC), an ISO time, or seconds since 1970`
}
