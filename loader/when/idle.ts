import type { LoadStrategy } from './load-strategy'

/** On a page that is never idle, the code is loaded after this time, in milliseconds. */
const longestWaitMs = 5000

/** When the browser is idle; in the next task where it has no idle callback. */
export const idle: LoadStrategy = (_, load) => {
  if (window.requestIdleCallback) window.requestIdleCallback(load, { timeout: longestWaitMs })
  else setTimeout(load)
}
