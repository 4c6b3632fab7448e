/** The lock of what has just been opened: a double press does not close it with its second press. */

/** What has just been opened is not closed for this long, in milliseconds (SHELL-03). */
export const lockMs = 500

/**
 * The rest of the lock in milliseconds; 0 or less when it has ended.
 *
 * @param openedAt the time of opening, on the same clock as `now`
 */
export function lockLeft(openedAt: number | undefined, now: number): number {
  return openedAt === undefined ? 0 : openedAt + lockMs - now
}
