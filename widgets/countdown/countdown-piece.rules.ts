/** Why a countdown is shown, and why not, for a marketer: in English, as the panel is. */
import { utcOf } from '../../core/domain/time-of'
import type { Reason } from '../../core/pieces'

/** What it depends on. Times in milliseconds since 1970; no end where the page names none. */
export interface CountdownSituation {
  readonly end: number | undefined
  readonly now: number
  readonly source: 'server' | 'device'
  readonly closed: boolean
}

/** Every condition of a countdown. */
export function explainCountdown({ end, now, source, closed }: CountdownSituation): Reason[] {
  if (end === undefined)
    return [{ condition: 'end', eligible: false, reason: 'neither countdownEnd nor the attribute end is set' }]
  const over = end <= now
  const clock = `it is ${utcOf(now)} by the ${source === 'server' ? 'server' : 'device, the server has not answered'}`
  return [
    { condition: 'end', eligible: !over, reason: `${over ? 'ended' : 'ends'} at ${utcOf(end)}; ${clock}` },
    {
      condition: 'closed',
      eligible: !closed,
      reason: closed ? 'the visitor closed it less than 6 hours ago' : 'the visitor has not closed it',
    },
  ]
}
