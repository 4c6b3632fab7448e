/**
 * Calls `fail` when a promise rejects, or has not settled within ten seconds. A later result still takes effect: the
 * widget then replaces the server's HTML.
 */
export function settle(pending: Promise<unknown>, fail: (failure: unknown) => void): void {
  const timer = setTimeout(fail, 10_000, 'timeout')
  pending.catch(fail).finally(() => clearTimeout(timer))
}
