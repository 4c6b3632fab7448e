/** When live info is requested (LIVE-01). */

/** The time between two requests, in milliseconds. */
export const livePeriodMs = 300_000

/** What the decision depends on. */
export interface LiveMoment {
  /** `Date.now()`. */
  readonly now: number
  /** When the current period began: with the last answer, in this tab or another; `undefined` if there is none. */
  readonly last: number | undefined
  /** The tab is in the background. */
  readonly hidden: boolean
  readonly offline: boolean
}

/** Whether live info is requested now. */
export function isLiveDue({ now, last, hidden, offline }: LiveMoment): boolean {
  if (hidden || offline) return false
  return last === undefined || now - last >= livePeriodMs
}
