/** When the answer to a submission is asked for again, and which failures are final (TRADE-01, SWATCH-02). */

/** The pauses before a lost answer is asked for again, in milliseconds. */
export const checkPausesMs: readonly number[] = [1000, 3000, 6000]

/**
 * Whether a failed call certainly changed nothing: the server has refused it. A server that is too busy (408, 425, 429)
 * can be asked again.
 */
export function isDefinite(code: string): boolean {
  return /^(refused|signed-out|status-4\d\d)$/.test(code) && !/^status-4(08|25|29)$/.test(code)
}
