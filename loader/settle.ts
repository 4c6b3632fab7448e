/**
 * Calls `fail` when something rejects, or has not settled within ten seconds. What settles later still takes effect: a
 * widget may then take over what the server rendered.
 */
export function settle(pending: Promise<unknown>, fail: (failure: unknown) => void): void {
  const timer = setTimeout(fail, 10_000, 'timeout')
  pending.catch(fail).finally(() => clearTimeout(timer))
}
