/** How long a provider that has decided nothing is left alone before it is asked again. */

/** Whoever looks every minute asks then: soon after a press on Pay, and less and less often with age. */
const often = 60_000
/** However old: a bank takes days, and its word is not to be missed by a day. */
const seldom = 6 * 3_600_000
/** The part of its age after which something is asked about again: a day old, each hour. */
const part = 1 / 24

/** What is asked about. Times are in milliseconds since 1970. */
interface Waiting {
  readonly at: number
  /** When it was last asked about. */
  readonly asked: number | null
}

/** Whether it is time to ask about it, for the first time or again. */
export function isDue({ at, asked }: Waiting, now: number): boolean {
  return asked === null || now - asked >= Math.min(seldom, Math.max(often, (now - at) * part))
}
