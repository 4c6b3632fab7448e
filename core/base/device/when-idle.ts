/** Calls once when the page is idle; soon, in a browser that cannot tell. */
export function whenIdle(run: () => void): void {
  const request: (run: () => void) => number = window.requestIdleCallback ?? setTimeout
  request(run)
}
