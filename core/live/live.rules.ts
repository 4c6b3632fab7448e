/** When live info is requested (LIVE-01). */

/** The time between two requests, in milliseconds. */
export const livePeriodMs = 300_000

/** What the decision depends on. */
export interface LiveMoment {
  /** `Date.now()`. */
  readonly now: number
  /** When an answer last arrived, in this tab or another; `undefined` before the first. */
  readonly last: number | undefined
  /** The tab is in the background. */
  readonly hidden: boolean
  readonly offline: boolean
}

/** Whether live info is requested now. A clock that was set back does not delay it. */
export function isLiveDue({ now, last, hidden, offline }: LiveMoment): boolean {
  if (hidden || offline) return false
  return last === undefined || now - last >= livePeriodMs || now < last
}
