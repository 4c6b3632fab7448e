/** Decides when the status of an undecided payment is requested again. The interval grows with the payment's age. */

/** The minimum interval, in milliseconds. */
const minInterval = 60_000
/** The maximum interval, in milliseconds: a bank may take days, but its answer must be noticed on the same day. */
const maxInterval = 6 * 3_600_000
/** The interval as a fraction of the age: one hour at the age of a day. */
const fractionOfAge = 1 / 24

/** A pending payment or event. Times are in milliseconds since 1970. */
interface PendingItem {
  /** The time at which it began. */
  readonly at: number
  /** The time of the last request. */
  readonly asked: number | null
}

/** Whether its status has to be requested now. */
export function isDue({ at, asked }: PendingItem, now: number): boolean {
  return asked === null || now - asked >= Math.min(maxInterval, Math.max(minInterval, (now - at) * fractionOfAge))
}
